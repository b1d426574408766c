/** A rule review as it grows: by rules, then from the library, then by a model. */
import type { ItemContent, Passage } from "@pulda/question";

/** Items with the passages that they show, in which `proof.passage` counts. */
export interface Review {
  readonly items: readonly ItemContent[];
  readonly passages: readonly Passage[];
  /** The review ids of which there is no item. */
  readonly missing: readonly string[];
}

/** An item and the passage that it shows, whatever its `proof.passage` says. */
interface ReviewItem {
  /** The review id that it reviews. */
  readonly rule: string;
  readonly item: ItemContent;
  readonly passage: Passage;
}

/**
 * The review with one more item, and with its passage where it is not there yet.
 * @example withItem(review, { rule: "type:title", item, passage }).missing // without "type:title"
 */
export function withItem(
  { items, passages, missing }: Review,
  { rule, item, passage }: ReviewItem,
): Review {
  if (item.proof.kind !== "made") return { items, passages, missing };
  const at = passages.findIndex(({ text }) => text === passage.text);
  const index = at < 0 ? passages.length : at;
  return {
    items: [...items, { ...item, proof: { ...item.proof, passage: index } }],
    passages: at < 0 ? [...passages, { text: passage.text }] : passages,
    missing: missing.filter((id) => id !== rule),
  };
}
