/** Three boxes chosen for quality: real points of three rules in three sentences, spread over the text. */
import type { Span } from "@pulda/question";
import type { EditableCandidate } from "./candidate.ts";

/** Of how many points the triples are formed, the best first. */
const MAX_POINTS = 20;
/** A stretch of the text without a box may be this long, as a share of it. */
const MAX_EMPTY = 0.75;
/** A triple is offered if its value is at most this much below the best. */
const MARGIN = 0.5;
/** How often one point may be in the triples that are offered. */
const MAX_USES = 4;

/**
 * The best triples, best first, none of them with a point that many others have.
 * @param first where the first box must start, or null
 * @param valueOf what a triple is worth besides its points and its spread
 * @param isEasy whether a box is decided at one look; a triple has one of them at most
 */
export function threePoints(
  points: readonly EditableCandidate[],
  span: Span,
  first: number | null,
  valueOf: (three: readonly EditableCandidate[]) => number,
  isEasy: (one: EditableCandidate) => boolean,
): (readonly EditableCandidate[])[] {
  const found: { three: readonly EditableCandidate[]; value: number }[] = [];
  const inOrder = points
    .toSorted(
      (a, b) =>
        Number(b.start === first) - Number(a.start === first) || b.point.worth - a.point.worth,
    )
    .slice(0, MAX_POINTS)
    .toSorted((a, b) => a.start - b.start);
  for (const [i, a] of inOrder.entries())
    for (const [j, b] of inOrder.entries())
      for (const c of inOrder.slice(j + 1)) {
        if (j <= i || (first !== null && a.start !== first)) continue;
        if (!areApart(a, b) || !areApart(b, c) || !areApart(a, c)) continue;
        const three = [a, b, c];
        if (three.filter(isEasy).length > 1) continue;
        const spread = spreadOf(three, span);
        if (spread !== null) found.push({ three, value: spread + valueOf(three) });
      }
  const uses = new Map<EditableCandidate, number>();
  const best = Math.max(...found.map(({ value }) => value));
  return found
    .toSorted((x, y) => y.value - x.value)
    .flatMap(({ three, value }) => {
      if (value < best - MARGIN || three.some((one) => (uses.get(one) ?? 0) >= MAX_USES)) return [];
      for (const one of three) uses.set(one, (uses.get(one) ?? 0) + 1);
      return [three];
    });
}

/** Two boxes never ask the same: another rule, another sentence, another word. */
const areApart = (a: EditableCandidate, b: EditableCandidate): boolean =>
  a.kind !== b.kind &&
  a.sentence !== b.sentence &&
  a.point.original.toLowerCase() !== b.point.original.toLowerCase();

function spreadOf(three: readonly EditableCandidate[], span: Span): number | null {
  const length = Math.max(1, span.end - span.start);
  const starts = three.map(({ start }) => (start - span.start) / length);
  const gaps = [0, ...starts, 1].map((at, index, all) => (all[index + 1] ?? 1) - at);
  const longest = Math.max(...gaps);
  return longest > MAX_EMPTY ? null : 1 - longest;
}
