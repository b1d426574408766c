/** The excerpts of a text that argues, with the ties that hold their sentences in place. */
import type { Sentence, Tie } from "@pulda/english";
import type { Source } from "../maker.ts";
import { tiesAndLeanings, tiesWithin } from "./cohesion.ts";
import { excerpts, opensWell, wordCountOf } from "./excerpt.ts";
import { doesArgue } from "./vocabulary/argument.ts";

export interface TiedExcerpt {
  readonly sentences: readonly Sentence[];
  /** Those within it, without enumerations ("First", "Second"), which alone ask nothing. */
  readonly ties: readonly Tie[];
}

/** The words of an excerpt. */
const WORDS = { least: 100, most: 230 } as const;
/** More sentences in so few words are exclamations. */
const MAX_SENTENCES = 24;

/**
 * None of a story: what leans on one event may as well lean on another.
 * @example tiedExcerpts(source).map(({ ties }) => ties.length)
 */
export function tiedExcerpts(source: Source): TiedExcerpt[] {
  if (!doesArgue(source.analysis)) return [];
  const ties = tiesAndLeanings(source.analysis);
  return excerpts(source).flatMap((excerpt) => {
    const { sentences } = excerpt;
    const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
    if (!opensWell(source, excerpt) || words < WORDS.least || words > WORDS.most) return [];
    if (sentences.length > MAX_SENTENCES) return [];
    return [
      { sentences, ties: tiesWithin(sentences, ties).filter(({ kind }) => kind !== "sequence") },
    ];
  });
}
