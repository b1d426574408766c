/** The JSON columns of attempts, versioned and parsed when they are read. */
import { Annotation } from "@pulda/contract";
import { Item, ItemResponse } from "@pulda/question";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { readJson, type Read } from "../../question/question-json.ts";
import type { AnnotationState } from "../result/score.ts";

/** Version 1 (release 0.1.0) had the rules of an item in one string. */
const StoredItem = z.object({ version: z.literal(2), item: Item });
/** Version 1 (release 0.1.0) had highlights with `from` and `to`. */
const StoredAnnotation = z.object({
  version: z.literal(2),
  annotation: Annotation.omit({ question_id: true }),
});

/** In characters of the stored texts; what was parsed of them takes two or three times as much memory. */
const MAX_REMEMBERED = 4 * 1024 * 1024;
/**
 * Items by their stored text, from which nothing else can be read: a taker's calls read the same few again and again,
 * and parsing one takes longer than storing an answer.
 */
const remembered = new LRUCache<string, Item>({
  maxSize: MAX_REMEMBERED,
  sizeCalculation: (_item, text) => text.length,
});

const Positions = z.array(z.int());

/** An item as it was when it was taken or missed; it is shared, and not to be changed. */
export function readItem(text: string): Read<Item> {
  const known = remembered.get(text);
  if (known) return { value: known };
  const read = readJson(StoredItem, text);
  if ("problem" in read) return read;
  const { item } = read.value;
  remembered.set(text, item);
  return { value: item };
}

/** The text to store; its item is remembered, for what is stored is read soon. */
export function writeItem(item: Item): string {
  const text = JSON.stringify({ version: 2, item });
  remembered.set(text, item);
  return text;
}

export function readResponse(text: string): ItemResponse {
  return ItemResponse.parse(JSON.parse(text));
}

export function readAnnotation(text: string): AnnotationState {
  return StoredAnnotation.parse(JSON.parse(text)).annotation;
}

export function writeAnnotation(annotation: AnnotationState): string {
  return JSON.stringify({ version: 2, annotation });
}

/** The positions of the questions that a change of a share is about. */
export function readPositions(text: string): number[] {
  return Positions.parse(JSON.parse(text));
}
