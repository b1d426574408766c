/** What the items of a passage ask about already, for a model that is to ask about something else. */
import { targetOf } from "@pulda/makers/target";
import type { ItemContent, Passage } from "@pulda/question";

/**
 * The target of each item of a passage in the words of the passage, and the text of its key.
 * @example askedAbout(items, 0, passages) // ["the dance", "how bees tell where flowers are"]
 */
export function askedAbout(
  items: readonly ItemContent[],
  passage: number,
  passages: readonly Passage[],
): string[] {
  const text = passages[passage]?.text ?? "";
  const all = items.flatMap((item) => {
    if (item.proof.kind !== "made" || item.proof.passage !== passage) return [];
    const { start, end } = targetOf(item);
    return [text.slice(start, end), keyOf(item)];
  });
  return [...new Set(all.map((one) => one.trim()).filter((one) => one !== ""))];
}

function keyOf(item: ItemContent): string {
  if (item.shape === "choose") return item.options[item.key.choice - 1]?.cells.join(" / ") ?? "";
  return item.shape === "write" ? (item.key.accepted[0]?.[0] ?? "") : "";
}
