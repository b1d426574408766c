/** Whether a written answer is one of those that count. */
import { meant } from "./contraction.ts";
import type { Grading } from "./item.ts";
import { RIGHT, WRONG, type Judged } from "./judged.ts";
import { judgeMeaning } from "./meaning.ts";
import { sameWords } from "./same.ts";
import { judgeSlip } from "./slip.ts";
import { wordsIn } from "./wording.ts";

/**
 * Judges one written answer.
 * @param accepted every answer that counts
 * @param grading what is forgiven beyond how a text is typed, contractions and British spellings
 * @param rivals words that are no slips, however near: they are others, in lower case
 * @example judgeText(["receive"], "recieve", "spelling").kind // "slip"
 * @example judgeText(["it is"], "It’s", undefined).kind // "right"
 * @example judgeText(["주소"], "주소를", "meaning").kind // "right"
 */
export function judgeText(
  accepted: readonly string[],
  text: string,
  grading: Grading | undefined,
  rivals: ReadonlySet<string> = new Set(),
): Judged {
  const said = meant(wordsIn(text));
  if (said.length === 0) return WRONG;
  const answers = accepted.map((answer) => meant(wordsIn(answer)));
  if (answers.some((answer) => sameWords(answer, said))) return RIGHT;
  switch (grading) {
    case "spelling":
    case "form":
      return judgeSlip(answers, said, grading, rivals);
    case "meaning":
      return judgeMeaning(accepted, text, rivals);
    case undefined:
      return WRONG;
  }
}
