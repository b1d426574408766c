/** How much of the argument of a text hangs on a word that can be reversed. */
import { discourseOf, type Analysis } from "@pulda/english";
import type { WordKeyCandidate } from "./candidates.ts";

/**
 * The least generality of a sentence whose word is reversed, from 0, a single event, to 1: what happened might as well have
 * been otherwise. Judges could not say why "missed a school" would be wrong.
 */
const LEAST_GENERALITY = { sure: 0.15, unsure: 0.3 } as const;
/** Below this strength another sentence only goes on about the same thing. */
const SURE = 1;
/** What the argument adds to the value of a word in the most general sentence, as a share. */
const ARGUMENT = 2;
/** What a word on which claims often turn is worth beside one that may carry a claim. */
const OFTEN = 2;
const MAX_CLAIM_WEIGHT = 3;

/**
 * By a sentence's index: from 0, one event, to 1, a statement about all.
 * @example generalityIn(source.analysis)(0) // 0.4
 */
export function generalityIn(analysis: Analysis): (sentence: number) => number {
  const known = new Map(
    discourseOf(analysis).map(({ sentence, generality }) => [sentence.index, generality]),
  );
  return (sentence) => known.get(sentence) ?? 0;
}

/** Whether a word stands in a statement that can be argued about. */
export function isArgued(
  { sentence, point }: WordKeyCandidate,
  generalityAt: (sentence: number) => number,
): boolean {
  return (
    generalityAt(sentence) >=
    (point.strength < SURE ? LEAST_GENERALITY.unsure : LEAST_GENERALITY.sure)
  );
}

/** The value of a word as the one that is reversed: how surely the text tells against it, and how much hangs on it. */
export function argumentValue(
  { point, sentence }: WordKeyCandidate,
  generalityAt: (sentence: number) => number,
): number {
  const often = point.claimWeight === MAX_CLAIM_WEIGHT ? OFTEN : 1;
  return point.strength ** 1.5 * often * (1 + ARGUMENT * generalityAt(sentence));
}
