import { focusWhenRendered } from "../../focus-when-rendered.ts";

/** Focuses an item, given its id or its position in the exam, once it is rendered. */
export function focusItem(item: { readonly id: number } | { readonly position: number }) {
  const frameOf =
    "id" in item
      ? () => document.querySelector(`[data-item="${item.id}"]`)
      : () => itemAt(item.position);
  focusWhenRendered(frameOf, "h2");
}

function itemAt(position: number): Element | undefined {
  const items = document.querySelectorAll("[data-item]");
  return items[Math.min(position, items.length) - 1];
}
