/** Grammar points of an excerpt as candidates for makers. */
import { grammarPoints, type GrammarPoint, type Sentence } from "@pulda/english";
import { testedRules } from "@pulda/question";
import { byWeight, type Underlinable } from "../five-underlines.ts";
import type { MakeOrder } from "../../maker.ts";
import { testedSpans, overlaps } from "../target.ts";

/** A grammar point that can be underlined. */
export interface GrammarCandidate extends Underlinable {
  readonly point: GrammarPoint;
}

/** A grammar point with a replacement that is certainly wrong. */
export interface EditableCandidate extends GrammarCandidate {
  readonly point: GrammarPoint & { readonly replacement: string };
}

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

/** The points that can be edited and were not tested yet, in a random order that prefers better test points. */
export function keyCandidates(
  points: readonly GrammarCandidate[],
  order: MakeOrder,
): EditableCandidate[] {
  const testedBefore = order.existingItems.flatMap(testedSpans);
  const usedRules = new Set(
    // an item of several rules barely tests each of them
    order.existingItems.map(testedRules).flatMap((rules) => (rules.length === 1 ? rules : [])),
  );
  const editable = points.filter(
    (one): one is EditableCandidate =>
      one.point.replacement !== null &&
      !testedBefore.some((span) => overlaps(span, one)) &&
      (order.at === null || one.start === order.at),
  );
  // a weight is drawn for each rule, or the rule with most points would be tested most; rules that were
  // tested in this passage already come last
  const rules = new Map(editable.map(({ kind }) => [kind, order.random.next()]));
  const weight = ({ kind, point }: GrammarCandidate): number =>
    2 * (rules.get(kind) ?? 0) + 2 * worthOf(point, order) - (usedRules.has(kind) ? 4 : 0);
  return byWeight(editable, weight, order.random);
}

/** A random order that prefers better test points, the more so the higher the level. */
export function candidateOrder(
  order: MakeOrder,
): (list: readonly GrammarCandidate[]) => GrammarCandidate[] {
  return (list) => byWeight(list, ({ point }) => worthOf(point, order), order.random);
}

function worthOf(point: GrammarPoint, { level }: MakeOrder): number {
  return point.worth * 0.2 * (level - 1);
}

/** The refusal where too few points were found. */
export function tooFewReason(points: readonly GrammarCandidate[], needed: number): string {
  const rules = new Set(points.map(({ kind }) => kind)).size;
  return rules < needed
    ? `서로 다른 어법 항목을 ${needed}가지 이상 확실하게 찾지 못했어요. (찾은 항목 ${rules}가지)`
    : "확실하게 틀린 표현으로 바꿀 수 있는 어법 자리를 고르게 찾지 못했어요.";
}

/** The difficulty of the hardest point tested. */
export function grammarDifficulty(points: readonly GrammarPoint[]): "low" | "middle" | "high" {
  const worth = Math.max(...points.map(({ worth: one }) => one));
  return worth >= 3 ? "high" : worth === 2 ? "middle" : "low";
}
