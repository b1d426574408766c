/** Sentences with what vocabulary items ask of them again and again. */
import { headwordOf, withParticle, type Headword, type Sentence, type Token } from "@pulda/english";

/** A sentence with what is asked of it again and again. */
export interface View {
  readonly sentence: Sentence;
  /** The headwords of its content words. */
  readonly words: readonly { readonly token: Token; readonly head: Headword }[];
}

/** @example viewOf(sentence).words[0]?.head.lemma */
export function viewOf(sentence: Sentence): View {
  const words = sentence.tokens.flatMap((token) => {
    const head = headwordOf(token);
    return head ? [{ token, head }] : [];
  });
  return { sentence, words };
}

/** The particle alone that a word asks for. */
export function endingFor(word: string, pair: "이/가" | "으로/로" = "이/가"): string {
  return withParticle(word, pair, "");
}
