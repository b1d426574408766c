/** The rules and words that an item tests, by which a learner reviews it. */
import type { ItemContent } from "./item.ts";
import { restore } from "../proof/restore.ts";

/** A tested word with the sentence that it stands in; empty where there is none. */
export interface TestedWord {
  readonly text: string;
  readonly context: string;
}

/** The ids of the rules that the key rests on, each once; none for an author's own item. */
export function testedRules({ proof }: ItemContent): string[] {
  return proof.kind === "author" ? [] : [...new Set(proof.rules)];
}

/**
 * The words that a vocabulary item tests; none for other items.
 * @example testedWords(item) // [{ text: "demand", context: "They demanded more." }]
 */
export function testedWords(item: ItemContent): TestedWord[] {
  const { proof } = item;
  if (proof.kind === "word") return [{ text: proof.word, context: "" }];
  if (proof.kind !== "made" || !proof.words) return [];
  const text = restore(item) ?? "";
  return proof.words.map((word) => ({
    text: word.text,
    context: sentenceAt(text, word.span.start - proof.source.start),
  }));
}

/** The sentence around an offset, by Unicode sentence segmentation. */
function sentenceAt(text: string, offset: number): string {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
  return sentences.containing(Math.max(0, offset))?.segment.trim() ?? "";
}
