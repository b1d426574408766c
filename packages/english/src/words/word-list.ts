/**
 * A word list as a set.
 * @param list words separated by single spaces
 */
export function wordList(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
