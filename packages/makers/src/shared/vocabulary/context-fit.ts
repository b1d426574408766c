/** How well a word fits its context, by word vectors. */
import { centroid, isContent, similarityTo, type Sentence, type Token } from "@pulda/english";

/** The size of the context on either side, in tokens. */
const WINDOW_TOKENS = 6;

/** The centroid of the content words around a token, or null where there are none. */
export function contextVector({ tokens }: Sentence, token: Token): Float32Array | null {
  return centroid(
    tokens
      .slice(Math.max(0, token.index - WINDOW_TOKENS), token.index + WINDOW_TOKENS + 1)
      .filter((other) => other !== token && isContent(other))
      .map(({ lower }) => lower),
  );
}

/** Cosine similarity, −1 to 1; 0 for an unknown word. */
export function contextFit(lemma: string, context: Float32Array | null): number {
  return context ? (similarityTo(lemma, context) ?? 0) : 0;
}
