/** Whether a text says what a claim of the bank says. */
import { isContent, similarity, stemOf, type Sentence } from "@pulda/english";

/** Whether two words are forms or relatives of one. */
export function sameRoot(a: string, b: string): boolean {
  return stemOf(a) === stemOf(b);
}

/** Whether one sentence of the text has nearly everything that a phrase says. */
export function isSupported(words: readonly string[], sentences: readonly Sentence[]): boolean {
  return sentences.some(({ tokens }) => {
    const content = tokens.filter(isContent);
    const same = words.filter((word) => content.some((token) => sameRoot(word, token.lower)));
    if (same.length >= 2) return true;
    const met = words.filter((word) =>
      content.some(
        (token) => sameRoot(word, token.lower) || (similarity(word, token.lower) ?? 0) >= 0.66,
      ),
    ).length;
    return met >= 2 && met / words.length > 0.6;
  });
}
