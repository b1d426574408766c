/** Lemmatization without a context: the lemmas that a word may be a form of. */
import { comparativeOf, findVerbBase, singularOf, superlativeOf } from "../inflection.ts";
import { entryOf } from "../lexicon/entries.ts";
import { hasMeaning, meaningsOf, type WordClass } from "./meanings.ts";

/** A lemma, and the part of speech as which the word is a form of it; null for any. */
export interface LemmaForm {
  readonly lemma: string;
  readonly pos: WordClass | null;
}

/** Verb forms that no rule lemmatizes. */
const BE = /^(?:am|are|is|was|were|been|being)$/u;
const HAVE = /^(?:has|had|having)$/u;

/** The positive forms of irregular comparatives and superlatives, such as "better" and "worst". */
const IRREGULAR_POSITIVES = ["good", "well", "bad", "badly", "little", "many", "much", "far"];

/**
 * Every lemma of a word, the word itself first if it is one.
 * @param word as in the text
 * @example lemmasOf("left").map(({ lemma }) => lemma) // ["left", "leave"]
 */
export function lemmasOf(word: string): readonly LemmaForm[] {
  let found = cache.get(word);
  if (found === undefined) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(word, (found = findLemmas(word)));
  }
  return found;
}

/** The words of a text recur, and each is looked up by several callers. */
const cache = new Map<string, readonly LemmaForm[]>();
const CACHE_SIZE = 8000;

function findLemmas(word: string): LemmaForm[] {
  const lower = word
    .toLowerCase()
    .replace(/[’`]/gu, "'")
    .replace(/'s$|s'$|'$/u, (end) => (end === "s'" ? "s" : ""));
  const found: LemmaForm[] = [];
  const add = (lemma: string | null, pos: WordClass | null) => {
    if (lemma && isKnown(lemma) && !found.some((one) => one.lemma === lemma))
      found.push({ lemma, pos });
  };
  add(lower, null);
  if (BE.test(lower)) add("be", "v");
  if (HAVE.test(lower)) add("have", "v");
  for (const guess of ["", ...stems(lower)]) add(findVerbBase(lower, guess), "v");
  const singular = singularOf(lower);
  if (singular !== lower) add(singular, "n");
  for (const base of [...IRREGULAR_POSITIVES, ...bases(lower)])
    if (comparativeOf(base) === lower || superlativeOf(base) === lower) {
      add(base, meaningsOf(base).some(({ pos }) => pos === "a") ? "a" : "r");
    }
  return found;
}

/** Whether the dictionary has a lemma. */
function isKnown(lemma: string): boolean {
  return hasMeaning(lemma) || entryOf(lemma) !== null;
}

/** Possible base forms of a verb form. */
function stems(form: string): string[] {
  return form.endsWith("s") ? [form.slice(0, -1)] : [];
}

function bases(form: string): string[] {
  if (!/(?:er|est)$/u.test(form)) return [];
  const stem = form.replace(/(?:er|est)$/u, "");
  return [stem, `${stem}e`, stem.replace(/i$/u, "y"), stem.replace(/(.)\1$/u, "$1")];
}
