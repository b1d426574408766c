/** Words that can be reversed whatever stands around them: the contrary reads as well in nearly every sentence. Written by us. */
import { lazy, readLines } from "../lexicon/data.ts";
import type { Headword } from "../lexicon/lemma.ts";

/** What says the contrary of a word in nearly every sentence. */
export interface Contrary {
  /** How often a claim turns on the word: 2 what may carry a claim, 3 what claims often turn on; of details there are none. */
  readonly weight: 2 | 3;
  /** Lemmas of its class, the most fluent first. */
  readonly words: readonly string[];
}

/** `lemma class weight word[, word]` by "lemma class"; the class of a comparative or superlative is "c". */
const contraries = lazy(
  () =>
    new Map(
      readLines("contraries.txt")
        .filter((line) => line !== "")
        .map((line): [string, Contrary] => {
          const [lemma = "", as = "", weight = "", ...words] = line.split(" ");
          return [
            `${lemma} ${as}`,
            { weight: Number(weight) as Contrary["weight"], words: words.join(" ").split(", ") },
          ];
        }),
    ),
);

/**
 * The contrary of a word that needs no look at its sentence; null where there is none. Comparatives and superlatives have
 * some of their own: "easier" is reversed by "harder", "easy" not everywhere.
 * @example contraryOf({ lemma: "abolish", pos: "v", tag: "VBD" })?.words // ["retain", "introduce"]
 */
export function contraryOf({ lemma, pos, tag }: Headword): Contrary | null {
  const listedAs = /^JJ[RS]$/u.test(tag) ? "c" : pos;
  return contraries().get(`${lemma} ${listedAs}`) ?? null;
}
