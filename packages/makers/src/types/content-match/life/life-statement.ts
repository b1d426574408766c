/** What is stated of the person of a life: as the text tells it, or with one relation reversed. */
import type { Reversal, ReversalKind } from "../statement/reversal.ts";

export interface LifeStatement {
  readonly text: string;
  readonly reversal: Reversal | null;
}

export const trueStatement = (text: string): LifeStatement => ({ text, reversal: null });

export const falseStatement = (
  text: string,
  kind: ReversalKind,
  inText: string,
  inStatement: string,
): LifeStatement => ({
  text,
  reversal: { kind, inText, inStatement },
});
