/** The surroundings of an adjective that is a complement. */
import type { Token } from "../../analysis.ts";

/** Whether the tag, or where it is in doubt the likely one, starts so. */
export const isLikely = (token: Token | undefined, tag: string): boolean =>
  (token?.tag ?? token?.likely ?? "").startsWith(tag);

/** The index before the adverbs of degree that end at `at`: "find it hopelessly careless". */
export function skipDegree(tokens: readonly Token[], at: number): number {
  let index = at;
  while (isLikely(tokens[index], "RB")) index--;
  return index;
}

/** Whether the phrase of a complement ends before `at`, so that no noun and no verb can follow. */
export function closesComplement(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (!next) return false;
  if (/^[.,;!?]$/u.test(next.text)) return true;
  // "make it strong and quickly recover": two adverbs before a verb
  if (next.tag === "CC") return !isLikely(tokens[at + 1], "RB");
  // "active long after"
  if (next.lower === "long") return /^(?:after|before)$/u.test(tokens[at + 1]?.lower ?? "");
  return /^(?:IN|TO|WRB)$/u.test(next.tag ?? "") || /^(?:is|was|when)$/u.test(next.lower);
}
