/** The accepted corrections: the author's form and its equivalents. */
import { TIMES, type GrammarPoint } from "@pulda/english";

/** Forms that are interchangeable wherever the rule requires one of them. */
const INTERCHANGEABLE: readonly (readonly string[])[] = [
  ["because", "since", "as"],
  ["although", "though", "even though"],
  ["despite", "in spite of"],
  ["because of", "due to", "owing to"],
  ["much", "far", "even", "still", "a lot"],
];

/**
 * Every form that is right for a grammar point, the author's first.
 * @param cue the words that show which form is needed
 * @example acceptedForms({ rule: "relative-adverb", original: "in which" }, "game") // ["in which", "where"]
 */
export function acceptedForms(
  { rule, original }: Pick<GrammarPoint, "rule" | "original">,
  cue: string,
): string[] {
  const lower = original.toLowerCase();
  const others = [
    ...(INTERCHANGEABLE.find((forms) => forms.includes(lower)) ?? []),
    // after a comma "that" is wrong, but it is accepted: the item does not test that
    // "most of which": behind a preposition "that" cannot stand
    ...(rule.startsWith("relative") && rule !== "relative-case" && /^(?:that|which)$/u.test(lower)
      ? ["that", "which"]
      : []),
    ...(rule.startsWith("relative") && lower === "who" ? ["that"] : []),
    ...(rule === "relative-adverb" && lower === "where" ? ["in which", "at which"] : []),
    ...(rule === "relative-adverb" && /^(?:in|at|on) which$/u.test(lower)
      ? adverbsFor(cue.toLowerCase())
      : []),
  ];
  return [...new Set([original, ...others.filter((form) => form !== lower)])];
}

/** The equivalent relative adverb after a noun: none after "the way in which". */
function adverbsFor(noun: string): string[] {
  if (/^(?:way|ways|manner|manners)$/u.test(noun)) return [];
  return [TIMES.has(noun) ? "when" : "where"];
}
