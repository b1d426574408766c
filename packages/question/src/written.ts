/** Whether a written answer is one of those that count. */
import type { Grading } from "./item.ts";
import { distance, jamo } from "./spelling.ts";

export type Judged =
  | { readonly kind: "right" | "wrong" }
  /** Right but for a slip; the note says which, in Korean. */
  | { readonly kind: "slip"; readonly note: string };

const RIGHT: Judged = { kind: "right" };
const WRONG: Judged = { kind: "wrong" };

/**
 * Judges one written answer.
 * @param accepted every answer that counts
 * @param grading what is forgiven beyond case, spaces, quotes and a final stop
 * @example judgeText(["receive"], "recieve", "spelling").kind // "slip"
 * @example judgeText(["주소"], "주소를", "meaning").kind // "right"
 */
export function judgeText(
  accepted: readonly string[],
  text: string,
  grading: Grading | undefined,
): Judged {
  const said = normalise(text);
  if (said === "") return WRONG;
  if (accepted.some((answer) => normalise(answer) === said)) return RIGHT;
  if (grading === "spelling") return judgeSpelling(accepted, said);
  if (grading === "meaning") return judgeMeaning(accepted, text);
  return WRONG;
}

/** Case, spaces, curly quotes and a final stop do not decide whether a written answer is right. */
function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?]$/, "")
    .toLowerCase();
}

/** So many letters may a word have for one slip, and for two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 9;

function judgeSpelling(accepted: readonly string[], said: string): Judged {
  const meant = accepted.find((answer) => {
    const allowed = answer.length >= TWO_SLIPS ? 2 : answer.length >= ONE_SLIP ? 1 : 0;
    // the first letter is known as a rule, and another one makes another word (meat, heat)
    return said[0] === normalise(answer)[0] && distance(normalise(answer), said) <= allowed;
  });
  return meant === undefined
    ? WRONG
    : { kind: "slip", note: `철자를 확인해 보세요: ${said} → ${meant}` };
}

/** So many meanings may be written for one word. */
const MEANINGS = 3;

function judgeMeaning(accepted: readonly string[], text: string): Judged {
  const parts = text.split(/[,;/·]/u).filter((part) => bare(part) !== "");
  if (parts.length === 0 || parts.length > MEANINGS) return WRONG;
  const judged = parts.map((part) => judgeOneMeaning(accepted, part));
  return (
    judged.find(({ kind }) => kind === "right") ??
    judged.find(({ kind }) => kind === "slip") ??
    WRONG
  );
}

function judgeOneMeaning(accepted: readonly string[], text: string): Judged {
  const said = bare(text);
  const known = accepted.map((answer) => ({ answer, meaning: bare(answer) }));
  if (known.some(({ meaning }) => meaning === said || particles(meaning, said))) return RIGHT;
  const kin = known.find(({ meaning }) => stem(meaning) === stem(said) && stem(said).length >= 2);
  if (kin) return { kind: "slip", note: `품사까지 맞춰 써 보세요: ${kin.answer}` };
  const letters = jamo(said);
  const near = known.find(
    ({ meaning }) =>
      isLong(meaning) && isLong(said) && distance(jamo(meaning), letters) <= 1,
  );
  return near ? { kind: "slip", note: `맞춤법을 확인해 보세요: ${near.answer}` } : WRONG;
}

/** Of one syllable, another letter makes another word: 양 and 음, 가다 and 자다. */
function isLong(meaning: string): boolean {
  return meaning.replace(/다$/u, "").length >= 2;
}

/** A Korean meaning without spaces, signs, "~" and what stands in brackets. */
function bare(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\([^)]*\)|\[[^\]]*\]/gu, "")
    .replace(/~\s*(?:을|를|이|가|은|는|에게|에|의|와|과|로|으로|도록|하게)?(?=\s)/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

const PARTICLES = "의 에 에서 에게 께 도 만 까지 부터 임 것 하는것 하기 함".split(" ");
const AFTER_CONSONANT = new Set([...PARTICLES, "을", "이", "은", "과", "으로", "이다"]);
const AFTER_VOWEL = new Set([...PARTICLES, "를", "가", "는", "와", "로", "다", "이다"]);
/** What makes no other word of one syllable, as 도 does of 속. */
const SURE = new Set(["을", "를", "이다"]);

/** Whether two meanings differ by a particle at the end alone. */
function particles(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === "" || !long.startsWith(short)) return false;
  const end = long.slice(short.length);
  const isClosed = /[\u11a8-\u11c2]$/u.test(jamo(short));
  const fits = isClosed || /로$/u.test(end) && /ㄹ$/u.test(short) ? AFTER_CONSONANT : AFTER_VOWEL;
  return fits.has(end) && (short.length > 1 || SURE.has(end));
}

/** What is left of a meaning without the ending that makes it a verb, adjective or adverb. */
function stem(meaning: string): string {
  return meaning.replace(
    /(?:하다|되다|시키다|하는|되는|하게|하여|스러운|스럽게|적인|적으로|적|로운|롭게|한|된|히|이다|인|의|함|하기|됨)$/u,
    "",
  );
}
