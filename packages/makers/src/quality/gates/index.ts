/** The gates in the order in which they are asked: right, clean, tempting, on the point. */
import type { Gate, Proposal } from "./gate.ts";
import { wholeParts } from "./clean.ts";
import { distinctOptions, plainKey } from "./tempting.ts";
import { noBeginnersWord, noNameOrNumber } from "./on-the-point.ts";
import { completeProof, roundTrip } from "./right.ts";

const GATES: readonly Gate[] = [
  roundTrip,
  completeProof,
  wholeParts,
  distinctOptions,
  plainKey,
  noNameOrNumber,
  noBeginnersWord,
];

/** The first gate that an item does not pass, with its reason in Korean; null for an item that passes all. */
export function stoppedBy(proposal: Proposal): { gate: Gate; reason: string } | null {
  for (const gate of GATES) {
    const reason = gate.check(proposal);
    if (reason !== null) return { gate, reason };
  }
  return null;
}
