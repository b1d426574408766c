/** The JSON columns of attempts, versioned and parsed when they are read. */
import { Item, Response } from "@pulda/question";
import { z } from "zod";

const StoredItems = z.object({ version: z.literal(1), items: z.array(Item) });

export function readItems(text: string): Item[] {
  return StoredItems.parse(JSON.parse(text)).items;
}

export function writeItems(items: readonly Item[]): string {
  return JSON.stringify({ version: 1, items });
}

export function readResponse(text: string): Response {
  return Response.parse(JSON.parse(text));
}
