/** The dictionary's coverage of a text. */
import { analyse, type Token } from "../analysis.ts";
import { meaningAt } from "./meaning-at.ts";

export interface Coverage {
  /** The number of content words: nouns, verbs, adjectives and adverbs, without names and numbers. */
  readonly words: number;
  readonly explained: number;
  /** Words without a Korean meaning, with their counts, most frequent first. */
  readonly missing: readonly (readonly [word: string, count: number])[];
}

/**
 * Counts the content words that have a Korean meaning.
 * @example coverageOf("Bees dance.").explained // 2
 */
export function coverageOf(text: string): Coverage {
  const missing = new Map<string, number>();
  let words = 0;
  for (const { tokens } of analyse(text).sentences)
    for (const token of tokens) {
      if (!isContentWord(token)) continue;
      words++;
      if (!meaningAt(token)) missing.set(token.lower, (missing.get(token.lower) ?? 0) + 1);
    }
  const missingWords = [...missing].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    words,
    explained: words - missingWords.reduce((sum, [, n]) => sum + n, 0),
    missing: missingWords,
  };
}

/** Whether a token is a noun, verb, adjective or adverb, and not a name. */
export function isContentWord({ text, likely, index }: Token): boolean {
  if (
    !/^\p{L}[\p{L}'’-]+$/u.test(text) ||
    /^n['’]t$/u.test(text) ||
    !/^(?:NN|VB|JJ|RB)/u.test(likely ?? "NN")
  )
    return false;
  const isName = /^\p{Lu}/u.test(text) && (index > 0 || likely?.startsWith("NNP"));
  return !isName;
}
