/** A blank: the words removed, and the distractors offered for them. */
import type { Evidence, ItemContent, Span } from "@pulda/question";

export interface Cloze {
  readonly span: Span;
  readonly original: string;
  /** Four distractors, each with its rejection in Korean. */
  readonly wrong: readonly { readonly text: string; readonly reason: string }[];
  /** The evidence for the key, with notes in Korean. */
  readonly evidence: readonly Evidence[];
  readonly rule: "recurrence" | "opposite" | "phrase";
  readonly difficulty: ItemContent["difficulty"];
}
