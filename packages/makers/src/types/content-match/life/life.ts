/** What the statements about a life share. */
import type { Analysis, Sentence } from "@pulda/english";
import type { Statement } from "../statement/statements.ts";
import type { Reversal, ReversalKind } from "../statement/reversal.ts";
import type { LifeEvent } from "./events.ts";
import type { Words } from "./words.ts";

export interface Life {
  readonly words: Words;
  readonly analysis: Analysis;
  readonly events: readonly LifeEvent[];
  readonly death: number | null;
  /** The sentence that tells of the death; null where none does. */
  readonly deathSentence: Sentence | null;
}

/** The worth of a statement written from a pattern, and of one that tells only in which order things were done. */
export const WORTH = { told: 0.8, order: 0.5, falseOrder: 0.75, age: 0.6 } as const;

export function statement(
  sentence: Sentence,
  text: string,
  reversal: Reversal | null = null,
  worth: number = WORTH.told,
): Statement {
  const trimmed = text.replace(/\s+/gu, " ").trim();
  return {
    sentence,
    text: `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`,
    reversal,
    worth,
  };
}

export const reversalOf = (kind: ReversalKind, inText: string, inStatement: string): Reversal => ({
  kind,
  inText,
  inStatement,
});
