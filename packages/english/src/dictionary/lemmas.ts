/** The dictionary forms that a word in a text may stand for. */
import { comparativeOf, findVerbBase, singularOf, superlativeOf } from "../inflection.ts";
import { entryOf } from "../lexicon/entries.ts";
import { hasMeaning, meaningsOf, type WordClass } from "./meanings.ts";

/** A dictionary form, and as what part of speech the word is a form of it; null for any. */
export interface LemmaForm {
  readonly lemma: string;
  readonly pos: WordClass | null;
}

/** Verb forms that no rule leads back. */
const BE = /^(?:am|are|is|was|were|been|being)$/u;
const HAVE = /^(?:has|had|having)$/u;

/** The bases of "better" and "worst", "earlier" and "biggest". */
const ODD_COMPARED = ["good", "well", "bad", "badly", "little", "many", "much", "far"];

/**
 * Every dictionary form of a word, what it is itself first.
 * @param word as it stands in the text
 * @example lemmasOf("left").map(({ lemma }) => lemma) // ["left", "leave"]
 */
export function lemmasOf(word: string): readonly LemmaForm[] {
  let found = known.get(word);
  if (found === undefined) {
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(word, (found = findLemmas(word)));
  }
  return found;
}

/** The words of a text come again and again, and each is asked about from several sides. */
const known = new Map<string, readonly LemmaForm[]>();
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
  for (const base of [...ODD_COMPARED, ...bases(lower)])
    if (comparativeOf(base) === lower || superlativeOf(base) === lower) {
      add(base, meaningsOf(base).some(({ pos }) => pos === "a") ? "a" : "r");
    }
  return found;
}

/** Whether the dictionary says anything of a lemma. */
function isKnown(lemma: string): boolean {
  return hasMeaning(lemma) || entryOf(lemma) !== null;
}

/** What a verb form may come from: "found" comes from "find", and is one itself. */
function stems(form: string): string[] {
  return form.endsWith("s") ? [form.slice(0, -1)] : [];
}

function bases(form: string): string[] {
  if (!/(?:er|est)$/u.test(form)) return [];
  const stem = form.replace(/(?:er|est)$/u, "");
  return [stem, `${stem}e`, stem.replace(/i$/u, "y"), stem.replace(/(.)\1$/u, "$1")];
}
