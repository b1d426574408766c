/** Small word vectors: how near two words stand in what they are used for. */
import { lazy, readBytes, readLines } from "./data.ts";

const DIMENSIONS = 100;
/** The square of the length that the bytes of a unit vector have. */
const SQUARED_LENGTH = 254 * 254;

const places = lazy(
  () => new Map(readLines("vectors.words.txt").map((word, at) => [word, at * DIMENSIONS])),
);
const bytes = lazy(() => readBytes("vectors.bin"));

/**
 * The cosine of two words' vectors, about −0.3 (strangers) to 1; null where one has none.
 * @example similarity("dog", "cat")! > similarity("dog", "treaty")! // true
 */
export function similarity(a: string, b: string): number | null {
  const from = places().get(a);
  const to = places().get(b);
  if (from === undefined || to === undefined) return null;
  const data = bytes();
  let sum = 0;
  for (let axis = 0; axis < DIMENSIONS; axis++)
    sum += (data[from + axis] ?? 0) * (data[to + axis] ?? 0);
  return sum / SQUARED_LENGTH;
}

/** A direction for several words together: what a text is about. Words without a vector don't count. */
export function centroid(words: Iterable<string>): Float32Array | null {
  const sum = new Float32Array(DIMENSIONS);
  let count = 0;
  for (const word of words) {
    const at = places().get(word);
    if (at === undefined) continue;
    count++;
    for (let axis = 0; axis < DIMENSIONS; axis++) sum[axis]! += bytes()[at + axis] ?? 0;
  }
  if (count === 0) return null;
  const length = Math.hypot(...sum) || 1;
  return sum.map((part) => part / length);
}

/** The cosine of a word's vector and a centre; null where the word has none. */
export function similarityTo(word: string, to: Float32Array): number | null {
  const at = places().get(word);
  if (at === undefined) return null;
  let sum = 0;
  for (let axis = 0; axis < DIMENSIONS; axis++) sum += (bytes()[at + axis] ?? 0) * to[axis]!;
  return sum / 254;
}

/** The cosine of two centres. */
export function vectorSimilarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let axis = 0; axis < DIMENSIONS; axis++) sum += a[axis]! * b[axis]!;
  return sum;
}
