/** Grammar points of an excerpt as candidates for makers. */
import { grammarPoints, type GrammarPoint, type Sentence } from "@pulda/english";
import type { EditableCandidate, GrammarCandidate } from "./candidate.ts";
import type { MakeOrder } from "../../maker.ts";
import { testedSpans, overlaps } from "../target.ts";
import { suitsArticle } from "../vocabulary/suits-article.ts";
import { isEchoed } from "./echo.ts";

const cache = new WeakMap<Sentence, readonly GrammarPoint[]>();

/** Every grammar point of some sentences, cached by sentence, since several types need them. */
export function grammarCandidates(sentences: readonly Sentence[]): GrammarCandidate[] {
  return sentences.flatMap((sentence) => {
    let points = cache.get(sentence);
    if (!points) cache.set(sentence, (points = grammarPoints(sentence)));
    return points.map((point) => ({
      point,
      start: point.start,
      end: point.end,
      sentence: sentence.index,
      kind: point.rule,
    }));
  });
}

/** What a point must be worth, or lure, to be a real one: learners miss it, or suspect it where it is right. */
export const REAL_WORTH = 2;

/**
 * The points that may be boxed: those that may be keys, and basic ones whose right form looks wrong, for the sake of the
 * other two boxes, since a pair has to be compared.
 */
export function boxCandidates(
  points: readonly GrammarCandidate[],
  sentences: readonly Sentence[],
  order: MakeOrder,
): EditableCandidate[] {
  const bar = keyBar(order);
  return keyCandidates(
    points,
    sentences,
    order,
    ({ point }) => point.worth >= bar || (point.worth === 1 && point.lure >= REAL_WORTH),
  );
}

/** What the tested point must be worth: only beginners are asked what is basic, and nobody what is dead. */
function keyBar({ level, at }: MakeOrder): number {
  // the author, or a learner's review, asked for just this place
  if (at !== null) return 0;
  return level <= 1 ? 1 : REAL_WORTH;
}

/**
 * The points that may be tested: they can be edited, were not tested yet, are above the level's bar, and are not
 * printed nearby.
 * @param isWorthy whether a point asks enough; as the level has it, if left out
 */
export function keyCandidates(
  points: readonly GrammarCandidate[],
  sentences: readonly Sentence[],
  order: MakeOrder,
  isWorthy = ({ point }: GrammarCandidate): boolean => point.worth >= keyBar(order),
): EditableCandidate[] {
  const testedBefore = order.existingItems.flatMap(testedSpans);
  return points.filter(
    (one): one is EditableCandidate =>
      one.point.replacement !== null &&
      isWorthy(one) &&
      suitsArticleBefore(one.point, sentences) &&
      !testedBefore.some((span) => overlaps(span, one)) &&
      (order.at === null ? !isEchoed(one, points, sentences) : one.start === order.at),
  );
}

/** Whether "a" or "an" before a point can stand before its wrong form, too: "a alive one" is seen to be wrong without grammar. */
function suitsArticleBefore(
  { start, replacement }: GrammarPoint,
  sentences: readonly Sentence[],
): boolean {
  const sentence = sentences.find((one) => start >= one.start && start < one.end);
  const token = sentence?.tokens.find((one) => one.start === start);
  return !sentence || !token || !replacement || suitsArticle(sentence, token, replacement);
}

/** The points that may be underlined although they are right: real ones, each with a trap. */
export function realPoints(points: readonly GrammarCandidate[]): GrammarCandidate[] {
  return points.filter(({ point }) => point.lure >= REAL_WORTH && point.trap !== "");
}

/** The refusal where too few points were found. */
export function tooFewReason(points: readonly GrammarCandidate[], needed: number): string {
  const rules = new Set(points.map(({ kind }) => kind)).size;
  return rules < needed
    ? `물어볼 만한 어법 항목이 서로 다른 것으로 ${needed}가지는 있어야 하는데 ${rules}가지뿐이에요.`
    : "어법 자리를 글 전체에 고르게 놓을 수 없어요.";
}

/** How many words may stand between a form and what settles it before it counts as far. */
const FAR_WORDS = 4;

/** How many words stand between a point and what settles it. */
function wordsToCue({ cue, start, end }: GrammarPoint, text: string): number {
  const [from, to] = cue.start < start ? [cue.end, start] : [end, Math.max(end, cue.start)];
  return text.slice(from, to).match(/\p{L}+/gu)?.length ?? 0;
}

/** Whether a point is basic, or the word beside it settles it and it is none that most learners miss. */
export function isSettledByNextWord(point: GrammarPoint, text: string): boolean {
  return point.worth < REAL_WORTH || (point.worth === REAL_WORTH && wordsToCue(point, text) === 0);
}

/** The difficulty that a tested point has earned: by what it asks, and by how far away it is decided. */
export function grammarDifficulty(
  points: readonly GrammarPoint[],
  text: string,
): "low" | "middle" | "high" {
  const ranks = points.map((point) => point.worth + (wordsToCue(point, text) >= FAR_WORDS ? 1 : 0));
  const rank = ranks.reduce((sum, one) => sum + one, 0) / Math.max(1, ranks.length);
  return rank >= 3 ? "high" : rank > 1.9 ? "middle" : "low";
}

/**
 * What a difficulty is worth at a level, from 0 to 1: easy points for beginners, hard ones for the advanced. What is too
 * easy asks nothing; what is a step too hard is still a question.
 */
export function levelFit(difficulty: "low" | "middle" | "high", level: number): number {
  const wanted = (level - 1) / 2;
  const had = { low: 0, middle: 1, high: 2 }[difficulty];
  return had < wanted ? 1 - (wanted - had) / 2 : 1 - (had - wanted) / 4;
}
