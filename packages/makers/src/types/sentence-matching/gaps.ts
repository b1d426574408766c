/** The choice of three sentences that fit into their own gaps only. */
import { brokenTies, weightOf, type Analysis, type Sentence, type Tie } from "@pulda/english";
import type { MakeOrder, Source } from "../../maker.ts";
import { OTHER_ARRANGEMENTS, type Arrangement } from "../../shared/arrangements.ts";
import { hasDate, tellsOfDeath } from "../../shared/dated.ts";
import { isDetachable } from "../../shared/detachable.ts";
import { wordCountOf } from "../../shared/excerpt.ts";
import { isAsked } from "../../shared/order-items.ts";
import { SearchBudget } from "../../shared/search-budget.ts";
import { tiedExcerpts } from "../../shared/tied-excerpts.ts";

export interface Gaps {
  readonly sentences: readonly Sentence[];
  /** Those that are taken out, in the order of the text. */
  readonly removed: readonly Sentence[];
  /**
   * By removed sentence: a tie that leads from it or to it and that other arrangements break; null for one that only
   * the others leave its gap to.
   */
  readonly ties: readonly (Tie | null)[];
  /** By arrangement of `OTHER_ARRANGEMENTS`: the ties that it breaks. */
  readonly broken: readonly (readonly Tie[])[];
  /** The weight of the ties that the nearest of the wrong arrangements breaks. */
  readonly breakage: number;
}

/** The words of a sentence that is taken out. */
const REMOVED_WORDS = { least: 8, most: 36 } as const;
/** The longest of the three has at most so many times the words of the shortest. */
const MAX_RATIO = 2.2;
/** Sentences that stay between two gaps. */
const LEAST_BETWEEN = 1;
/** The weight of broken ties that rules an arrangement out, and beyond which more of it makes an item no better. */
const BREAKAGE = { least: 1, most: 4 } as const;
/** So many of the three may have no tie of their own: the last gap is left to it. */
const MOST_LEFT_OVER = 1;
/** The sets of three gaps of a text that are looked at. */
const MAX_TRIED = 6_000;

interface ScoredGaps {
  readonly gaps: Gaps;
  readonly score: number;
}

/** The sets of three gaps, the best first; none beside an item of the same excerpt, in which the answer would be read. */
export function rankedGaps(source: Source, order: MakeOrder): Gaps[] {
  return gapsOf(source)
    .filter(
      ({ gaps: { sentences, removed } }) =>
        !isAsked(order.existingItems, "match", sentences) &&
        (order.at === null || removed[0]!.start === order.at),
    )
    .map(({ gaps, score }) => ({ gaps, score: score + order.random.next() }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ gaps }) => gaps);
}

/** By analysis: a survey asks for the gaps of one text again and again. */
const cache = new WeakMap<Analysis, readonly ScoredGaps[]>();

function gapsOf(source: Source): readonly ScoredGaps[] {
  let found = cache.get(source.analysis);
  if (!found) cache.set(source.analysis, (found = [...findGaps(source)]));
  return found;
}

function* findGaps(source: Source): Generator<ScoredGaps> {
  const budget = new SearchBudget(MAX_TRIED);
  for (const { sentences, ties } of tiedExcerpts(source)) {
    for (const places of threePlaces(sentences)) {
      if (!budget.spend(1)) return;
      const gaps = gapsAt(sentences, places, ties);
      if (gaps) yield { gaps, score: scoreOf(gaps, places) };
    }
  }
}

/** Every choice of three sentences of like length that can be taken out, with others between them. */
function* threePlaces(sentences: readonly Sentence[]): Generator<readonly number[]> {
  const places = sentences.flatMap((sentence, at) =>
    at > 0 && isDetachable(sentence, REMOVED_WORDS) ? [at] : [],
  );
  for (const first of places)
    for (const second of places.filter((at) => at > first + LEAST_BETWEEN))
      for (const third of places.filter((at) => at > second + LEAST_BETWEEN)) {
        const sizes = [first, second, third].map((at) => wordCountOf(sentences[at]!));
        if (Math.max(...sizes) > MAX_RATIO * Math.min(...sizes)) continue;
        if (isGivenAway([first, second, third].map((at) => sentences[at]!))) continue;
        yield [first, second, third];
      }
}

/** Whether dates tell the order of sentences, or a death which of them is the last. */
function isGivenAway(removed: readonly Sentence[]): boolean {
  return removed.filter(hasDate).length > 1 || removed.some(tellsOfDeath);
}

/** @param within the ties within the sentences */
function gapsAt(
  sentences: readonly Sentence[],
  places: readonly number[],
  within: readonly Tie[],
): Gaps | null {
  const broken: Tie[][] = [];
  let breakage: number = BREAKAGE.most;
  for (const arrangement of OTHER_ARRANGEMENTS) {
    const here = brokenTies(within, spelled(sentences, places, arrangement));
    breakage = Math.min(breakage, weightOf(here));
    if (breakage < BREAKAGE.least) return null;
    broken.push(here);
  }
  const everBroken = broken.flat();
  const removed = places.map((at) => sentences[at]!);
  const ties = removed.map(
    ({ index }) =>
      strongest(everBroken.filter(({ dependent }) => dependent === index)) ??
      strongest(everBroken.filter(({ sources }) => sources.includes(index))) ??
      null,
  );
  return ties.filter((tie) => tie === null).length > MOST_LEFT_OVER
    ? null
    : { sentences, removed, ties, broken, breakage };
}

/** The indices of the sentences with the removed ones in another arrangement. */
function spelled(
  sentences: readonly Sentence[],
  places: readonly number[],
  arrangement: Arrangement,
): number[] {
  const order = sentences.map(({ index }) => index);
  for (const [blank, at] of places.entries())
    order[at] = sentences[places[arrangement[blank]!]!]!.index;
  return order;
}

function strongest(ties: readonly Tie[]): Tie | undefined {
  return ties.toSorted((a, b) => b.strength - a.strength || Number(b.near) - Number(a.near))[0];
}

/** Arrangements that break much, sentences with ties of their own and of like length, and gaps that are spread over the text. */
function scoreOf(
  { removed, ties, broken, breakage, sentences }: Gaps,
  places: readonly number[],
): number {
  const sizes = removed.map(wordCountOf);
  const spread = (places[2]! - places[0]!) / sentences.length;
  const weight = broken.reduce((sum, here) => sum + Math.min(BREAKAGE.most, weightOf(here)), 0);
  const tied = ties.filter((tie) => tie !== null).length;
  return 3 * breakage + weight + tied - Math.max(...sizes) / Math.min(...sizes) + spread;
}
