/** The topic vector: what a text is about, as the centroid of its word vectors. */
import { centroid, isContent, type Sentence } from "@pulda/english";

/** The centroid of the content words of some sentences, or null where there are none. */
export function topicVector(sentences: readonly Sentence[]): Float32Array | null {
  return centroid(
    sentences.flatMap(({ tokens }) => tokens.filter(isContent).map(({ lower }) => lower)),
  );
}
