/** Forms besides the author's that a blank of 어형 변화 leaves open, so that they are graded right. */
import { pluralOf, verbForms } from "@pulda/english";
import type { FormCandidate } from "./inflections.ts";

/** Behind these a derived noun may stand in either number. */
const EITHER_NUMBER = /\b(?:the|my|your|his|her|its|our|their)\s$/u;
/** What may follow such a noun where no verb agrees with it. */
const NO_VERB = /^(?:[.,;:!?]| (?:of|in|on|at|by|for|from|with|about|between|among|to|into)\b)/u;

/**
 * What else is right: the other number of a noun of which nothing says how many ("the illustration in the guide"), and
 * "having caused" for "causing" behind a preposition, where two words may be written.
 * @param mostWords how many words the form of a blank may have
 * @example alsoRight(text, candidate, 1) // ["illustrations"]
 */
export function alsoRight(
  text: string,
  { start, end, rule, kind, original, hint }: FormCandidate,
  mostWords: number,
): string[] {
  if (kind === "word-class n")
    return EITHER_NUMBER.test(text.slice(0, start)) && NO_VERB.test(text.slice(end))
      ? [pluralOf(original)]
      : [];
  return rule === "preposition-gerund" && mostWords > 1
    ? [`having ${verbForms(hint).participle}`]
    : [];
}
