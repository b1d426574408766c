/** Drawing with a pencil: the same on the screen and where it is kept. Apart, to be loaded without zod. */
import { mergeSpans } from "./annotation/merge-spans.ts";
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
  if (on) return mergeSpans([...before, { block, from, to }]);
  return before.flatMap((span) => {
    if (span.block !== block || span.to <= from || to <= span.from) return [span];
    const [left, right] = [
      { block, from: span.from, to: from },
      { block, from: to, to: span.to },
    ];
    return [left, right].filter((rest) => rest.from < rest.to);
  });
}

/**
 * The struck options after one is struck out, or brought back, in order.
 * @example struckOut([3], 1, true) // [1, 3]
 */
export function struckOut(before: readonly number[], choice: number, on: boolean): number[] {
  const others = before.filter((number) => number !== choice);
  return on ? [...others, choice].toSorted((a, b) => a - b) : others;
}
