/** How many frames are waited for an item that has yet to be drawn. */
const PATIENCE = 30;

/**
 * Moves to an item once it stands there: after a change, so that neither eye nor screen reader loses
 * its place. An item is found by its id, or by its place in the set.
 */
export function focusItem(
  item: { readonly id: number } | { readonly position: number },
  frames = PATIENCE,
) {
  requestAnimationFrame(() => {
    const frame = "id" in item ? itemOf(item.id) : itemAt(item.position);
    frame?.scrollIntoView({ block: "nearest" });
    const heading = frame?.querySelector<HTMLElement>("h2");
    if (heading) heading.focus({ preventScroll: true });
    else if (frames > 0) focusItem(item, frames - 1);
  });
}

function itemOf(id: number): Element | null {
  return document.querySelector(`[data-item="${id}"]`);
}

function itemAt(position: number): Element | undefined {
  const items = document.querySelectorAll("[data-item]");
  return items[Math.min(position, items.length) - 1];
}
