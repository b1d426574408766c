/** Words that readers of high school do not know and that mean the same in nearly every text, read by hand. */
import { lazy, readLines } from "../lexicon/data.ts";
import type { WordClass } from "./meanings.ts";

/** `lemma⇥part of speech`, see `docs/how-to/change-the-dictionary.md`. */
const wordsToLearn = lazy(() => new Set(readLines("words-to-learn.txt")));

/**
 * Whether a lemma as a part of speech is worth a gloss or a question: few readers know it, its parts do not tell it, and
 * its first meaning is right in nearly every text.
 * @example isWordToLearn("acorn", "n") // true
 */
export function isWordToLearn(lemma: string, pos: WordClass): boolean {
  return wordsToLearn().has(`${lemma}\t${pos}`);
}
