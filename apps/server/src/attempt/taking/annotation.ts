/** Drawing on a question: flags, options struck out, stretches highlighted. */
import { MAX_HIGHLIGHTS } from "@pulda/contract";
import {
  highlightableText,
  withHighlight,
  withStrike,
  type BlockSpan,
  type Item,
} from "@pulda/question";
import { invalid, type Failure } from "../../http/failure.ts";
import type { AnnotationState } from "../result/score.ts";

/** What is drawn or rubbed out with one call. To say it twice changes nothing more. */
export interface AnnotationChange {
  readonly flagged?: boolean | undefined;
  readonly strike?: { readonly choice: number; readonly on: boolean } | undefined;
  readonly highlight?: (BlockSpan & { readonly on: boolean }) | undefined;
}

export const NO_ANNOTATION: AnnotationState = { flagged: false, struck: [], highlights: [] };

/**
 * The marks after a change, or why it cannot be made.
 * @example withAnnotationChange(NO_MARKS, { strike: { choice: 2, on: true } }, item) // { …, struck: [2] }
 */
export function withAnnotationChange(
  marks: AnnotationState,
  change: AnnotationChange,
  item: Item,
): AnnotationState | Failure {
  const { flagged = marks.flagged, strike, highlight } = change;
  if (strike && strike.choice > choicesOf(item))
    return invalid("strike", "이 문항에 없는 보기예요.");
  if (highlight && !isInside(item, highlight))
    return invalid("highlight", "형광펜을 칠할 곳이 글 안에 없어요.");
  const highlights = highlight ? withHighlight(marks.highlights, highlight) : marks.highlights;
  if (highlights.length > MAX_HIGHLIGHTS)
    return invalid("highlight", `형광펜은 한 문항에 ${MAX_HIGHLIGHTS}곳까지 칠할 수 있어요.`);
  return {
    flagged,
    struck: strike ? withStrike(marks.struck, strike.choice, strike.on) : marks.struck,
    highlights,
  };
}

function choicesOf(item: Item): number {
  if (item.shape === "choose") return item.options.length;
  return item.shape === "mark" ? item.places : 0;
}

function isInside({ blocks }: Item, { block, start, end }: BlockSpan): boolean {
  const runs = blocks[block]?.runs;
  return runs !== undefined && start < end && end <= highlightableText(runs).length;
}
