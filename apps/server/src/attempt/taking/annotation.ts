/** Annotations of a question: flag, struck options, highlights. */
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

/** One change of an annotation. Idempotent. */
export interface AnnotationChange {
  readonly flagged?: boolean | undefined;
  readonly strike?: { readonly choice: number; readonly on: boolean } | undefined;
  readonly highlight?: (BlockSpan & { readonly on: boolean }) | undefined;
}

export const NO_ANNOTATION: AnnotationState = { flagged: false, struck: [], highlights: [] };

/**
 * The annotation after a change, or why the change is refused.
 * @example withAnnotationChange(NO_ANNOTATION, { strike: { choice: 2, on: true } }, item) // { …, struck: [2] }
 */
export function withAnnotationChange(
  annotation: AnnotationState,
  change: AnnotationChange,
  item: Item,
): AnnotationState | Failure {
  const { flagged = annotation.flagged, strike, highlight } = change;
  if (strike && strike.choice > choiceCount(item))
    return invalid("strike", "이 문항에 없는 보기예요.");
  if (highlight && !isInside(item, highlight))
    return invalid("highlight", "형광펜을 칠할 곳이 글 안에 없어요.");
  const highlights = highlight
    ? withHighlight(annotation.highlights, highlight)
    : annotation.highlights;
  if (highlights.length > MAX_HIGHLIGHTS)
    return invalid("highlight", `형광펜은 한 문항에 ${MAX_HIGHLIGHTS}곳까지 칠할 수 있어요.`);
  return {
    flagged,
    struck: strike ? withStrike(annotation.struck, strike.choice, strike.on) : annotation.struck,
    highlights,
  };
}

function choiceCount(item: Item): number {
  if (item.shape === "choose") return item.options.length;
  return item.shape === "mark" ? item.places : 0;
}

function isInside({ blocks }: Item, { block, start, end }: BlockSpan): boolean {
  const runs = blocks[block]?.runs;
  return runs !== undefined && start < end && end <= highlightableText(runs).length;
}
