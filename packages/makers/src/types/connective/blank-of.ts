/** The blank in which a connective is asked for. */
import type { Operation } from "@pulda/question";
import type { ConnectiveCandidate } from "./candidates.ts";

type Blank = Extract<Operation, { kind: "blanks" }>["blanks"][number];

/** @example blankOf(but) // { span, original: "But", reworded: { as: "However", added: "," } } */
export function blankOf({ start, end, replaced, text, added }: ConnectiveCandidate): Blank {
  const span = { start, end };
  const isReworded = added !== "" || replaced !== text;
  return { span, original: replaced, ...(isReworded ? { reworded: { as: text, added } } : {}) };
}
