/** Grading of one written text. */
import { expandContractions } from "./contraction.ts";
import type { Grading } from "../item/item.ts";
import { RIGHT, WRONG, type TextVerdict } from "./text-verdict.ts";
import { gradeMeaning } from "./korean-meaning.ts";
import { areEquivalent } from "./equivalent-words.ts";
import { gradeWithTypos } from "./typo.ts";
import { tokenizeText } from "./normalize.ts";

/**
 * Grades one written text.
 * @param accepted every accepted answer
 * @param grading what is forgiven beyond case, spacing, contractions and British spelling
 * @param neighbours orthographic neighbours, in lower case: other words, which never count as typos
 * @example gradeText(["receive"], "recieve", "spelling").kind // "typo"
 * @example gradeText(["it is"], "It’s", undefined).kind // "right"
 * @example gradeText(["주소"], "주소를", "meaning").kind // "right"
 */
export function gradeText(
  accepted: readonly string[],
  text: string,
  grading: Grading | undefined,
  neighbours: ReadonlySet<string> = new Set(),
): TextVerdict {
  const written = expandContractions(tokenizeText(text));
  if (written.length === 0) return WRONG;
  const answers = accepted.map((answer) => expandContractions(tokenizeText(answer)));
  if (answers.some((answer) => areEquivalent(answer, written))) return RIGHT;
  switch (grading) {
    case "spelling":
    case "form":
      return gradeWithTypos(answers, written, grading, neighbours);
    case "meaning":
      return gradeMeaning(accepted, text, neighbours);
    case undefined:
      return WRONG;
  }
}
