/** Slips of the pen in English words. */
import type { Reading } from "./contraction.ts";
import type { Grading } from "./item.ts";
import { WRONG, type Judged } from "./judged.ts";
import { sameWord, sameWords } from "./same.ts";
import { distance } from "./spelling.ts";

export type EnglishGrading = Exclude<Grading, "meaning">;

/**
 * Judges an answer that is not right as it stands: one word of it may have a slip.
 * @param answers each answer that counts, as its words
 * @param rivals words that are no slips, in lower case
 */
export function judgeSlip(
  answers: readonly (readonly Reading[])[],
  said: readonly Reading[],
  grading: EnglishGrading,
  rivals: ReadonlySet<string>,
): Judged {
  for (const answer of answers) {
    const [meant, written] = onlyDifference(answer, said) ?? [];
    if (meant === undefined || written === undefined) continue;
    const typed = written.toLowerCase();
    if (!rivals.has(typed) && isSlip(meant.toLowerCase(), typed, grading))
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
  const at = answer.findIndex((one, index) => !sameWord(one, said[index] ?? []));
  const [[meant = ""] = [], [written = ""] = []] = [answer[at], said[at]];
  if (!isWord(meant) || !isWord(written)) return null;
  return sameWords(answer.slice(at + 1), said.slice(at + 1)) ? [meant, written] : null;
}

function isWord(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

/**
 * Whether one word passes for a slip of another, if it is no word of its own. Both in lower case.
 * @example isSlip("demanded", "demannded", "form") // true, but not "demanding"
 */
export function isSlip(meant: string, said: string, grading: EnglishGrading): boolean {
  // the first letter is known as a rule, and another one makes another word (meat, heat)
  if (said[0] !== meant[0]) return false;
  return grading === "form" ? isFormSlip(meant, said) : isSpellingSlip(meant, said);
}

/** So many letters must a word have for one slip, and for two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 9;

function isSpellingSlip(meant: string, said: string): boolean {
  const most = meant.length >= TWO_SLIPS ? 2 : meant.length >= ONE_SLIP ? 1 : 0;
  return distance(meant, said, most) <= most;
}

/** In shorter words a letter is the form: write, wrote. */
const SHORTEST = 6;
/** So many letters at the end are the form: demanding, demanded. */
const ENDING = 3;

function isFormSlip(meant: string, said: string): boolean {
  return (
    meant.length >= SHORTEST &&
    said.slice(-ENDING) === meant.slice(-ENDING) &&
    distance(meant, said, 1) <= 1
  );
}
