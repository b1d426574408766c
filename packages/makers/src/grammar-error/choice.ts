/** Which five points are underlined, and which of them is edited. */
import type { GrammarPoint, Sentence } from "@pulda/english";
import type { Order } from "../maker.ts";

export interface Choice {
  /** Five points in the order of the text. */
  readonly points: readonly GrammarPoint[];
  /** The number of the edited one, from 1. */
  readonly key: number;
}

const PLACES = 5;
/** How often a random selection is tried for one key and one place. */
const TRIES = 12;

/**
 * Five points of five rules, the edited one where the set would like its key; null when there are
 * none. A key stands alone in its sentence, so that no other underline depends on it.
 */
export function choosePoints(
  points: readonly GrammarPoint[],
  sentences: readonly Sentence[],
  order: Order,
): Choice | null {
  const asked = new Set(order.taken.flatMap(editedPlace));
  const keys = byWorth(
    points.filter(
      (point) =>
        point.replacement !== null &&
        !asked.has(point.start) &&
        (order.at === null || point.start === order.at),
    ),
    order,
  );
  const sentenceOf = (point: GrammarPoint): number =>
    sentences.findIndex(({ start, end }) => start <= point.start && point.end <= end);
  for (const place of order.places) {
    for (const key of keys) {
      const others = points.filter(
        (point) => point.rule !== key.rule && sentenceOf(point) !== sentenceOf(key),
      );
      const before = others.filter((point) => point.end <= key.start);
      const after = others.filter((point) => point.start >= key.end);
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const used = new Map<number, number>();
        const rules = new Set([key.rule]);
        const picked = [
          ...pick(before, place - 1, rules, used, sentenceOf, order),
          key,
          ...pick(after, PLACES - place, rules, used, sentenceOf, order),
        ];
        if (picked.length === PLACES)
          return { points: picked.toSorted((a, b) => a.start - b.start), key: place };
      }
    }
  }
  return null;
}

/** Up to `count` points of rules not used yet, at most two from a sentence and none touching. */
function pick(
  from: readonly GrammarPoint[],
  count: number,
  rules: Set<string>,
  used: Map<number, number>,
  sentenceOf: (point: GrammarPoint) => number,
  order: Order,
): GrammarPoint[] {
  const picked: GrammarPoint[] = [];
  for (const point of byWorth(from, order)) {
    if (picked.length === count) break;
    const sentence = sentenceOf(point);
    const near = picked.some((other) => point.start < other.end + 8 && other.start < point.end + 8);
    if (rules.has(point.rule) || near || (used.get(sentence) ?? 0) >= 2) continue;
    picked.push(point);
    rules.add(point.rule);
    used.set(sentence, (used.get(sentence) ?? 0) + 1);
  }
  return picked;
}

/** In random order, the better test points mostly first; the more so the higher the level. */
function byWorth(points: readonly GrammarPoint[], { random, level }: Order): GrammarPoint[] {
  return points
    .map((point) => ({ point, rank: random.next() + point.worth * 0.2 * (level - 1) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ point }) => point);
}

function editedPlace(item: Order["taken"][number]): number[] {
  const { proof } = item;
  return proof.kind === "made" && proof.operation.kind === "replace"
    ? [proof.operation.span.start]
    : [];
}
