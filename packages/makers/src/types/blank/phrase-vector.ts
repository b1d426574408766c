/** Vectors of the phrases of the phrase bank. */
import { centroid } from "@pulda/english";

const cache = new Map<string, Float32Array | null>();

/** The centroid of a phrase's longer words, cached. */
export function phraseVector(phrase: string): Float32Array | null {
  let vector = cache.get(phrase);
  if (vector === undefined) {
    vector = centroid(phrase.split(" ").filter((word) => word.length > 3));
    cache.set(phrase, vector);
  }
  return vector;
}
