/** Drawing with a pencil: the same on the screen and where it is kept. Apart, to be loaded without zod. */
import type { BlockSpan } from "./text.ts";

/**
 * The highlighted stretches after one more is drawn, or rubbed out (`on: false`). Stretches that touch
 * become one; what is rubbed out may cut one in two.
 * @example highlighted([], { block: 0, from: 0, to: 4, on: true }) // [{ block: 0, from: 0, to: 4 }]
 */
export function highlighted(
  before: readonly BlockSpan[],
  { block, from, to, on }: BlockSpan & { readonly on: boolean },
): BlockSpan[] {
  const touches = (span: BlockSpan) =>
    span.block === block &&
    (on ? span.from <= to && from <= span.to : span.from < to && from < span.to);
  const touched = before.filter(touches);
  const others = before.filter((span) => !touches(span));
  const start = Math.min(from, ...touched.map((span) => span.from));
  const end = Math.max(to, ...touched.map((span) => span.to));
  const left = on
    ? [{ block, from: start, to: end }]
    : [
        { block, from: start, to: from },
        { block, from: to, to: end },
      ].filter((span) => span.from < span.to);
  return [...others, ...left].toSorted((a, b) => a.block - b.block || a.from - b.from);
}

/**
 * The struck options after one is struck out, or brought back, in order.
 * @example struckOut([3], 1, true) // [1, 3]
 */
export function struckOut(before: readonly number[], choice: number, on: boolean): number[] {
  const others = before.filter((number) => number !== choice);
  return on ? [...others, choice].toSorted((a, b) => a - b) : others;
}
