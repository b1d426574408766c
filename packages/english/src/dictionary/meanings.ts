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

/**
 * Where each lemma's lines stand: kept as they are and read when they are asked for, since most of the
 * dictionary never is.
 */
const lines = lazy(() => {
  const found = new Map<string, string | string[]>();
  for (const name of ["phrases/function.txt", ...listData("korean")])
    for (const line of readLines(name)) {
      const lemma = line.slice(0, line.indexOf("\t")).toLowerCase();
      if (lemma === "") continue;
      const before = found.get(lemma);
      found.set(lemma, before === undefined ? line : [before, line].flat());
    }
  return found;
});

const parsed = new Map<string, readonly Meanings[]>();
/** So many entries are kept as they were read. */
const CACHE_SIZE = 4000;

const phrases = lazy(
  () =>
    new Map(
      readLines("phrases/phrases.txt").map((line) => {
        const [phrase = "", meanings = ""] = line.split("\t");
        return [phrase, meanings.split("; ")] as const;
      }),
    ),
);

/**
 * What a lemma means, by part of speech; empty for a word that the dictionary does not have.
 * @param lemma lower case
 * @example meaningsOf("address")[0]?.korean // ["주소", "연설"]
 */
export function meaningsOf(lemma: string): readonly Meanings[] {
  const known = parsed.get(lemma);
  if (known) return known;
  const found = lines().get(lemma);
  if (found === undefined) return [];
  const meanings = [found].flat().map(parse);
  // function words come first, and what they say of a part of speech counts
  const once = meanings.filter(
    ({ pos }, at) => meanings.findIndex((other) => other.pos === pos) === at,
  );
  if (parsed.size >= CACHE_SIZE) parsed.clear();
  parsed.set(lemma, once);
  return once;
}

function parse(line: string): Meanings {
  const [, pos = "n", meanings = ""] = line.split("\t");
  return { pos: pos === "adv" ? "r" : (pos as WordClass), korean: meanings.split("; ") };
}

/** Whether the dictionary has a lemma. */
export function hasMeaning(lemma: string): boolean {
  return lines().has(lemma);
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
export function allPhrases(): string[] {
  return [...phrases().keys()].filter((phrase) => phrase !== "");
}

/** Every lemma with a meaning, function words included. */
export function lemmasWithMeaning(): Iterable<string> {
  return lines().keys();
}

const byMeaning = lazy(() => {
  const found = new Map<string, string[]>();
  for (const lemma of lines().keys())
    for (const { korean } of meaningsOf(lemma))
      for (const meaning of korean.flatMap((one) => one.split(", "))) {
        const known = found.get(meaning);
        if (known) known.push(lemma);
        else found.set(meaning, [lemma]);
      }
  return found;
});

/**
 * The lemmas that have a Korean meaning among theirs.
 * @example lemmasMeaning("주소") // ["address"]
 */
export function lemmasMeaning(korean: string): readonly string[] {
  return byMeaning().get(korean) ?? [];
}
