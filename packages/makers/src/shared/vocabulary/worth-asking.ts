/** Which words are worth a question. */
import {
  hypernymsOf,
  isWordToLearn,
  nounClass,
  usesAs,
  type Headword,
  type WordClass,
} from "@pulda/english";

/** Words of this level or above are worth asking at every level of an exam. */
const ALWAYS = 4;
/** Sets of this level or below are for readers who still learn the common words. */
const BEGINNERS = 2;

/**
 * Whether a word is worth asking in an exam of a level: one that few readers of high school know and no part of it tells,
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

/** What can be seen or touched: an object, a substance, a phenomenon of nature, a part of a body. */
const PHYSICAL = ["object", "substance", "precipitation", "organ", "tissue", "gland"] as const;

/** Whether a word names something that can be seen or touched. */
export function isConcrete({ lemma, pos }: Headword): boolean {
  if (pos !== "n") return false;
  const known = nounClass(lemma);
  if (known !== null) return /^(?:person|animal|place|object|nature|substance)$/u.test(known);
  const [use] = usesAs(lemma, "n");
  const kinds = use ? hypernymsOf(use.sense) : [];
  return PHYSICAL.some((kind) => kinds.includes(usesAs(kind, "n")[0]?.sense ?? -1));
}
