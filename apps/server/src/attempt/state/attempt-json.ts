/** The JSON columns of attempts, versioned and parsed when they are read. */
import { Annotation } from "@pulda/contract";
import { Item, ItemResponse } from "@pulda/question";
import { z } from "zod";
import { readJson, type Read } from "../../question/question-json.ts";
import type { AnnotationState } from "../result/score.ts";

/** The form of 0.1.0 had the rules of an item in one text. */
const StoredItem = z.object({ version: z.literal(2), item: Item });
/** The form of 0.1.0 had a highlight from `from` to `to`. */
const StoredAnnotation = z.object({
  version: z.literal(2),
  annotation: Annotation.omit({ question_id: true }),
});

/** An item as it was when it was taken or missed. */
export function readItem(text: string): Read<Item> {
  const read = readJson(StoredItem, text);
  return "value" in read ? { value: read.value.item } : read;
}

export function writeItem(item: Item): string {
  return JSON.stringify({ version: 2, item });
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
