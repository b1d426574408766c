/** Our Korean meanings of lemmas, function words and phrases. */
import { lazy, listData, readLines } from "../lexicon/data.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";

/** Part of speech in the dictionary: the four of WordNet, and those of function words. */
export type WordClass =
  | PartOfSpeech
  | "prep"
  | "conj"
  | "pron"
  | "det"
  | "aux"
  | "num"
  | "int"
  | "phrase";

/** The meanings of a lemma as one part of speech, the most important for learners first. */
export interface Meanings {
  readonly pos: WordClass;
  /** One to three, in Korean. */
  readonly korean: readonly string[];
}

/**
 * The lines of each lemma, parsed on first use, since most of the dictionary is never used.
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

const cache = new Map<string, readonly Meanings[]>();
/** How many parsed entries are cached. */
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
 * The meanings of a lemma, by part of speech; empty for a word that is not in the dictionary.
 * @param lemma lower case
 * @example meaningsOf("address")[0]?.korean // ["주소", "연설"]
 */
export function meaningsOf(lemma: string): readonly Meanings[] {
  const known = cache.get(lemma);
  if (known) return known;
  const found = lines().get(lemma);
  if (found === undefined) return [];
  const meanings = [found].flat().map(parse);
  // function words come first, and their entry for a part of speech takes precedence
  const once = meanings.filter(
    ({ pos }, at) => meanings.findIndex((other) => other.pos === pos) === at,
  );
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(lemma, once);
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
 * The meanings of a phrase, or null.
 * @param phrase in its base form
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
 * The lemmas with a Korean meaning.
 * @example lemmasMeaning("주소") // ["address"]
 */
export function lemmasMeaning(korean: string): readonly string[] {
  return byMeaning().get(korean) ?? [];
}
