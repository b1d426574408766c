import { focusWhenRendered } from "../../focus-when-rendered.ts";

/** Moves to an item once it stands there, found by its id or by its place in the set. */
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
