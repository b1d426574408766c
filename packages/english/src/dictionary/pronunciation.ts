/** Pronunciation in the IPA of learners' dictionaries (American English). */
import { lazy, readLines } from "../lexicon/data.ts";
import type { WordClass } from "./meanings.ts";

/** `word⇥IPA⇥the verb's IPA, where its stress differs`, from the pronouncing dictionary. */
const compiled = lazy(
  () =>
    new Map(
      readLines("pronunciations.txt").map((line) => [line.slice(0, line.indexOf("\t")), line]),
    ),
);

/** `word⇥part of speech⇥IPA`, for heteronyms. */
const byHand = lazy(
  () =>
    new Map(
      readLines("pronunciations-by-hand.txt")
        .filter((line) => line !== "")
        .map((line) => {
          const [word = "", pos = "", ipa = ""] = line.split("\t");
          return [`${word} ${pos}`, ipa];
        }),
    ),
);

/**
 * The pronunciation of a lemma, or null where the dictionary has none.
 * @example pronunciationOf("record", "v") // "rɪˈkɔːrd"
 */
export function pronunciationOf(lemma: string, pos: WordClass): string | null {
  const own = byHand().get(`${lemma} ${pos}`);
  if (own) return own;
  const [, noun, verb] = compiled().get(lemma)?.split("\t") ?? [];
  return (pos === "v" ? verb : undefined) ?? noun ?? null;
}
