/** The other number of a finite verb. */
import { wordTable } from "../../words/word-table.ts";
import type { Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";

const OTHER_NUMBER: Readonly<Record<string, string>> = wordTable({
  is: "are",
  are: "is",
  was: "were",
  were: "was",
  has: "have",
  have: "has",
  does: "do",
  do: "does",
});

export const isPluralForm = (verb: Token): boolean => verb.tag === "VBP" || verb.lower === "were";

/** The singular of a plural form and vice versa; null for a form without number. */
export function otherNumber(verb: Token): string | null {
  const known = OTHER_NUMBER[verb.lower];
  if (known) return known;
  if (verb.tag === "VBD") return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || base === "be") return null;
  return verb.tag === "VBZ" ? base : verbForms(base).s;
}
