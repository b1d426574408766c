/** What a false statement turns round. */

export type TurnKind =
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

export interface Turn {
  readonly kind: TurnKind;
  /** What the text says, and what the statement says in its place. */
  readonly said: string;
  readonly stated: string;
}
