/** How well a word goes with what stands around a place. */
import { centre, isContent, nearness, type Sentence, type Token } from "@pulda/english";

/** How far the words around reach, in tokens. */
const REACH = 6;

/** The direction of the content words around a token, or null where there are none. */
export function surroundings({ tokens }: Sentence, token: Token): Float32Array | null {
  return centre(
    tokens
      .slice(Math.max(0, token.index - REACH), token.index + REACH + 1)
      .filter((other) => other !== token && isContent(other))
      .map(({ lower }) => lower),
  );
}

/** −1 to 1; 0 for a word that is not known. */
export function fitOf(lemma: string, around: Float32Array | null): number {
  return around ? (nearness(lemma, around) ?? 0) : 0;
}
