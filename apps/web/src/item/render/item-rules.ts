import type { QuestionResult } from "@pulda/contract";
import type { Item } from "@pulda/question";

/** The rules that an item's key rests on, and the rule of each numbered place. */
export type ItemRules = Pick<QuestionResult, "rules" | "places">;

/** The rules of an item whose proof may be seen; none for an item of the author's own. */
export function itemRules({ proof }: Item): ItemRules {
  if (proof.kind === "author") return { rules: [], places: [] };
  return { rules: proof.rules, places: proof.kind === "made" ? (proof.places ?? []) : [] };
}
