/** Lists of things that notices name, in Korean. */
import { noticeThing } from "@pulda/english";

/**
 * What is known of a list of noun phrases: each of them is named by itself; null where nothing is.
 * @example objectsOf("lunch and a camp T-shirt") // ["점심", "티셔츠"]
 */
export function objectsOf(list: string): string[] | null {
  const parts = list.split(/, and |, | and /u).filter((part) => part.trim() !== "");
  const found = parts.map(noticeThing).filter((one) => one !== null);
  return found.length > 0 ? found : null;
}
