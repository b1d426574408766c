/** Look-alikes: words of one class that learners take for each other by their letters. Written by us. */
import { lazy, readLines } from "../lexicon/data.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";

/** By lemma and part of speech; each pair is found from both of its words. */
const lookAlikes = lazy(() => {
  const found = new Map<string, string[]>();
  const add = (lemma: string, other: string, pos: string): void => {
    const key = `${lemma} ${pos}`;
    found.set(key, [...(found.get(key) ?? []), other]);
  };
  for (const line of readLines("look-alikes.txt")) {
    const [first = "", second = "", pos = ""] = line.split("\t");
    if (pos === "") continue;
    add(first, second, pos);
    add(second, first, pos);
  }
  return found;
});

/**
 * The lemmas that are taken for a lemma of a part of speech; none where we have written none down.
 * @example lookAlikesOf("adapt", "v") // ["adopt"]
 */
export function lookAlikesOf(lemma: string, pos: PartOfSpeech): readonly string[] {
  return lookAlikes().get(`${lemma} ${pos}`) ?? [];
}
