/** What a phrase of the bank is about. */
import { centroid } from "@pulda/english";

const known = new Map<string, Float32Array | null>();

/** The centre of a phrase's longer words; found once for each. */
export function phraseVector(phrase: string): Float32Array | null {
  let about = known.get(phrase);
  if (about === undefined) {
    about = centroid(phrase.split(" ").filter((word) => word.length > 3));
    known.set(phrase, about);
  }
  return about;
}
