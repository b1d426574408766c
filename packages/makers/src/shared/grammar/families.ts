/** What kind of thing a grammar rule asks about: an exam's three boxes ask about three of them. */

/** Clauses and what joins them, verb forms that are no predicate, and what has to agree with another word. */
type Family = "clause" | "verbal" | "agreement" | "form";

const FAMILIES: Readonly<Record<string, Family>> = {
  "bare-infinitive": "verbal",
  "conjunction-preposition": "clause",
  "emotion-participle": "verbal",
  "finite-verb": "verbal",
  "indirect-question": "clause",
  inversion: "agreement",
  parallel: "verbal",
  "participial-clause": "verbal",
  "participle-modifier": "verbal",
  "preposition-gerund": "verbal",
  "pronoun-number": "agreement",
  "purpose-infinitive": "verbal",
  reflexive: "agreement",
  "relative-adverb": "clause",
  "relative-agreement": "agreement",
  "relative-case": "clause",
  "relative-what": "clause",
  "subject-verb-agreement": "agreement",
  "that-conjunction": "clause",
  "to-gerund": "verbal",
  "verb-complement": "verbal",
  whose: "clause",
};

/**
 * The family of a rule; all that is none of the others is "form" (voice, adverbs, comparison …).
 * @example familyOf("relative-what") // "clause"
 */
export function familyOf(rule: string): Family {
  return FAMILIES[rule] ?? "form";
}

/** How many families some rules are of. */
export function countFamilies(rules: readonly string[]): number {
  return new Set(rules.map(familyOf)).size;
}
