interface Positioned {
  readonly id: number;
  readonly position: number;
}

/** Items and broken items by their positions; a broken one has no `shape`. */
export function inOrder<Item extends Positioned, Broken extends Positioned>(
  items: readonly Item[],
  broken: readonly Broken[],
): readonly (Item | Broken)[] {
  return broken.length === 0
    ? items
    : [...items, ...broken].toSorted((a, b) => a.position - b.position);
}
