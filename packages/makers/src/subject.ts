/** What a text is about, as a direction among words. */
import { centre, isContent, type Sentence } from "@pulda/english";

/** The centre of the content words of some sentences, or null for a text without any. */
export function subjectOf(sentences: readonly Sentence[]): Float32Array | null {
  return centre(
    sentences.flatMap(({ tokens }) => tokens.filter(isContent).map(({ lower }) => lower)),
  );
}
