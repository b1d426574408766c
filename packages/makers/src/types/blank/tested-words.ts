/** Words that a set asks for already. */
import type { ItemContent } from "@pulda/question";

/** In lower case: every word that a blank has taken out or that an item is the answer of. */
export function testedWordSet(items: readonly ItemContent[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ proof }) => {
      if (proof.kind !== "made") return [];
      const { operation } = proof;
      if (operation.kind === "blank") return [operation.original.toLowerCase()];
      return operation.kind === "keep" ? (proof.words ?? []).map(({ text }) => text) : [];
    }),
  );
}
