/** Tokenization of a sentence, as exact spans of the source text. */

/** Half-open, in UTF-16 units of the whole text. */
export interface TokenSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\p{L}\p{M}*(?:[\p{L}\p{M}\p{N}]|[-‐‑.](?=\p{L})|['’](?=\p{L}))*|\p{N}+(?:[.,:]\p{N}+)*\p{L}*|[^\s]/gu;
const CONTRACTION = /^(.+?)(n['’]t|['’](?:s|re|ve|ll|d|m))$/iu;

/**
 * Splits a sentence into words and punctuation marks; contractions become two tokens ("don't" → "do", "n't"),
 * hyphenated words stay whole.
 * @param offset where `sentence` starts in the whole text
 * @example tokenise("It's red.", 0).map((t) => t.text) // ["It", "'s", "red", "."]
 */
export function tokenise(sentence: string, offset: number): TokenSpan[] {
  const tokens: TokenSpan[] = [];
  for (const match of sentence.matchAll(TOKEN)) {
    const start = offset + match.index;
    const parts = CONTRACTION.exec(match[0]);
    const stem = parts?.[1];
    if (stem && parts?.[2]) {
      const split = start + stem.length;
      tokens.push({ text: stem, start, end: split });
      tokens.push({ text: parts[2], start: split, end: split + parts[2].length });
    } else tokens.push({ text: match[0], start, end: start + match[0].length });
  }
  return tokens;
}
