/** The level of a word for Korean learners. */
import { lazy, readLines } from "../lexicon/data.ts";
import { entryOf } from "../lexicon/entries.ts";
import { meaningsOf } from "./meanings.ts";

/**
 * 1 elementary school, 2 middle school, 3 first years of high school, 4 the university entrance
 * exam, 5 beyond.
 */
export type WordLevel = 1 | 2 | 3 | 4 | 5;

/** The least Zipf value of levels 1–4. */
const MIN_ZIPF = [4.75, 4.25, 3.95, 3.5] as const;

/** Levels by hand, where the frequency misleads: what schools teach early is rare in films and news, or vice versa. */
const byHand = lazy(
  () =>
    new Map(
      readLines("levels.txt")
        .filter((line) => line !== "")
        .map((line) => {
          const [lemma = "", level = "5"] = line.split("\t");
          return [lemma, Number(level) as WordLevel];
        }),
    ),
);

/**
 * The level of a lemma; 5 for words that are not in the dictionary.
 * @param lemma lower case, or a phrase
 * @example levelOf("pencil") // 1
 */
export function levelOf(lemma: string): WordLevel {
  if (lemma.includes(" ")) return levelOfPhrase(lemma);
  const known = byHand().get(lemma);
  if (known !== undefined) return known;
  const meanings = meaningsOf(lemma);
  const isFunctionWord = meanings.some(({ pos }) => pos.length > 1);
  if (isFunctionWord) return 1;
  const zipf = entryOf(lemma)?.zipf ?? 0;
  const level = MIN_ZIPF.findIndex((least) => zipf >= least);
  return (level < 0 ? 5 : level + 1) as WordLevel;
}

/** A phrase has the level of its hardest word, and at least level 2. */
function levelOfPhrase(phrase: string): WordLevel {
  return Math.max(2, ...phrase.split(" ").map(levelOf)) as WordLevel;
}
