/** Proofreading: probable errors of a text, each with a fix. */
import type { Analysis } from "../analysis.ts";
import { agreement } from "./checks/agreement.ts";
import { article } from "./checks/article.ts";
import { confusion } from "./checks/confusion.ts";
import { missing } from "./checks/missing.ts";
import { number } from "./checks/number.ts";
import { repetition } from "./checks/repetition.ts";
import { spacing } from "./checks/spacing.ts";
import { spelling } from "./checks/spelling.ts";
import { verbForm } from "./checks/verb-form.ts";
import type { Check, Finding } from "./finding.ts";
import { isRightHere } from "./right-here.ts";

/** In the order of their certainty: where findings overlap, the first one stays. */
const CHECKS: readonly Check[] = [
  repetition,
  verbForm,
  number,
  agreement,
  article,
  missing,
  confusion,
  spacing,
];

/** The most findings of one text. */
const MAX_FINDINGS = 100;

/**
 * The probable errors of a text, in its order, without overlaps. A check that is in doubt keeps silent: most of what
 * it finds should be an error, and by far not every error is found. Linear in the length of the text.
 * @example proofread(analyse("There are three type of bees.")) // [{ kind: "number", fix: "types", … }]
 */
export function proofread(analysis: Analysis): readonly Finding[] {
  const found: Finding[] = [];
  const taken: Finding[] = [];
  for (const sentence of analysis.sentences) {
    if (!sentence.readable) continue;
    taken.length = 0;
    for (const check of CHECKS)
      for (const finding of check(sentence))
        if (
          !isRightHere(sentence, finding) &&
          !taken.some((other) => finding.start < other.end && other.start < finding.end)
        )
          taken.push(finding);
    found.push(...taken);
    if (found.length >= MAX_FINDINGS) break;
  }
  for (const finding of spelling(analysis))
    if (!found.some((other) => finding.start < other.end && other.start < finding.end))
      found.push(finding);
  return found.toSorted((a, b) => a.start - b.start).slice(0, MAX_FINDINGS);
}
