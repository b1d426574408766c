import type { GrammarSummary } from "@pulda/contract";

/** The order of grammar books, or the most missed first. */
export type Order = "book" | "missed";

/** The rules in an order; in the order of misses, rules never met are last. */
export function inOrder(rules: readonly GrammarSummary[], order: Order): readonly GrammarSummary[] {
  if (order === "book") return rules;
  return rules.toSorted(
    (a, b) => b.missed - a.missed || missedShare(b) - missedShare(a) || b.met - a.met,
  );
}

function missedShare({ met, missed }: GrammarSummary): number {
  return met === 0 ? 0 : missed / met;
}
