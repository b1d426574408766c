/** Forms of words: en-inflectors, with a table of our own before it where it errs. */
import enInflectors from "en-inflectors";
import { ADVERBS } from "./words/adverbs.ts";
import { IRREGULAR_VERBS } from "./words/irregular-verbs.ts";
import { PLURALS } from "./words/plurals.ts";

const { Inflectors } = enInflectors;

export interface VerbForms {
  readonly base: string;
  /** Third person singular present. */
  readonly s: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

/**
 * The forms of a verb by its base form.
 * @example verbForms("write").participle // "written"
 */
export function verbForms(base: string): VerbForms {
  if (base === "be") return { base, s: "is", past: "was", participle: "been", ing: "being" };
  const word = new Inflectors(base);
  const irregular = IRREGULAR_VERBS.get(base);
  const past = irregular?.[0] ?? regularPast(base, word.toPast());
  return {
    base,
    s: base === "have" ? "has" : thirdPerson(base),
    past,
    participle: irregular?.[1] ?? past,
    ing:
      base === "lie" || base === "die" || base === "tie"
        ? `${base.slice(0, -2)}ying`
        : word.toGerund(),
  };
}

/** The inflector guesses strange pasts for verbs it does not know; a regular one ends in -ed. */
function regularPast(base: string, guess: string): string {
  if (guess.endsWith("ed")) return guess;
  if (base.endsWith("e")) return `${base}d`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function thirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const BASE_BY_FORM: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_VERBS].flatMap(([base, [past, participle]]) => [
    [past, base] as const,
    [participle, base] as const,
  ]),
);

/**
 * The base form of an inflected verb, or null when no base form gives this form back.
 * @param lemma what a tagger thinks the base form is
 * @example findVerbBase("written", "write") // "write"
 */
export function findVerbBase(form: string, lemma: string): string | null {
  const lower = form.toLowerCase();
  const candidates = [lemma, BASE_BY_FORM.get(lower), new Inflectors(lower).toPresent(), lower];
  for (const base of candidates) {
    if (!base || !/^[a-z]+$/u.test(base)) continue;
    const forms = verbForms(base);
    if (Object.values(forms).includes(lower)) return base;
  }
  return null;
}

/**
 * The plural of a noun.
 * @example pluralOf("city") // "cities"
 */
export function pluralOf(noun: string): string {
  return PLURALS.get(noun) ?? new Inflectors(noun).toPlural();
}

/** Adjective ↔ adverb pairs, from a checked list; null for a word that is not in it. */
export function adverbOf(adjective: string): string | null {
  return ADVERBS.get(adjective.toLowerCase()) ?? null;
}

const ADJECTIVES: ReadonlyMap<string, string> = new Map(
  [...ADVERBS].map(([adjective, adverb]) => [adverb, adjective]),
);

/** @example adjectiveOf("easily") // "easy" */
export function adjectiveOf(adverb: string): string | null {
  return ADJECTIVES.get(adverb.toLowerCase()) ?? null;
}
