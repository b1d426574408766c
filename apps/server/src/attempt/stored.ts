/** The JSON columns of attempts, versioned and parsed when they are read. */
import { Annotation } from "@pulda/contract";
import { Item, Response } from "@pulda/question";
import { z } from "zod";
import type { Marks } from "./score.ts";

const StoredItem = z.object({ version: z.literal(1), item: Item });
const StoredMarks = z.object({
  version: z.literal(1),
  marks: Annotation.omit({ question_id: true }),
});

export function readItem(text: string): Item {
  return StoredItem.parse(JSON.parse(text)).item;
}

export function writeItem(item: Item): string {
  return JSON.stringify({ version: 1, item });
}

export function readResponse(text: string): Response {
  return Response.parse(JSON.parse(text));
}

export function readMarks(text: string): Marks {
  return StoredMarks.parse(JSON.parse(text)).marks;
}

export function writeMarks(marks: Marks): string {
  return JSON.stringify({ version: 1, marks });
}
