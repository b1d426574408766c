/** Whether a written answer is one of those that count. */
import { expandContractions } from "./contraction.ts";
import type { Grading } from "../item/item.ts";
import { RIGHT, WRONG, type TextVerdict } from "./text-verdict.ts";
import { gradeMeaning } from "./korean-meaning.ts";
import { areEquivalent } from "./equivalent-words.ts";
import { gradeWithTypos } from "./typo.ts";
import { tokenizeText } from "./normalize.ts";

/**
 * Judges one written answer.
 * @param accepted every answer that counts
 * @param grading what is forgiven beyond how a text is typed, contractions and British spellings
 * @param neighbours words that are no slips, however near: they are others, in lower case
 * @example gradeText(["receive"], "recieve", "spelling").kind // "slip"
 * @example gradeText(["it is"], "It’s", undefined).kind // "right"
 * @example gradeText(["주소"], "주소를", "meaning").kind // "right"
 */
export function gradeText(
  accepted: readonly string[],
  text: string,
  grading: Grading | undefined,
  neighbours: ReadonlySet<string> = new Set(),
): TextVerdict {
  const said = expandContractions(tokenizeText(text));
  if (said.length === 0) return WRONG;
  const answers = accepted.map((answer) => expandContractions(tokenizeText(answer)));
  if (answers.some((answer) => areEquivalent(answer, said))) return RIGHT;
  switch (grading) {
    case "spelling":
    case "form":
      return gradeWithTypos(answers, said, grading, neighbours);
    case "meaning":
      return gradeMeaning(accepted, text, neighbours);
    case undefined:
      return WRONG;
  }
}
