/** Equality of answers, ignoring case, contractions and British or American spelling. */
import type { Reading } from "./contraction.ts";
import { toAmerican } from "./british-spelling.ts";

/** Whether two answers differ at most in case, in contractions and in British or American spelling. */
export function areEquivalent(a: readonly Reading[], b: readonly Reading[]): boolean {
  return a.length === b.length && a.every((one, at) => isEquivalentWord(one, b[at] ?? []));
}

export function isEquivalentWord(a: Reading, b: Reading): boolean {
  return a.some((one) => b.some((other) => isSame(one.toLowerCase(), other.toLowerCase())));
}

function isSame(a: string, b: string): boolean {
  return a === b || toAmerican(a) === toAmerican(b);
}
