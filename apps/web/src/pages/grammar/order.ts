import type { GrammarSummary } from "@pulda/contract";

/** As in a grammar book, or what was missed most first. */
export type Order = "book" | "missed";

/** The rules in an order; those never met stand last where misses decide. */
export function inOrder(rules: readonly GrammarSummary[], order: Order): readonly GrammarSummary[] {
  if (order === "book") return rules;
  return rules.toSorted(
    (a, b) => b.missed - a.missed || missedShare(b) - missedShare(a) || b.met - a.met,
  );
}

function missedShare({ met, missed }: GrammarSummary): number {
  return met === 0 ? 0 : missed / met;
}
