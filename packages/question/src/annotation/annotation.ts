/**
 * Changes to an annotation, shared by the page and the server. In a module of its own, so that a page can
 * load it without zod.
 */
import { mergeSpans } from "./merge-spans.ts";
import type { BlockSpan } from "../item/text.ts";

/**
 * The highlights after a span is added, or erased (`on: false`). Highlights that touch are merged; erasing
 * may split one in two.
 * @example withHighlight([], { block: 0, start: 0, end: 4, on: true }) // [{ block: 0, start: 0, end: 4 }]
 */
export function withHighlight(
  before: readonly BlockSpan[],
  { block, start, end, on }: BlockSpan & { readonly on: boolean },
): BlockSpan[] {
  if (on) return mergeSpans([...before, { block, start, end }]);
  return before.flatMap((span) => {
    if (span.block !== block || span.end <= start || end <= span.start) return [span];
    const [left, right] = [
      { block, start: span.start, end: start },
      { block, start: end, end: span.end },
    ];
    return [left, right].filter((rest) => rest.start < rest.end);
  });
}

/**
 * The struck options after one is struck out, or restored (`on: false`), in ascending order.
 * @example withStrike([3], 1, true) // [1, 3]
 */
export function withStrike(before: readonly number[], choice: number, on: boolean): number[] {
  const others = before.filter((number) => number !== choice);
  return on ? [...others, choice].toSorted((a, b) => a - b) : others;
}
