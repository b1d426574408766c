import type { Sentence, Token } from "@pulda/english";

/** A word whose opposite contradicts another place of the text. */
export interface VocabularyPoint {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The opposite, in the word's own form. */
  readonly replacement: string;
  /** The place that contradicts the opposite. */
  readonly evidence: { readonly start: number; readonly end: number };
  /** In Korean, a full sentence: what that place shows. */
  readonly note: string;
  /** How firmly the text speaks against the opposite. */
  readonly strength: number;
}

/** What speaks against the opposite. */
export type Contradiction = Pick<VocabularyPoint, "evidence" | "note" | "strength">;
