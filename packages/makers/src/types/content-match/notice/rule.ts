/** What the rules of notices share. */
import { findVerbBase, verbForms } from "@pulda/english";
import { inner, isPluralPhrase, sentence, type FalseFact, type Notice } from "./notice.ts";

export type Made = {
  readonly trues: readonly string[];
  readonly falses: readonly FalseFact[];
} | null;
/** A form of sentence, and what is stated of its groups. */
export type Rule = readonly [
  pattern: RegExp,
  make: (groups: readonly string[], notice: Notice) => Made,
];

export const are = (phrase: string): string => (isPluralPhrase(phrase) ? "are" : "is");
export const without = (phrase: string): string => inner(phrase).replace(/^(?:the|a|an) /u, "");
export const falsely = (
  text: string,
  kind: FalseFact["kind"],
  said: string,
  stated: string,
): FalseFact => ({ text: sentence(text), kind, said, stated });
export const made = (trues: readonly string[], falses: readonly FalseFact[]): Made => ({
  trues: trues.map(sentence),
  falses,
});

/** The last of "three hours of credit and a free lunch". */
export const lastOf = (list: string): string => list.split(/, (?:and )?| and /u).at(-1) ?? list;

/** "a water bottle" of "water bottle"; a plural stays. */
export function nounOf(what: string): string {
  return isPluralPhrase(what) || /^(?:lunch|water|food|equipment|drinking water)$/u.test(what)
    ? what
    : `${/^[aeiou]/u.test(what) ? "an" : "a"} ${what}`;
}

/** "borrow red flashlights at the entrance" of "borrowed at the entrance". */
export function baseOfPhrase(phrase: string, object: string): string {
  const [participle = "", ...rest] = phrase.split(" ");
  const base = findVerbBase(participle, participle) ?? participle;
  return `${verbForms(base).base} ${object} ${rest.join(" ")}`;
}
