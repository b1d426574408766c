/** Sentences with the headwords of their content words. */
import { headwordOf, withParticle, type Headword, type Sentence, type Token } from "@pulda/english";

/** A sentence with its content words, which vocabulary makers look up many times. */
export interface SentenceView {
  readonly sentence: Sentence;
  /** The headwords of its content words. */
  readonly words: readonly { readonly token: Token; readonly head: Headword }[];
}

/** @example sentenceView(sentence).words[0]?.head.lemma */
export function sentenceView(sentence: Sentence): SentenceView {
  const words = sentence.tokens.flatMap((token) => {
    const head = headwordOf(token);
    return head ? [{ token, head }] : [];
  });
  return { sentence, words };
}

/** The Korean particle that a word takes, without the word. */
export function particleFor(word: string, pair: "이/가" | "으로/로" = "이/가"): string {
  return withParticle(word, pair, "");
}
