/** What the statements about a life share. */
import type { Analysis, Sentence } from "@pulda/english";
import type { Statement } from "../statement/statements.ts";
import type { Turn, TurnKind } from "../statement/turn.ts";
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
  turn: Turn | null = null,
  worth: number = WORTH.told,
): Statement {
  const trimmed = text.replace(/\s+/gu, " ").trim();
  return { sentence, text: `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`, turn, worth };
}

export const turnOf = (kind: TurnKind, said: string, stated: string): Turn => ({
  kind,
  said,
  stated,
});
