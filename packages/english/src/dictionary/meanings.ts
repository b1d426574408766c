/** The Korean meanings that we wrote: of lemmas, of function words and of phrases. */
import { lazy, listData, readLines } from "../lexicon/data.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";

/** Part of speech in the dictionary: the four of WordNet, and those of function words. */
export type WordClass =
  PartOfSpeech | "prep" | "conj" | "pron" | "det" | "aux" | "num" | "int" | "phrase";

/** What a lemma means as one part of speech, the meaning that a learner needs first at the front. */
export interface Meanings {
  readonly pos: WordClass;
  /** One to three, in Korean. */
  readonly korean: readonly string[];
}

const words = lazy(() => {
  const read = new Map<string, Meanings[]>();
  const add = (lemma: string, { pos, korean }: Meanings) => {
    const list = read.get(lemma) ?? [];
    if (!list.some((known) => known.pos === pos)) list.push({ pos, korean });
    read.set(lemma, list);
  };
  for (const name of ["phrases/function.txt", ...listData("korean")])
    for (const [lemma, pos, meanings] of rows(name))
      add(lemma.toLowerCase(), {
        pos: pos === "adv" ? "r" : (pos as WordClass),
        korean: meanings.split("; "),
      });
  return read;
});

const phrases = lazy(
  () =>
    new Map(
      rows("phrases/phrases.txt").map(([phrase, meanings]) => [phrase, meanings.split("; ")]),
    ),
);

/** The columns of a file's lines. */
function rows(name: string): [string, string, string][] {
  return readLines(name)
    .filter((line) => line !== "")
    .map((line) => {
      const [first = "", second = "", third = ""] = line.split("\t");
      return [first, second, third];
    });
}

/**
 * What a lemma means, by part of speech; empty for a word that the dictionary does not have.
 * @param lemma lower case
 * @example meaningsOf("address")[0]?.korean // ["주소", "연설"]
 */
export function meaningsOf(lemma: string): readonly Meanings[] {
  return words().get(lemma) ?? [];
}

/**
 * What a phrase means, or null.
 * @param phrase in its dictionary form
 * @example phraseMeanings("account for") // ["설명하다", "차지하다", …]
 */
export function phraseMeanings(phrase: string): readonly string[] | null {
  return phrases().get(phrase) ?? null;
}

/** Every phrase of the dictionary. */
export function allPhrases(): Iterable<string> {
  return phrases().keys();
}

/** Every lemma with a meaning, function words included. */
export function lemmasWithMeaning(): Iterable<string> {
  return words().keys();
}
