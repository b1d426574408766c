/**
 * The exam code that is printed on an exam, such as "K7QF-1.3.0-1Z4": a hash of what it was made from, the
 * engine's version, and the seed in base 36. With the same passages, types and level the code makes the same
 * exam again. A module without imports, so that codes can be read without loading the language models.
 */

export interface ExamIdentity {
  readonly passages: readonly { readonly text: string }[];
  readonly types: "auto" | readonly { readonly type: string; readonly count: number }[];
  readonly picks?:
    | readonly { readonly type: string; readonly passage: number; readonly at: number }[]
    | undefined;
  readonly level: number;
  /** Left out: "normal". */
  readonly amount?: string | { readonly total: number } | undefined;
  /** Left out or null: not fitted. */
  readonly pointsTotal?: number | null | undefined;
  readonly seed: number;
  /** The engine's version that made it. */
  readonly version: string;
}

export interface ExamCode {
  /** Four letters or digits: the hash of passages, types, picks, level, amount and total of points. */
  readonly hash: string;
  readonly version: string;
  readonly seed: number;
}

/** Crockford's base 32, without I, L, O and U, which are easily misread from paper. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const HASH_LETTERS = 4;
const CODE = /^([0-9A-HJKMNP-TV-Z]{4})-(\d{1,4}\.\d{1,4}\.\d{1,4})-([0-9A-Z]{1,6})$/;
const MAX_SEED = 2_147_483_647;

/** @example examCode({ passages: [{ text }], types: "auto", level: 3, seed: 7, version: "1.3.0" }) */
export function examCode(exam: ExamIdentity): string {
  return [examHash(exam), exam.version, exam.seed.toString(36).toUpperCase()].join("-");
}

/** Parses a code as it was typed, in either case; null where it is not a code. */
export function readExamCode(code: string): ExamCode | null {
  const [, hash, version, digits] = CODE.exec(code.trim().toUpperCase()) ?? [];
  if (!hash || !version || !digits) return null;
  const seed = Number.parseInt(digits, 36);
  return seed <= MAX_SEED ? { hash, version, seed } : null;
}

/** The hash of everything except seed and version: the first part of the code. */
export function examHash({
  passages,
  types,
  picks = [],
  level,
  amount = "normal",
  pointsTotal = null,
}: Omit<ExamIdentity, "seed" | "version">) {
  const typesText =
    types === "auto"
      ? "auto"
      : types
          .map(({ type, count }) => `${type}:${count}`)
          .toSorted()
          .join();
  const picksText = picks.map(({ type, passage, at }) => `${type}@${passage}:${at}`).toSorted();
  // what is not asked for is not hashed, so that codes of before amounts and totals stay as they are
  const amountText = typeof amount === "string" ? amount : String(amount.total);
  const isUsual = types !== "auto" || amountText === "normal";
  let hash = 0x811c9dc5;
  for (const text of [
    String(level),
    typesText,
    picksText.join(),
    ...passages.map((one) => one.text),
    ...(isUsual ? [] : [`amount ${amountText}`]),
    ...(pointsTotal === null ? [] : [`points ${pointsTotal}`]),
  ]) {
    for (let at = 0; at < text.length; at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    // A separator, so that "ab", "c" and "a", "bc" have different hashes.
    hash = Math.imul(hash ^ 0x10000, 0x01000193);
  }
  // FNV's low bits depend little on the last characters, so the high bits are mixed in.
  const folded = (hash ^ (hash >>> 15)) >>> 0;
  return Array.from({ length: HASH_LETTERS }, (_, at) => ALPHABET[(folded >>> (at * 5)) & 31]).join(
    "",
  );
}
