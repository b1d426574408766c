/** Normalization and tokenization of typed texts, so that only words and punctuation count. */

/** The most characters of an answer, typed or accepted, when it is normalized; what comes after is not graded. */
export const MAX_GRADED_LENGTH = 4000;

/**
 * Normalizes a text: no invisible characters, and plain quotes, hyphens and spaces. NFKC makes up to eighteen
 * characters of one (U+FDFA), so that the text is bounded before and after it.
 * @example normalizeText("“Don’t — go…\u200b ”") // "\"Don't - go... \""
 */
export function normalizeText(text: string): string {
  return (
    text
      .slice(0, MAX_GRADED_LENGTH)
      // before NFKC, which makes a space and an accent of "´"
      .replace(/[‘’‚‛′´`ʼ]/gu, "'")
      .replace(/[“”„‟″]/gu, '"')
      .normalize("NFKC")
      .slice(0, MAX_GRADED_LENGTH)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .replace(/[\s\u0085]+/gu, " ")
      .replace(/\p{Cc}/gu, "")
      .replace(/[‐‑‒–—―−]/gu, "-")
      .replace(/-{2,}/gu, "-")
      .trim()
  );
}

/**
 * How many characters a text has when it is normalized, `MAX_GRADED_LENGTH` at most.
 * @example gradedLength("ﷺ") // 18
 */
export function gradedLength(text: string): number {
  return normalizeText(text).length;
}

/**
 * Splits a text into words and punctuation marks, so that spaces around marks don't count. Final stops are
 * dropped unless there is nothing else.
 * @example tokenizeText("It 's well–known .") // ["It's", "well", "-", "known"]
 */
export function tokenizeText(text: string): string[] {
  const words =
    normalizeText(text)
      .replace(/ ?' ?(?=(?:s|d|m|t|re|ve|ll)(?![\p{L}\p{N}]))/giu, "'")
      .match(/[\p{L}\p{M}\p{N}']+|\S/gu) ?? [];
  while (words.length > 1 && /^[.!?。]$/u.test(words.at(-1) ?? "")) words.pop();
  return words;
}
