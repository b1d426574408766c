import type { Sentence, Token, ContextAntonym } from "@pulda/english";

/** A word on which claims turn this often says what the text is about. */
export const MAX_CLAIM_WEIGHT = 3;

/** A word whose opposite contradicts another place of the text. */
export interface VocabularyPoint {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The opposite, inflected like the word. */
  readonly replacement: string;
  /** The span that contradicts the opposite. */
  readonly evidence: { readonly start: number; readonly end: number };
  /** In Korean, a full sentence: what the evidence shows. */
  readonly note: string;
  /** How strongly the text contradicts the opposite. */
  readonly strength: number;
  /** How often a claim turns on the word: 0 never, 3 often. */
  readonly claimWeight?: 0 | ContextAntonym["weight"];
  /** Whether a careful reader may find the opposite as right: it stands as one of several boxes, never as the one key. */
  readonly isDoubtful?: boolean;
}

/** The evidence against the opposite. */
export type Contradiction = Pick<VocabularyPoint, "evidence" | "note" | "strength" | "isDoubtful">;
