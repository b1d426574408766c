/** Grading of one written text. */
import { expandContractions, type Reading } from "./contraction.ts";
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
 * @param neighbours gives the orthographic neighbours, in lower case: other words, which never count as typos
 * @example gradeText(["receive"], "recieve", "spelling").kind // "typo"
 * @example gradeText(["it is"], "It’s", undefined).kind // "right"
 * @example gradeText(["the more, the better"], "the more the better", "form").kind // "right"
 * @example gradeText(["주소"], "주소를", "meaning").kind // "right"
 */
export function gradeText(
  accepted: readonly string[],
  text: string,
  grading: Grading | undefined,
  neighbours: () => ReadonlySet<string> = () => NONE,
): TextVerdict {
  // where a form is asked for, commas are not
  const asked = grading === "form" ? withoutCommas : (readings: readonly Reading[]) => readings;
  const written = asked(expandContractions(tokenizeText(text)));
  if (written.length === 0) return WRONG;
  const answers = readingsOf(accepted).map(asked);
  if (answers.some((answer) => areEquivalent(answer, written))) return RIGHT;
  switch (grading) {
    case "spelling":
    case "form":
      return gradeWithTypos(answers, written, grading, neighbours());
    case "meaning":
      return gradeMeaning(accepted, text, neighbours());
    case undefined:
      return WRONG;
  }
}

function withoutCommas(readings: readonly Reading[]): readonly Reading[] {
  return readings.filter((reading) => !reading.includes(","));
}

const NONE: ReadonlySet<string> = new Set();

/** A call grades an item several times: its accepted answers are normalized once. */
const cache = new WeakMap<readonly string[], readonly (readonly Reading[])[]>();

function readingsOf(accepted: readonly string[]): readonly (readonly Reading[])[] {
  let answers = cache.get(accepted);
  if (!answers) {
    answers = accepted.map((answer) => expandContractions(tokenizeText(answer)));
    cache.set(accepted, answers);
  }
  return answers;
}
