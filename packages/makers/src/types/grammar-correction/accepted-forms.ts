/** What counts as the corrected form: the author's, and what does as well in that place. */
import { TIMES, type GrammarPoint } from "@pulda/english";

/** Forms that may stand for each other wherever the rule asks for one of them. */
const SAME: readonly (readonly string[])[] = [
  ["because", "since", "as"],
  ["although", "though", "even though"],
  ["despite", "in spite of"],
  ["because of", "due to", "owing to"],
  ["much", "far", "even", "still", "a lot"],
];

/**
 * Every form that is right in a point's place, the author's first.
 * @param cue the words that show what form is needed
 * @example acceptedForms({ rule: "relative-adverb", original: "in which" }, "game") // ["in which", "where"]
 */
export function acceptedForms(
  { rule, original }: Pick<GrammarPoint, "rule" | "original">,
  cue: string,
): string[] {
  const lower = original.toLowerCase();
  const others = [
    ...(SAME.find((forms) => forms.includes(lower)) ?? []),
    // "which" and "who" behind a comma cannot become "that", but nobody is wrong to know both
    ...(rule.startsWith("relative") && /^(?:that|which)$/u.test(lower) ? ["that", "which"] : []),
    ...(rule.startsWith("relative") && lower === "who" ? ["that"] : []),
    ...(rule === "relative-adverb" && lower === "where" ? ["in which", "at which"] : []),
    ...(rule === "relative-adverb" && /^(?:in|at|on) which$/u.test(lower)
      ? adverbsFor(cue.toLowerCase())
      : []),
  ];
  return [...new Set([original, ...others.filter((form) => form !== lower)])];
}

/** The relative adverb that says the same after a noun: none after "the way in which". */
function adverbsFor(noun: string): string[] {
  if (/^(?:way|ways|manner|manners)$/u.test(noun)) return [];
  return [TIMES.has(noun) ? "when" : "where"];
}
