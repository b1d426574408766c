/** What the labels of notices share. */
import { sentence, type Fact, type FalseFact, type Line } from "./notice.ts";

export const falsely = (
  text: string,
  kind: FalseFact["kind"],
  said: string,
  stated: string,
): FalseFact => ({ text: sentence(text), kind, said, stated });

export const fact = (line: Line, trues: readonly string[], falses: readonly FalseFact[]): Fact => ({
  line,
  trues: trues.map(sentence),
  falses,
});
