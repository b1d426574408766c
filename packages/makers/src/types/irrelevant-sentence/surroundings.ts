/** What an intruder is compared with: an excerpt of an analysed text. */
import {
  distinctiveVector,
  isContent,
  similarity,
  singularOf,
  stemOf,
  type Sentence,
} from "@pulda/english";

export interface Surroundings {
  readonly sentences: readonly Sentence[];
  /** The distinctive vector of its words. */
  readonly topic: Float32Array;
  /** In how many sentences each stem stands. */
  readonly counts: ReadonlyMap<string, number>;
  /** How near a word is to the nearest word of the text, 0 to 1 (the text has it). */
  kinshipOf(word: string): number;
}

/** The surroundings that an excerpt gives; null where none of its words has a vector. */
export function surroundingsOf(sentences: readonly Sentence[]): Surroundings | null {
  const content = sentences.map(({ tokens }) => tokens.filter(isContent));
  const words = new Set(content.flat().map(({ lower }) => lower));
  const topic = distinctiveVector(content.flat().map(({ lower }) => lower));
  if (!topic) return null;
  const counts = new Map<string, number>();
  for (const tokens of content)
    for (const stem of new Set(tokens.map(({ text }) => stemOf(text))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const kinships = new Map<string, number>();
  const kinshipOf = (word: string): number => {
    let kinship = kinships.get(word);
    if (kinship === undefined)
      kinships.set(word, (kinship = counts.has(stemOf(word)) ? 1 : nearest(word, words)));
    return kinship;
  };
  return { sentences, topic, counts, kinshipOf };
}

function nearest(word: string, words: ReadonlySet<string>): number {
  const singular = singularOf(word);
  let most = 0;
  for (const other of words)
    most = Math.max(most, similarity(word, other) ?? similarity(singular, other) ?? 0);
  return most;
}
