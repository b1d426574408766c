/** What a claim of the bank says, and what tells of a theme: words and their distinctive vectors. */
import { distinctiveVector, themeOf, type Claim } from "@pulda/english";

const FUNCTION_WORDS =
  /^(?:the|a|an|of|to|in|on|at|by|for|and|or|but|than|that|what|who|which|when|as|is|are|be|it|its|they|them|their|we|our|us|with|from|into|more|most|less|not|no|one|those|these|this|rather|before|after|only|how|until|while|because|if|has|have|do|does|can|will|may|over|about|through|without|between|very|even|other|others|you|your|may|much|many|like|people|things?)$/u;

/** The words of a phrase that carry its meaning. */
export function contentOf(phrase: string): string[] {
  return (phrase.match(/[a-z'-]+/gu) ?? []).filter((word) => !FUNCTION_WORDS.test(word));
}

/** What a claim says, whatever its form: its content words and their vector. */
export interface ClaimContent {
  readonly words: readonly string[];
  readonly vector: Float32Array | null;
}

const contents = new WeakMap<Claim, ClaimContent>();

/** Cached by claim. */
export function contentOfClaim(claim: Claim): ClaimContent {
  let found = contents.get(claim);
  if (!found) {
    const words = contentOf(claim.phrase.replace(/\{\w+\}/gu, ""));
    contents.set(claim, (found = { words, vector: distinctiveVector(words) }));
  }
  return found;
}

const themeVectors = new Map<string, Float32Array | null>();

/** The vector of what tells of a theme. */
export function themeVector(theme: string): Float32Array | null {
  let vector = themeVectors.get(theme);
  if (vector === undefined)
    themeVectors.set(theme, (vector = distinctiveVector(themeOf(theme)?.words ?? [])));
  return vector;
}
