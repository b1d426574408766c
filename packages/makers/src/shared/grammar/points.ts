/** Grammar points of a stretch of text, as makers choose among them. */
import { grammarPoints, type GrammarPoint, type Sentence } from "@pulda/english";
import { testedRules } from "@pulda/question";
import { byWeight, type Underlinable } from "../five-underlines.ts";
import type { MakeOrder } from "../../maker.ts";
import { testedSpans, overlaps } from "../target.ts";

/** A grammar point that can be underlined. */
export interface GrammarCandidate extends Underlinable {
  readonly point: GrammarPoint;
}

/** A point whose replacement is plainly wrong. */
export interface EditableCandidate extends GrammarCandidate {
  readonly point: GrammarPoint & { readonly replacement: string };
}

const known = new WeakMap<Sentence, readonly GrammarPoint[]>();

/** Every point of some sentences; found once for each sentence, since several types ask. */
export function grammarCandidates(sentences: readonly Sentence[]): GrammarCandidate[] {
  return sentences.flatMap((sentence) => {
    let points = known.get(sentence);
    if (!points) known.set(sentence, (points = grammarPoints(sentence)));
    return points.map((point) => ({
      point,
      start: point.start,
      end: point.end,
      sentence: sentence.index,
      kind: point.rule,
    }));
  });
}

/** Those that can be edited and were not asked yet, the better test points mostly first. */
export function keyCandidates(
  points: readonly GrammarCandidate[],
  order: MakeOrder,
): EditableCandidate[] {
  const asked = order.taken.flatMap(testedSpans);
  const usedRules = new Set(
    // an item of several rules asks for each of them lightly
    order.taken.map(testedRules).flatMap((rules) => (rules.length === 1 ? rules : [])),
  );
  const editable = points.filter(
    (one): one is EditableCandidate =>
      one.point.replacement !== null &&
      !asked.some((span) => overlaps(span, one)) &&
      (order.at === null || one.start === order.at),
  );
  // the rule is drawn before the place, or the rule with most places would be asked most; one that
  // this passage was asked about already comes last
  const rules = new Map(editable.map(({ kind }) => [kind, order.random.next()]));
  const weight = ({ kind, point }: GrammarCandidate): number =>
    2 * (rules.get(kind) ?? 0) + 2 * worthOf(point, order) - (usedRules.has(kind) ? 4 : 0);
  return byWeight(editable, weight, order.random);
}

/** In random order, the better test points mostly first; the more so the higher the level. */
export function candidateOrder(
  order: MakeOrder,
): (list: readonly GrammarCandidate[]) => GrammarCandidate[] {
  return (list) => byWeight(list, ({ point }) => worthOf(point, order), order.random);
}

function worthOf(point: GrammarPoint, { level }: MakeOrder): number {
  return point.worth * 0.2 * (level - 1);
}

/** Where no five points can be found, and why. */
export function tooFewReason(points: readonly GrammarCandidate[], needed: number): string {
  const rules = new Set(points.map(({ kind }) => kind)).size;
  return rules < needed
    ? `서로 다른 어법 항목을 ${needed}가지 이상 확실하게 찾지 못했어요. (찾은 항목 ${rules}가지)`
    : "확실하게 틀린 표현으로 바꿀 수 있는 어법 자리를 고르게 찾지 못했어요.";
}

/** By the hardest point that is asked. */
export function grammarDifficulty(points: readonly GrammarPoint[]): "low" | "middle" | "high" {
  const worth = Math.max(...points.map(({ worth: one }) => one));
  return worth >= 3 ? "high" : worth === 2 ? "middle" : "low";
}
