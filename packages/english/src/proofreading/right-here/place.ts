/** A place of a text that a check has an objection to. */
import type { Token } from "../../analysis.ts";

/** The first token of a finding, with its sentence. */
export interface Place {
  readonly tokens: readonly Token[];
  readonly token: Token;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
}

/** A construction that is right. */
export type Construction = (place: Place) => boolean;
