/** The JSON columns of attempts, versioned and parsed when they are read. */
import { Item, Response } from "@pulda/question";
import { z } from "zod";

const StoredItem = z.object({ version: z.literal(1), item: Item });

export function readItem(text: string): Item {
  return StoredItem.parse(JSON.parse(text)).item;
}

export function writeItem(item: Item): string {
  return JSON.stringify({ version: 1, item });
}

export function readResponse(text: string): Response {
  return Response.parse(JSON.parse(text));
}
