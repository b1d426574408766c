/**
 * What a word can be by the dictionary alone. An error misleads the taggers about the words around it, so
 * that a check cannot rely on their tags.
 */
import type { Token } from "../analysis.ts";
import { findVerbBase, pluralOf, singularOf, verbForms } from "../inflection.ts";
import { entryOf, usesAs } from "../lexicon/entries.ts";
import { IRREGULAR_VERBS } from "../words/irregular-verbs.ts";
import { COUNTED, MASS } from "../words/countability.ts";
import { COUNTABLE } from "../words/countable.ts";
import { DETERMINED } from "../words/determined.ts";
import { UNCERTAIN_NUMBER } from "../words/nouns.ts";

/** The share of a lemma's uses in which it is a noun, 0–1, by its counts in a sense-tagged corpus. */
export function nounShare(lemma: string): number {
  const uses = entryOf(lemma)?.uses ?? [];
  const all = uses.reduce((sum, { count }) => sum + count + 1, 0);
  const nouns = usesAs(lemma, "n").reduce((sum, { count }) => sum + count + 1, 0);
  return all === 0 ? 0 : nouns / all;
}

/** Above this share a word is taken for a noun wherever a noun can stand. */
const MOSTLY = 0.85;

/** Whether a word is the plural of a countable noun, and hardly anything else. */
export function isPlural(word: string): boolean {
  if (!/^[a-z]{3,}s$|^(?:men|women|children|people|feet|teeth|mice)$/u.test(word)) return false;
  if (UNCERTAIN_NUMBER.has(word) || /(?:ss|us|is|ics)$/u.test(word)) return false;
  const singular = singularOf(word);
  return singular !== word && usesAs(word, "n").length === 0 && nounShare(singular) >= MOSTLY;
}

/** Whether a word has the form of a plural noun, whatever else it can be. */
export function isPluralForm({ lower, likely }: Token): boolean {
  return (
    likely === "NNS" &&
    /[^su]s$/u.test(lower) &&
    !UNCERTAIN_NUMBER.has(lower) &&
    usesAs(singularOf(lower), "n").length > 0 &&
    singularOf(lower) !== lower
  );
}

/** Whether a word can be a countable singular noun, whatever else it can be. */
export function canBeSingular(word: string): boolean {
  if (
    !/^[a-z]{3,}$/u.test(word) ||
    UNCERTAIN_NUMBER.has(word) ||
    MASS.has(word) ||
    word.endsWith("s")
  )
    return false;
  return usesAs(word, "n").length > 0 && singularOf(word) === word && pluralOf(word) !== word;
}

/** Whether a word is the singular of a countable noun, and hardly anything else. */
export function isSingularCountable(word: string): boolean {
  if (!/^[a-z]{3,}$/u.test(word) || UNCERTAIN_NUMBER.has(word) || MASS.has(word)) return false;
  if (/(?:ics|ness|ing|ism|ware|work|[^s]s)$/u.test(word)) return false;
  return singularOf(word) === word && nounShare(word) >= MOSTLY && pluralOf(word) !== word;
}

const PAST_ONLY = new Map<string, { base: string; participle: string }>();
for (const base of IRREGULAR_VERBS.keys()) {
  const { past, participle } = verbForms(base);
  if (past !== participle && past !== base) PAST_ONLY.set(past, { base, participle });
}

/** The verb whose past this is and not its participle ("went", "wrote"), or null. */
export function pastOnly(word: string): { base: string; participle: string } | null {
  return PAST_ONLY.get(word) ?? null;
}

/** The base of a form with -s of a verb ("goes"), or null. */
export function baseOfThirdPerson(word: string): string | null {
  if (word === "is" || word === "has" || word === "does")
    return { is: "be", has: "have", does: "do" }[word];
  const base = word.endsWith("s") ? findVerbBase(word, word.slice(0, -1)) : null;
  return base && base !== word && verbForms(base).s === word ? base : null;
}

/** Whether a word can be an inflected or plain form of a verb. */
export function canBeVerb({ lower, lemma }: Token): boolean {
  if (
    /^(?:am|are|is|was|were|be|been|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|['’](?:s|re|ve|ll|d|m))$/u.test(
      lower,
    )
  )
    return true;
  // a participle in -ing alone makes no sentence
  if (/[a-z]{2}ing$/u.test(lower) && usesAs(lower, "v").length === 0) return false;
  const base = findVerbBase(lower, lemma) ?? lower;
  return usesAs(base, "v").length > 0;
}

/** The share of a lemma's uses in which it is a verb, 0–1, by its counts in a sense-tagged corpus. */
function verbShare(lemma: string): number {
  const uses = entryOf(lemma)?.uses ?? [];
  const all = uses.reduce((sum, { count }) => sum + count + 1, 0);
  const verbs = usesAs(lemma, "v").reduce((sum, { count }) => sum + count + 1, 0);
  return all === 0 ? 0 : verbs / all;
}

/** Whether a plain form or a form with -s is that of a verb, and hardly ever of a noun or adjective. */
export function isMostlyVerb(word: string): boolean {
  const base = baseOfThirdPerson(word) ?? word;
  return verbShare(base) >= MOSTLY && usesAs(base, "v").length > 0;
}

/** Whether a word has the form of the plural of a noun by the dictionary alone: "runs", "stars", "companies". */
export function hasPluralForm(word: string): boolean {
  if (/^(?:men|women|children|people|feet|teeth|mice|things|years)$/u.test(word)) return true;
  if (!/^[a-z]{2,}[^sui]s$/u.test(word) || UNCERTAIN_NUMBER.has(word)) return false;
  const singular = singularOf(word);
  return singular !== word && usesAs(word, "n").length === 0 && usesAs(singular, "n").length > 0;
}

/** Whether a word is a noun in most of its uses. */
export function isMostlyNoun(word: string): boolean {
  return nounShare(word) >= 0.75;
}

/** The share of nouns among the uses of a word that has the form of a countable singular, 0–1. */
export function singularShare(word: string): number {
  return canBeSingular(word) ? nounShare(word) : 0;
}

/** Whether a singular noun is one of those that are counted in nearly every use. */
export function isCountedNoun(word: string): boolean {
  return COUNTABLE.has(word) || COUNTED.has(word) || DETERMINED.has(word);
}
