/** Words that can be turned round whatever stands around them: the contrary reads as well in nearly every sentence. Written by us. */
import { lazy, readLines } from "../lexicon/data.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";

/** What says the contrary of a word in nearly every sentence. */
export interface Contrary {
  /** How often a claim turns on the word: 2 what may carry a claim, 3 what claims often turn on; of details there are none. */
  readonly weight: 2 | 3;
  /** Lemmas of its class, the most fluent first. */
  readonly words: readonly string[];
}

/** A class of word, or "c" for a comparative or superlative. */
export type ContraryClass = PartOfSpeech | "c";

/** `lemma class weight word[, word]` by "lemma class". */
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
 * The contrary of a lemma that needs no look at its sentence; null where there is none.
 * @example contraryOf("abolish", "v")?.words // ["retain", "introduce"]
 * @example contraryOf("easy", "c")?.words // ["hard"]: "easier" → "harder"
 */
export function contraryOf(lemma: string, as: ContraryClass): Contrary | null {
  return contraries().get(`${lemma} ${as}`) ?? null;
}
