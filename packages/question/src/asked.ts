/** What an item asks for, as a learner comes back to it: rules and words. */
import type { ItemContent } from "./item.ts";
import { restore } from "./restore.ts";

/** A word that an item asked for, with the sentence that it stands in; empty where there is none. */
export interface AskedWord {
  readonly text: string;
  readonly context: string;
}

/** The ids of the rules that the key rests on; none for an item of the author's own. */
export function rulesOf({ proof }: ItemContent): string[] {
  return proof.kind === "author" ? [] : [...new Set(proof.rule.split("+"))];
}

/** Types that ask for words of their passage. */
const VOCABULARY: ReadonlySet<string> = new Set([
  "word-in-context",
  "word-choice",
  "definition",
  "synonym",
  "word-meaning",
  "word-spelling",
]);

/**
 * The words that an item on vocabulary asks for; none for other items.
 * @example wordsOf(item) // [{ text: "demand", context: "They demanded more." }]
 */
export function wordsOf(item: ItemContent): AskedWord[] {
  const { proof } = item;
  if (proof.kind === "word") return [{ text: proof.word, context: "" }];
  if (proof.kind !== "made" || !VOCABULARY.has(item.type)) return [];
  const text = restore(item) ?? "";
  const at = (start: number): string => sentenceAt(text, start - proof.source.start);
  const { operation, rule, evidence } = proof;
  switch (operation.kind) {
    case "keep": {
      // the rule names the dictionary form
      const lemma = /^meaning:(.+)$/u.exec(rule)?.[1];
      return lemma ? [{ text: lemma, context: at(evidence[0]?.span.start ?? 0) }] : [];
    }
    case "replace":
    case "blank":
      return [{ text: operation.original, context: at(operation.span.start) }];
    case "boxes":
      return operation.boxes.map(({ original, span }) => ({
        text: original,
        context: at(span.start),
      }));
    default:
      return [];
  }
}

/** The sentence around an offset, as punctuation has it. */
function sentenceAt(text: string, offset: number): string {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
  return sentences.containing(Math.max(0, offset))?.segment.trim() ?? "";
}
