/** Slips of the pen in English words. */
import type { Reading } from "./contraction.ts";
import type { Grading } from "../item/item.ts";
import { WRONG, type TextVerdict } from "./text-verdict.ts";
import { isEquivalentWord, areEquivalent } from "./equivalent-words.ts";
import { editDistance } from "./edit-distance.ts";

export type EnglishGrading = Exclude<Grading, "meaning">;

/**
 * Judges an answer that is not right as it stands: one word of it may have a slip.
 * @param answers each answer that counts, as its words
 * @param neighbours words that are no slips, in lower case
 */
export function gradeWithTypos(
  answers: readonly (readonly Reading[])[],
  said: readonly Reading[],
  grading: EnglishGrading,
  neighbours: ReadonlySet<string>,
): TextVerdict {
  for (const answer of answers) {
    const [meant, written] = onlyDifference(answer, said) ?? [];
    if (meant === undefined || written === undefined) continue;
    const typed = written.toLowerCase();
    if (!neighbours.has(typed) && isTypo(meant.toLowerCase(), typed, grading))
      return { kind: "slip", note: `철자를 확인해 보세요: ${written} → ${meant}` };
  }
  return WRONG;
}

/** The word in which two answers differ, if it is one of letters and there is no other. */
function onlyDifference(
  answer: readonly Reading[],
  said: readonly Reading[],
): readonly [meant: string, written: string] | null {
  if (answer.length !== said.length) return null;
  const at = answer.findIndex((one, index) => !isEquivalentWord(one, said[index] ?? []));
  const [[meant = ""] = [], [written = ""] = []] = [answer[at], said[at]];
  if (!isWord(meant) || !isWord(written)) return null;
  return areEquivalent(answer.slice(at + 1), said.slice(at + 1)) ? [meant, written] : null;
}

function isWord(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

/**
 * Whether one word passes for a slip of another, if it is no word of its own. Both in lower case.
 * @example isTypo("demanded", "demannded", "form") // true, but not "demanding"
 */
export function isTypo(meant: string, said: string, grading: EnglishGrading): boolean {
  // the first letter is known as a rule, and another one makes another word (meat, heat)
  if (said[0] !== meant[0]) return false;
  return grading === "form" ? isFormSlip(meant, said) : isSpellingSlip(meant, said);
}

/** So many letters must a word have for one slip, and for two. */
const ONE_TYPO_LENGTH = 4;
const TWO_TYPOS_LENGTH = 9;

function isSpellingSlip(meant: string, said: string): boolean {
  const most = meant.length >= TWO_TYPOS_LENGTH ? 2 : meant.length >= ONE_TYPO_LENGTH ? 1 : 0;
  return editDistance(meant, said, most) <= most;
}

/** In shorter words a letter is the form: write, wrote. */
const MIN_FORM_LENGTH = 6;
/** So many letters at the end are the form: demanding, demanded. */
const ENDING_LENGTH = 3;

function isFormSlip(meant: string, said: string): boolean {
  return (
    meant.length >= MIN_FORM_LENGTH &&
    said.slice(-ENDING_LENGTH) === meant.slice(-ENDING_LENGTH) &&
    editDistance(meant, said, 1) <= 1
  );
}
