/** What counts as the corrected form: the author's, and what does as well in that place. */
import type { GrammarPoint } from "@pulda/english";

/** Forms that may stand for each other wherever the rule asks for one of them. */
const SAME: readonly (readonly string[])[] = [
  ["because", "since", "as"],
  ["although", "though", "even though"],
  ["despite", "in spite of"],
  ["because of", "due to", "owing to"],
  ["much", "far", "even", "still", "a lot"],
];

/** Every form that is right in a point's place, the author's first. */
export function acceptedForms({ rule, original }: GrammarPoint): string[] {
  const lower = original.toLowerCase();
  const others = [
    ...(SAME.find((forms) => forms.includes(lower)) ?? []),
    // "which" and "who" behind a comma cannot become "that", but nobody is wrong to know both
    ...(rule.startsWith("relative") && /^(?:that|which)$/u.test(lower) ? ["that", "which"] : []),
    ...(rule.startsWith("relative") && lower === "who" ? ["that"] : []),
    ...(rule.startsWith("relative-adverb") && lower === "where" ? ["in which", "at which"] : []),
  ];
  return [...new Set([original, ...others.filter((form) => form !== lower)])];
}
