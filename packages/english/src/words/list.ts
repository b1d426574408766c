/**
 * A word list as a set.
 * @param list words parted by single spaces
 */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
