/** Normalization and tokenization of typed texts, so that only words and punctuation count. */

/**
 * Normalizes a text: no invisible characters, and plain quotes, hyphens and spaces.
 * @example normalizeText("“Don’t — go…\u200b ”") // "\"Don't - go... \""
 */
export function normalizeText(text: string): string {
  return (
    text
      // before NFKC, which makes a space and an accent of "´"
      .replace(/[‘’‚‛′´`ʼ]/gu, "'")
      .replace(/[“”„‟″]/gu, '"')
      .normalize("NFKC")
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .replace(/[\s\u0085]+/gu, " ")
      .replace(/\p{Cc}/gu, "")
      .replace(/[‐‑‒–—―−]/gu, "-")
      .replace(/-{2,}/gu, "-")
      .trim()
  );
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
