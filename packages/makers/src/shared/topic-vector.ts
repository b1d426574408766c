/** What a text is about, as a direction among words. */
import { centroid, isContent, type Sentence } from "@pulda/english";

/** The centre of the content words of some sentences, or null for a text without any. */
export function topicVector(sentences: readonly Sentence[]): Float32Array | null {
  return centroid(
    sentences.flatMap(({ tokens }) => tokens.filter(isContent).map(({ lower }) => lower)),
  );
}
