/** A typed text as the words and signs that count; how they were typed does not. */

/**
 * A text without what cannot be seen, in the signs of a plain keyboard.
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
 * The words of a text and its signs, each by itself, so that spaces around signs don't count. The
 * stops at the end are left out unless there is nothing else.
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
