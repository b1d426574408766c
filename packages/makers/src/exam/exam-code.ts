/**
 * The short code that is printed on a paper, such as "K7QF-1.3.0-1Z4": what it was made of (as a
 * hash), the engine's version, and the seed in base 36. With the same passages, types and level the
 * code makes the same paper again. Stands alone, so that it can be read without the language models.
 */

export interface ExamIdentity {
  readonly passages: readonly { readonly text: string }[];
  readonly types: "auto" | readonly { readonly type: string; readonly count: number }[];
  readonly picks?:
    readonly { readonly type: string; readonly passage: number; readonly at: number }[] | undefined;
  readonly level: number;
  readonly seed: number;
  /** The engine's version that made it. */
  readonly version: string;
}

export interface ExamCode {
  /** Four letters or digits: the hash of passages, types, picks and level. */
  readonly hash: string;
  readonly version: string;
  readonly seed: number;
}

/** No I, L, O and U: nothing that is misread from paper. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const HASH_LETTERS = 4;
const CODE = /^([0-9A-HJKMNP-TV-Z]{4})-(\d{1,4}\.\d{1,4}\.\d{1,4})-([0-9A-Z]{1,6})$/;
const MAX_SEED = 2_147_483_647;

/** @example examCode({ passages: [{ text }], types: "auto", level: 3, seed: 7, version: "1.3.0" }) */
export function examCode(paper: ExamIdentity): string {
  return [examHash(paper), paper.version, paper.seed.toString(36).toUpperCase()].join("-");
}

/** The parts of a code as it was typed, or null for what is none. Small letters do as well. */
export function readExamCode(code: string): ExamCode | null {
  const [, hash, version, digits] = CODE.exec(code.trim().toUpperCase()) ?? [];
  if (!hash || !version || !digits) return null;
  const seed = Number.parseInt(digits, 36);
  return seed <= MAX_SEED ? { hash, version, seed } : null;
}

/** What all but seed and version hash to: the first part of the code. */
export function examHash({
  passages,
  types,
  picks = [],
  level,
}: Omit<ExamIdentity, "seed" | "version">) {
  const wished =
    types === "auto"
      ? "auto"
      : types
          .map(({ type, count }) => `${type}:${count}`)
          .toSorted()
          .join();
  const picked = picks.map(({ type, passage, at }) => `${type}@${passage}:${at}`).toSorted();
  let hash = 0x811c9dc5;
  for (const text of [String(level), wished, picked.join(), ...passages.map((one) => one.text)]) {
    for (let at = 0; at < text.length; at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    // The end of a text, so that "ab", "c" is not "a", "bc".
    hash = Math.imul(hash ^ 0x10000, 0x01000193);
  }
  // FNV's low bits know little of the last letters: the high ones are mixed in.
  const folded = (hash ^ (hash >>> 15)) >>> 0;
  return Array.from({ length: HASH_LETTERS }, (_, at) => ALPHABET[(folded >>> (at * 5)) & 31]).join(
    "",
  );
}
