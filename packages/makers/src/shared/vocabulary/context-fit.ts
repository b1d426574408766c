/** How well a word goes with what stands around a place. */
import { centroid, isContent, similarityTo, type Sentence, type Token } from "@pulda/english";

/** How far the words around reach, in tokens. */
const WINDOW_TOKENS = 6;

/** The direction of the content words around a token, or null where there are none. */
export function contextVector({ tokens }: Sentence, token: Token): Float32Array | null {
  return centroid(
    tokens
      .slice(Math.max(0, token.index - WINDOW_TOKENS), token.index + WINDOW_TOKENS + 1)
      .filter((other) => other !== token && isContent(other))
      .map(({ lower }) => lower),
  );
}

/** −1 to 1; 0 for a word that is not known. */
export function contextFit(lemma: string, around: Float32Array | null): number {
  return around ? (similarityTo(lemma, around) ?? 0) : 0;
}
