import type { Passage } from "@pulda/question";

/** What kind of text a sample is. */
type SampleKind = "essay" | "story" | "letter" | "report" | "dialogue" | "list" | "life" | "notice";

/** A sample passage, written for this repository. */
export interface Sample extends Passage {
  readonly kind: SampleKind;
  readonly title: string;
}
