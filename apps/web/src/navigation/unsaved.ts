/** Whether something on the page is typed and not saved: what would throw it away asks, or waits. */
let count = 0;

/** Counts a place with unsaved text; the returned function takes it back. */
export function countUnsaved(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

export function hasUnsaved(): boolean {
  return count > 0;
}
