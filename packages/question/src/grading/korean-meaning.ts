/** Grading of a Korean meaning that was written for a word. */
import { RIGHT, WRONG, type TextVerdict } from "./text-verdict.ts";
import { editDistance, decomposeHangul } from "./edit-distance.ts";
import { normalizeText } from "./normalize.ts";

/** The most meanings that may be written for one word: more of them are guesses. */
const MAX_MEANINGS = 3;

/**
 * Grades what was written for a word's meaning; it may be several meanings, separated by commas.
 * @param neighbours meanings of other words, which never count as typos
 */
export function gradeMeaning(
  accepted: readonly string[],
  text: string,
  neighbours: ReadonlySet<string>,
): TextVerdict {
  const parts = text
    .split(/[,，、;；/·ㆍ]/u)
    .map(lettersOnly)
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > MAX_MEANINGS) return WRONG;
  const known = meaningsOf(accepted);
  const verdicts = parts.map((part) => gradeOneMeaning(known, part, neighbours));
  return (
    verdicts.find(({ kind }) => kind === "right") ??
    verdicts.find(({ kind }) => kind === "typo") ??
    WRONG
  );
}

/** An accepted answer, and the meaning that it comes down to. */
interface Known {
  readonly answer: string;
  readonly meaning: string;
}

/** A call grades an item several times: its accepted answers are normalized once. */
const cache = new WeakMap<readonly string[], readonly Known[]>();

function meaningsOf(accepted: readonly string[]): readonly Known[] {
  let known = cache.get(accepted);
  if (!known) {
    known = accepted.flatMap((answer) =>
      formsOf(answer).map((form) => ({ answer, meaning: lettersOnly(form) })),
    );
    cache.set(accepted, known);
  }
  return known;
}

/** "~에 관한" is written as "관한" and as "에 관한". */
function formsOf(answer: string): string[] {
  return /[~～]/u.test(answer) ? [answer, answer.replaceAll(/[~～]/gu, "")] : [answer];
}

function gradeOneMeaning(
  known: readonly Known[],
  written: string,
  neighbours: ReadonlySet<string>,
): TextVerdict {
  if (known.some(({ meaning }) => meaning === written || differByParticle(meaning, written)))
    return RIGHT;
  // "확인" is a noun whole, though it ends as "개인적인" does
  const sameStem = known.find(({ meaning }) =>
    [meaning, stem(meaning)].some(
      (one) => one.length >= 2 && (one === written || one === stem(written)),
    ),
  );
  if (sameStem) return { kind: "typo", note: `품사까지 맞춰 써 보세요: ${sameStem.answer}` };
  if (neighbours.has(written)) return WRONG;
  const letters = decomposeHangul(written);
  const near = known.find(
    ({ meaning }) =>
      isLong(meaning) && isLong(written) && editDistance(decomposeHangul(meaning), letters, 1) <= 1,
  );
  return near ? { kind: "typo", note: `맞춤법을 확인해 보세요: ${near.answer}` } : WRONG;
}

/** Long enough for a typo: in one syllable, another letter makes another word (양 and 음, 가다 and 자다). */
function isLong(meaning: string): boolean {
  return meaning.replace(/다$/u, "").length >= 2;
}

/** A Korean meaning without spaces, punctuation, "~" and text in brackets. */
function lettersOnly(text: string): string {
  return normalizeText(text)
    .replace(/\([^()]*\)|\[[^[\]]*\]/gu, "")
    .replace(/~\s*(?:을|를|이|가|은|는|에게|에|의|와|과|로|으로|도록|하게)?(?=\s)|~(?:을|를)/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

const PARTICLES = "의 에 에서 에게 께 만 까지 부터 임 것 하는것 하기 함".split(" ");
const AFTER_CONSONANT = new Set([...PARTICLES, "을", "은", "과", "으로", "로", "이다"]);
const AFTER_VOWEL = new Set([...PARTICLES, "를", "는", "와", "로", "다", "이다"]);
/** Particles that do not turn a word of one syllable into another word, as 도 turns 속 into 속도. */
const UNAMBIGUOUS = new Set(["을", "를", "은", "는", "이다"]);

/** Whether two meanings differ only by a particle at the end. */
function differByParticle(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === "" || !long.startsWith(short)) return false;
  const end = long.slice(short.length);
  const fitting = /[\u11a8-\u11c2]$/u.test(decomposeHangul(short)) ? AFTER_CONSONANT : AFTER_VOWEL;
  return fitting.has(end) && (short.length > 1 || UNAMBIGUOUS.has(end));
}

/** A meaning without the ending that makes it a verb, adjective or adverb. */
function stem(meaning: string): string {
  return meaning.replace(
    /(?:하다|되다|시키다|하는|되는|하게|하여|스러운|스럽게|적인|적으로|적|로운|롭게|한|된|히|이다|인|의|함|하기|됨)$/u,
    "",
  );
}
