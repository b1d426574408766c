/** Known words that an exam of a level may ask about. */
import type { Sentence } from "@pulda/english";
import { testedWordSet } from "../../types/blank/tested-words.ts";
import type { MakeOrder } from "../../maker.ts";
import { knownWords, type KnownWord } from "./known-words.ts";

/** Words below this level, or below the exam's where that is lower, are known to beginners and ask nothing. */
const LEAST_LEVEL = 3;

/** The known words of the level or above that no item of the passage has asked about; each once. */
export function candidateWords(sentences: readonly Sentence[], order: MakeOrder): KnownWord[] {
  const tested = testedWordSet(order.existingItems);
  return knownWords(sentences).filter(
    ({ head: { lemma }, token, level }) =>
      level >= Math.min(LEAST_LEVEL, order.level) &&
      !tested.has(lemma) &&
      !tested.has(token.lower) &&
      (order.at === null || token.start === order.at),
  );
}
