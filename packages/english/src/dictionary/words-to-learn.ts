/** Words that readers of high school do not know, each with a gloss that fits nearly every text, read by hand. */
import { lazy, readLines } from "../lexicon/data.ts";
import type { WordClass } from "./meanings.ts";

/** `lemma⇥part of speech⇥gloss`, see `docs/how-to/change-the-dictionary.md`. */
const wordsToLearn = lazy(
  () =>
    new Map(
      readLines("words-to-learn.txt").map((line) => {
        const [lemma = "", pos = "", gloss = ""] = line.split("\t");
        return [`${lemma} ${pos}`, gloss];
      }),
    ),
);

/**
 * Whether a lemma as a part of speech is worth a gloss or a question: few readers know it, its parts do not tell it, and
 * it means the same in nearly every text.
 * @example isWordToLearn("acorn", "n") // true
 */
export function isWordToLearn(lemma: string, pos: WordClass): boolean {
  return wordsToLearn().has(`${lemma} ${pos}`);
}

/**
 * What a gloss says of such a word: one to three near words that together cover its usual shades, where a single one of
 * the dictionary would be too narrow; null for any other word.
 * @example printedGloss("tolerate", "v") // "참다, 용인하다"
 */
export function printedGloss(lemma: string, pos: WordClass): string | null {
  return wordsToLearn().get(`${lemma} ${pos}`) ?? null;
}
