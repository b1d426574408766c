/** Stemming: when two words count as mentions of the same thing. */
import type { Sentence, Token } from "../analysis.ts";

/**
 * A rough stem that conflates related words on purpose ("protect", "protection"): they count as earlier mentions,
 * so that a tie is not taken for decisive where it is not.
 */
export function stemOf(word: string): string {
  const singular = word
    .toLowerCase()
    .replace(/ies$/u, "y")
    .replace(/(?<=ss|x|ch|sh|[npr]us|^bus|^gas)es$/u, "")
    .replace(/(?<=[^su])s$/u, "");
  return singular.length > 6 ? singular.slice(0, 6) : singular.slice(0, 5);
}

/** Stop words, which say nothing about the topic of a sentence. */
const STOP_WORDS = new Set(
  "thing things way ways time times people person many much some other others such more most first second also even only just make made makes take takes have been being does done will would could should might must this that these those with from into over they them their there then than when what which where while because however very like good great large small year years part parts kind kinds type types number lot day days week weeks month months hour hours today night morning evening life world".split(
    " ",
  ),
);

/** Whether a token is a content word. */
export function isContent(token: Token): boolean {
  return (
    /^[A-Za-z]{3,}/u.test(token.text) &&
    !STOP_WORDS.has(token.lower) &&
    /^(?:NN|VB|JJ)/u.test(token.likely ?? "NN") &&
    !/^(?:is|are|was|were|has|had|the|and|but|for)$/u.test(token.lower)
  );
}

/** The stems of a sentence's content words. */
export function stemsOf(sentence: Sentence): ReadonlySet<string> {
  return new Set(sentence.tokens.filter(isContent).map(({ text }) => stemOf(text)));
}

/** The sentences that mention a stem, except one. */
export function sentencesMentioning(
  stems: readonly ReadonlySet<string>[],
  stem: string,
  except: number,
): number[] {
  return stems.flatMap((set, index) => (index !== except && set.has(stem) ? [index] : []));
}

/** The last word of a sentence with a stem, or null. */
export function findStem(sentence: Sentence, stem: string): Token | null {
  return sentence.tokens.findLast(({ text }) => stemOf(text) === stem) ?? null;
}
