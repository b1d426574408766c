/** Drawing on a question: flags, options struck out, stretches highlighted. */
import { MOST_HIGHLIGHTS } from "@pulda/contract";
import { markedText, type BlockSpan, type Item } from "@pulda/question";
import { invalid, type Failure } from "../http/failure.ts";
import type { Marks } from "./score.ts";

/** What is drawn or rubbed out with one call. To say it twice changes nothing more. */
export interface MarkChange {
  readonly flagged?: boolean | undefined;
  readonly strike?: { readonly choice: number; readonly on: boolean } | undefined;
  readonly highlight?: (BlockSpan & { readonly on: boolean }) | undefined;
}

export const NO_MARKS: Marks = { flagged: false, struck: [], highlights: [] };

/**
 * The marks after a change, or why it cannot be made.
 * @example changed(NO_MARKS, { strike: { choice: 2, on: true } }, item) // { …, struck: [2] }
 */
export function changed(marks: Marks, change: MarkChange, item: Item): Marks | Failure {
  const { flagged = marks.flagged, strike, highlight } = change;
  if (strike && strike.choice > choicesOf(item))
    return invalid("strike", "이 문항에 없는 보기예요.");
  if (highlight && !isInside(item, highlight))
    return invalid("highlight", "형광펜을 칠할 곳이 글 안에 없어요.");
  const highlights = highlight ? drawn(marks.highlights, highlight) : marks.highlights;
  if (highlights.length > MOST_HIGHLIGHTS)
    return invalid("highlight", `형광펜은 한 문항에 ${MOST_HIGHLIGHTS}곳까지 칠할 수 있어요.`);
  return { flagged, struck: strike ? struck(marks.struck, strike) : marks.struck, highlights };
}

function choicesOf(item: Item): number {
  if (item.shape === "choose") return item.options.length;
  return item.shape === "mark" ? item.places : 0;
}

function isInside({ blocks }: Item, { block, from, to }: BlockSpan): boolean {
  const runs = blocks[block]?.runs;
  return runs !== undefined && from < to && to <= markedText(runs).length;
}

function struck(before: readonly number[], { choice, on }: { choice: number; on: boolean }) {
  const others = before.filter((number) => number !== choice);
  return on ? [...others, choice].toSorted((a, b) => a - b) : others;
}

/** Stretches that touch become one; what is rubbed out may cut one in two. */
function drawn(
  before: readonly BlockSpan[],
  { block, from, to, on }: BlockSpan & { on: boolean },
): BlockSpan[] {
  const touches = (span: BlockSpan) =>
    span.block === block &&
    (on ? span.from <= to && from <= span.to : span.from < to && from < span.to);
  const [touched, others] = [before.filter(touches), before.filter((span) => !touches(span))];
  const ends = {
    from: Math.min(from, ...touched.map((span) => span.from)),
    to: Math.max(to, ...touched.map((span) => span.to)),
  };
  const left = on
    ? [{ block, ...ends }]
    : [
        { block, from: ends.from, to: from },
        { block, from: to, to: ends.to },
      ].filter((span) => span.from < span.to);
  return [...others, ...left].toSorted((a, b) => a.block - b.block || a.from - b.from);
}
