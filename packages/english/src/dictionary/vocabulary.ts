/** Hard words: the words of a text above a learner's level. */
import type { Sentence } from "../analysis.ts";
import { isContentWord } from "./coverage.ts";
import type { WordLevel } from "./level.ts";
import { meaningAt } from "./meaning-at.ts";
import type { WordClass } from "./meanings.ts";

export interface HardWord {
  readonly lemma: string;
  readonly pos: WordClass;
  /** In Korean, for the part of speech of its first occurrence. */
  readonly meaning: string;
  readonly level: WordLevel;
  readonly count: number;
  /** Its first occurrence: offsets into the whole text. */
  readonly start: number;
  readonly end: number;
  /** The sentence of its first occurrence. */
  readonly sentence: string;
}

/**
 * The content words above a level that are in the dictionary, each once, in the order of the text.
 * @param above 1–5
 * @example hardWords(analyse(text).sentences, 3).map(({ lemma }) => lemma)
 */
export function hardWords(sentences: readonly Sentence[], above: number): HardWord[] {
  const found = new Map<string, HardWord>();
  for (const sentence of sentences)
    for (const token of sentence.tokens) {
      // where the taggers differ, the meaning may be of another part of speech
      if (!isContentWord(token) || token.tag === null) continue;
      const entry = meaningAt(token);
      if (!entry || entry.level <= above) continue;
      const before = found.get(entry.lemma);
      found.set(
        entry.lemma,
        before
          ? { ...before, count: before.count + 1 }
          : {
              lemma: entry.lemma,
              pos: entry.pos,
              meaning: entry.meaning,
              level: entry.level,
              count: 1,
              start: token.start,
              end: token.end,
              sentence: sentence.text,
            },
      );
    }
  return [...found.values()];
}
