/** What a taker draws on an item: struck options and highlights. */
import type { Annotation } from "@pulda/contract";
import type { BlockSpan } from "@pulda/question";

/** A span of whole words whose highlight is added or erased. */
export type HighlightChange = BlockSpan & { readonly on: boolean };

export interface AnnotationProps {
  /** What is drawn so far. */
  readonly annotation: Pick<Annotation, "struck" | "highlights"> | undefined;
  /** Null where highlights are only shown, as on the result. */
  readonly onHighlight: ((change: HighlightChange) => void) | null;
  /** Null where struck options are only shown. */
  readonly onStrike: ((choice: number, on: boolean) => void) | null;
}
