/** The words of a text that a learner of some level will not know. */
import type { Sentence } from "../analysis.ts";
import { isContentWord } from "./coverage.ts";
import type { WordLevel } from "./level.ts";
import { meaningAt } from "./meaning-at.ts";
import type { WordClass } from "./meanings.ts";

export interface HardWord {
  readonly lemma: string;
  readonly pos: WordClass;
  /** Korean, as the part of speech that it has where it first stands. */
  readonly meaning: string;
  readonly level: WordLevel;
  readonly count: number;
  /** Where it first stands: offsets into the whole text. */
  readonly start: number;
  readonly end: number;
  /** The sentence with that place. */
  readonly sentence: string;
}

/**
 * The content words above a level that the dictionary explains, each once, in the order of the text.
 * @param above 1–5
 * @example hardWords(analyse(text).sentences, 3).map(({ lemma }) => lemma)
 */
export function hardWords(sentences: readonly Sentence[], above: number): HardWord[] {
  const found = new Map<string, HardWord>();
  for (const sentence of sentences)
    for (const token of sentence.tokens) {
      // where the taggers differ, the meaning may be of another part of speech
      if (!isContentWord(token) || token.tag === null) continue;
      const known = meaningAt(token);
      if (!known || known.level <= above) continue;
      const before = found.get(known.lemma);
      found.set(
        known.lemma,
        before
          ? { ...before, count: before.count + 1 }
          : {
              lemma: known.lemma,
              pos: known.pos,
              meaning: known.meaning,
              level: known.level,
              count: 1,
              start: token.start,
              end: token.end,
              sentence: sentence.text,
            },
      );
    }
  return [...found.values()];
}
