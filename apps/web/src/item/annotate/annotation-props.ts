/** What a taker draws on a question, as with a pencil on paper. */
import type { Annotation } from "@pulda/contract";
import type { BlockSpan } from "@pulda/question";

/** A stretch of whole words that is highlighted, or wiped clean. */
export type HighlightChange = BlockSpan & { readonly on: boolean };

export interface AnnotationProps {
  /** What is drawn so far. */
  readonly annotation: Pick<Annotation, "struck" | "highlights"> | undefined;
  /** Null where highlights are only shown, as on the result. */
  readonly onHighlight: ((change: HighlightChange) => void) | null;
  /** Null where struck options are only shown. */
  readonly onStrike: ((choice: number, on: boolean) => void) | null;
}
