/** Exchanges with a model: what was asked and what was answered, found again by what was asked. */
import { createHash } from "node:crypto";

export interface Exchange {
  readonly system: string;
  readonly prompt: string;
  /** The text as it came. */
  readonly answer: string;
  /** The model that answered. */
  readonly model: string;
}

/** The sha256 of what was asked, in hexadecimal digits: the name under which its exchange is kept. */
export function exchangeKey({ system, prompt }: Pick<Exchange, "system" | "prompt">): string {
  return createHash("sha256").update(`${system}\n${prompt}`).digest("hex");
}
