/** What is taken out, and what is offered for it. */
import type { Evidence, ItemContent, Span } from "@pulda/question";

export interface Cloze {
  readonly span: Span;
  readonly original: string;
  /** Four wrong options, each with the reason in Korean. */
  readonly wrong: readonly { readonly text: string; readonly reason: string }[];
  /** The places that say what belongs there, in Korean. */
  readonly evidence: readonly Evidence[];
  readonly rule: "recurrence" | "opposite" | "phrase";
  readonly difficulty: ItemContent["difficulty"];
}
