/** What the patterns of lives share. */
import type { Turn, TurnKind } from "../statement/turn.ts";

export interface Told {
  readonly text: string;
  readonly turn: Turn | null;
}

export const told = (text: string): Told => ({ text, turn: null });

export const turned = (text: string, kind: TurnKind, said: string, stated: string): Told => ({
  text,
  turn: { kind, said, stated },
});
