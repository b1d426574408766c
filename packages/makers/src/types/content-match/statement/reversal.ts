/** The relation that a false statement reverses. */

export type ReversalKind =
  | "order"
  | "cause"
  | "contrast"
  | "comparison"
  | "choice"
  | "agent"
  | "opposite"
  | "quantity"
  | "condition"
  | "exchange";

export interface Reversal {
  readonly kind: ReversalKind;
  /** What the text says, and what the statement says in its place. */
  readonly inText: string;
  readonly inStatement: string;
}
