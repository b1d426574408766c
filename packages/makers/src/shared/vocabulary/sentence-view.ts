/** Sentences with what vocabulary items ask of them again and again. */
import { headwordOf, withParticle, type Headword, type Sentence, type Token } from "@pulda/english";

/** A sentence with what is asked of it again and again. */
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

/** The particle alone that a word asks for. */
export function particleFor(word: string, pair: "이/가" | "으로/로" = "이/가"): string {
  return withParticle(word, pair, "");
}
