/** The excerpts of a text that argues or tells, with the ties that hold their sentences in place. */
import type { Sentence, Tie } from "@pulda/english";
import type { Source } from "../maker.ts";
import { orderingTies, tiesWithin } from "./cohesion.ts";
import { excerpts, opensWell, wordCountOf } from "./excerpt.ts";
import { mannerOf } from "./vocabulary/argument.ts";

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
 * None of a letter or a notice, whose parts may stand in another order as well.
 * @example tiedExcerpts(source).map(({ ties }) => ties.length)
 */
export function tiedExcerpts(source: Source): TiedExcerpt[] {
  const manner = mannerOf(source.analysis);
  if (manner === "addresses") return [];
  const ties = orderingTies(source.analysis, manner);
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
