/** Word vectors and their cosine similarity. */
import { lazy, readBytes, readLines } from "./data.ts";

const DIMENSIONS = 100;
/** The squared length of a quantized unit vector. */
const SQUARED_LENGTH = 254 * 254;

const offsets = lazy(
  () => new Map(readLines("vectors.words.txt").map((word, at) => [word, at * DIMENSIONS])),
);
const bytes = lazy(() => readBytes("vectors.bin"));

/**
 * The cosine similarity of two words, about −0.3 (unrelated) to 1; null where one has no vector.
 * @example similarity("dog", "cat")! > similarity("dog", "treaty")! // true
 */
export function similarity(a: string, b: string): number | null {
  const offsetA = offsets().get(a);
  const offsetB = offsets().get(b);
  if (offsetA === undefined || offsetB === undefined) return null;
  const data = bytes();
  let sum = 0;
  for (let dimension = 0; dimension < DIMENSIONS; dimension++)
    sum += (data[offsetA + dimension] ?? 0) * (data[offsetB + dimension] ?? 0);
  return sum / SQUARED_LENGTH;
}

/** The normalized centroid of several words' vectors; words without a vector are ignored. */
export function centroid(words: Iterable<string>): Float32Array | null {
  const sum = new Float32Array(DIMENSIONS);
  let count = 0;
  for (const word of words) {
    const at = offsets().get(word);
    if (at === undefined) continue;
    count++;
    for (let dimension = 0; dimension < DIMENSIONS; dimension++)
      sum[dimension]! += bytes()[at + dimension] ?? 0;
  }
  if (count === 0) return null;
  const length = Math.hypot(...sum) || 1;
  return sum.map((component) => component / length);
}

/** The cosine similarity of a word and a centroid; null where the word has no vector. */
export function similarityTo(word: string, to: Float32Array): number | null {
  const at = offsets().get(word);
  if (at === undefined) return null;
  let sum = 0;
  for (let dimension = 0; dimension < DIMENSIONS; dimension++)
    sum += (bytes()[at + dimension] ?? 0) * to[dimension]!;
  return sum / 254;
}

/** The cosine similarity of two centroids. */
export function vectorSimilarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let dimension = 0; dimension < DIMENSIONS; dimension++) sum += a[dimension]! * b[dimension]!;
  return sum;
}
