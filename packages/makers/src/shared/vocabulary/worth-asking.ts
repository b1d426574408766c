/** Which words are worth a question. */
import { isWordToLearn, nounClass, type Headword, type WordClass } from "@pulda/english";

/** Words of this level or above are worth asking at every level of a set. */
const ALWAYS = 4;
/** Sets of this level or below are for readers who still learn the common words. */
const BEGINNERS = 2;

/**
 * Whether a word is worth asking in a set of a level: one that few readers of high school know and no part of it tells,
 * of the level or above; for beginners any word above the level. What everyone knows tells nothing about who answers.
 * @param level 1–5
 */
export function isWorthAsking(
  word: { readonly lemma: string; readonly pos: WordClass; readonly level: number },
  level: number,
): boolean {
  if (level <= BEGINNERS && word.level > level) return true;
  return word.level >= Math.min(level, ALWAYS) && isWordToLearn(word.lemma, word.pos);
}

/** Whether a word names something that can be seen or touched. */
export function isConcrete({ lemma, pos }: Headword): boolean {
  return (
    pos === "n" && /^(?:person|animal|place|object|nature|substance)$/u.test(nounClass(lemma) ?? "")
  );
}
