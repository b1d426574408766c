/** Words that existing items test. */
import type { ItemContent } from "@pulda/question";

/** In lower case: every word that a blank removed or that is an item's answer. */
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
