/** Typos in English words. */
import type { Reading } from "./contraction.ts";
import type { Grading } from "../item/item.ts";
import { WRONG, type TextVerdict } from "./text-verdict.ts";
import { isEquivalentWord, areEquivalent } from "./equivalent-words.ts";
import { editDistance } from "./edit-distance.ts";

export type EnglishGrading = Exclude<Grading, "meaning">;

/**
 * Grades an answer that matches no accepted one exactly: one word of it may have a typo.
 * @param answers each accepted answer, as its words
 * @param neighbours orthographic neighbours, which never count as typos, in lower case
 */
export function gradeWithTypos(
  answers: readonly (readonly Reading[])[],
  response: readonly Reading[],
  grading: EnglishGrading,
  neighbours: ReadonlySet<string>,
): TextVerdict {
  for (const answer of answers) {
    const [meant, written] = onlyDifference(answer, response) ?? [];
    if (meant === undefined || written === undefined) continue;
    const typed = written.toLowerCase();
    if (!neighbours.has(typed) && isTypo(meant.toLowerCase(), typed, grading))
      return { kind: "typo", note: `철자를 확인해 보세요: ${written} → ${meant}` };
  }
  return WRONG;
}

/** The only word in which two answers differ, where it consists of letters. */
function onlyDifference(
  answer: readonly Reading[],
  response: readonly Reading[],
): readonly [meant: string, written: string] | null {
  if (answer.length !== response.length) return null;
  const at = answer.findIndex((one, index) => !isEquivalentWord(one, response[index] ?? []));
  const [[meant = ""] = [], [written = ""] = []] = [answer[at], response[at]];
  if (!isWord(meant) || !isWord(written)) return null;
  return areEquivalent(answer.slice(at + 1), response.slice(at + 1)) ? [meant, written] : null;
}

function isWord(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

/**
 * Whether one word passes for a typo of another, unless it is a word of its own. Both in lower case.
 * @example isTypo("demanded", "demannded", "form") // true, but not "demanding"
 */
export function isTypo(meant: string, written: string, grading: EnglishGrading): boolean {
  // the first letter is rarely mistyped, and another one makes another word (meat, heat)
  if (written[0] !== meant[0]) return false;
  return grading === "form" ? isFormTypo(meant, written) : isSpellingTypo(meant, written);
}

/** The least lengths, in letters, of a word with one typo and with two. */
const ONE_TYPO_LENGTH = 4;
const TWO_TYPOS_LENGTH = 9;

function isSpellingTypo(meant: string, written: string): boolean {
  const maxDistance =
    meant.length >= TWO_TYPOS_LENGTH ? 2 : meant.length >= ONE_TYPO_LENGTH ? 1 : 0;
  return editDistance(meant, written, maxDistance) <= maxDistance;
}

/** In shorter words a single letter distinguishes forms: write, wrote. */
const MIN_FORM_LENGTH = 6;
/** How many letters at the end distinguish forms: demanding, demanded. */
const ENDING_LENGTH = 3;

function isFormTypo(meant: string, written: string): boolean {
  return (
    meant.length >= MIN_FORM_LENGTH &&
    written.slice(-ENDING_LENGTH) === meant.slice(-ENDING_LENGTH) &&
    editDistance(meant, written, 1) <= 1
  );
}
