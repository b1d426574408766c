/** The selections of five underlines that an excerpt allows. */
import { testedRules } from "@pulda/question";
import type { FiveUnderlines } from "../five-underlines.ts";
import type { Excerpt } from "../excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { fivePoints, type RatedUnderlines } from "./five-points.ts";
import type { EditableCandidate, GrammarCandidate } from "./candidate.ts";
import { esteemOf } from "./esteem.ts";
import {
  grammarCandidates,
  grammarDifficulty,
  isSettledByNextWord,
  keyCandidates,
  levelFit,
  realPoints,
  tooFewReason,
} from "./points.ts";

/** How far chance moves a rule among rules that are nearly as good, so that not every text is asked the same. */
const CHANCE = 0.5;
/** How many selections with the same choice number are offered. */
const MAX_SETS = 4;
const UNDERLINES = 5;
/** What each step of the key's worth adds to a selection's value. */
const KEY_SHARE = 0.8;
/** What it costs to test a rule that an item of the passage tests already. */
const REPEATED_RULE = 0.8;
/** What it costs to test a rule, for each item of another passage that tests it already, up to `MANY_TIMES`. */
const RULE_ELSEWHERE = 0.3;
const MANY_TIMES = 4;
/** What it costs to test what the next word settles: such a key is taken where there is no better one. */
const SETTLED_BY_NEXT_WORD = 0.5;
/** A selection is offered if its value is at most this much below the best: a choice number is not worth more. */
const MARGIN = 0.6;
/** From this level on, a single point that the next word settles asks too little. */
const ADVANCED = 4;

/** The points of an excerpt: those that may be edited, with their value, and those that may be underlined. */
export interface ExcerptPoints {
  readonly points: readonly GrammarCandidate[];
  readonly real: readonly GrammarCandidate[];
  readonly keys: readonly EditableCandidate[];
  readonly valueOf: (key: EditableCandidate) => number;
  /** Whether a key is basic, or settled by the word beside it. */
  readonly isEasy: (key: EditableCandidate) => boolean;
}

/** @param isAskable which points the type can ask */
export function pointsOf(
  { text }: Source,
  { sentences }: Excerpt,
  order: MakeOrder,
  isAskable: (key: EditableCandidate) => boolean = () => true,
): ExcerptPoints {
  const points = grammarCandidates(sentences);
  const isEasy = ({ point }: EditableCandidate): boolean => isSettledByNextWord(point, text);
  const keys = keyCandidates(points, sentences, order).filter(isAskable);
  const tested = new Set(order.existingItems.flatMap(testedRules));
  const chances = new Map(
    [...new Set(keys.map(({ point }) => point.rule))].map(
      (rule) => [rule, CHANCE * order.random.next()] as const,
    ),
  );
  const valueOf = ({ point }: EditableCandidate): number =>
    KEY_SHARE * (point.worth + esteemOf(point)) +
    (chances.get(point.rule) ?? 0) +
    levelFit(grammarDifficulty([point], text), order.level) -
    (isSettledByNextWord(point, text) ? SETTLED_BY_NEXT_WORD : 0) -
    (tested.has(point.rule) ? REPEATED_RULE : 0) -
    RULE_ELSEWHERE * Math.min(MANY_TIMES, order.timesTested(point.rule));
  return { points, real: realPoints(points), keys, valueOf, isEasy };
}

/**
 * The best selections, best first; none where the excerpt has too few real points, with the reason in Korean.
 * @param isAskable which points the type can ask
 */
export function underlinesOf(
  source: Source,
  excerpt: Excerpt,
  order: MakeOrder,
  isAskable: (key: EditableCandidate) => boolean = () => true,
): { readonly sets: readonly FiveUnderlines<GrammarCandidate>[]; readonly reason: string } {
  const { points, real, valueOf, ...found } = pointsOf(source, excerpt, order, isAskable);
  const isAdvanced = order.level >= ADVANCED && order.at === null;
  const keys = isAdvanced ? found.keys.filter((key) => !found.isEasy(key)) : found.keys;
  const setsOf = (others: readonly GrammarCandidate[]) =>
    spreadOverNumbers(
      nearBest(fivePoints(keys, others, excerpt.span, order.random, valueOf)),
      order.keyNumbers,
    );
  const best = setsOf(real);
  // who asks for just this place gets it also among lesser underlines
  const sets = best.length === 0 && order.at !== null ? setsOf(points) : best;
  return { sets, reason: tooFewReason(real, UNDERLINES) };
}

function nearBest(sets: readonly RatedUnderlines[]): FiveUnderlines<GrammarCandidate>[] {
  const best = sets[0]?.value ?? 0;
  return sets.flatMap(({ underlines, value }) => (value >= best - MARGIN ? [underlines] : []));
}

/** The best of each choice number, those of the preferred number first among equals in rank. */
function spreadOverNumbers(
  sets: readonly FiveUnderlines<GrammarCandidate>[],
  keyNumbers: readonly number[],
): FiveUnderlines<GrammarCandidate>[] {
  const byNumber = keyNumbers.map((number) => sets.filter(({ key }) => key === number));
  return Array.from({ length: MAX_SETS }, (_, rank) =>
    byNumber.flatMap((own) => own[rank] ?? []),
  ).flat();
}
