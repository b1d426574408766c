/** Our example sentences. */
import { lazy, listData, readLines } from "../lexicon/data.ts";
import type { WordClass } from "./meanings.ts";

const sentences = lazy(() => {
  const read = new Map<string, string>();
  for (const name of listData("examples"))
    for (const line of readLines(name)) {
      const [lemma = "", pos = "", sentence = ""] = line.split("\t");
      if (sentence) read.set(`${lemma} ${pos}`, sentence);
    }
  return read;
});

/** An example sentence of a lemma as a part of speech, or null. */
export function exampleOf(lemma: string, pos: WordClass): string | null {
  return sentences().get(`${lemma} ${pos}`) ?? null;
}
