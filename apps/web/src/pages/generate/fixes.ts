/** Findings of 지문 점검 and their fixes. */
import type { Finding } from "@pulda/contract";

/** How many characters of context are shown on each side, to the next word. */
const CONTEXT = 40;

/**
 * The text with some findings mended, those whose fix is known.
 * @param findings of this text, in its order, not overlapping
 * @example withFixes("three type", [{ start: 6, end: 10, fix: "types", … }]) // "three types"
 */
export function withFixes(text: string, findings: readonly Finding[]): string {
  return findings.toReversed().reduce((fixed, { start, end, fix }) => {
    if (fix === null) return fixed;
    // without a fix the words go, with the space before them
    const from = fix === "" && fixed[start - 1] === " " ? start - 1 : start;
    return fixed.slice(0, from) + fix + fixed.slice(end);
  }, text);
}

/** The words around a finding, cut between words. */
export function contextOf(text: string, { start, end }: Finding) {
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const after = text.slice(end, end + CONTEXT);
  return {
    before: start > CONTEXT ? `… ${before.replace(/^\S*\s/u, "")}` : before,
    wrong: text.slice(start, end),
    after: end + CONTEXT < text.length ? `${after.replace(/\s\S*$/u, "")} …` : after,
  };
}

/** The same for the same words in the same context, wherever they stand. */
export function findingId(text: string, finding: Finding): string {
  const { before, wrong, after } = contextOf(text, finding);
  return [before, wrong, finding.fix, after].join("\u0000");
}
