/** Where two sentences differ. */

export interface Difference {
  /** The words that both begin with. */
  readonly before: string;
  /** What only the first has, and what only the second has. */
  readonly first: string;
  readonly second: string;
  /** The words that both end with. */
  readonly after: string;
}

/**
 * The stretch of words in which two sentences differ.
 * @example difference("It was so hot.", "It was such hot.") // { before: "It was ", first: "so", second: "such", after: " hot." }
 */
export function difference(a: string, b: string): Difference {
  const [first, second] = [a.split(/(\s+)/), b.split(/(\s+)/)];
  const shorter = Math.min(first.length, second.length);
  let from = 0;
  while (from < shorter && first[from] === second[from]) from++;
  let to = 0;
  while (to < shorter - from && first.at(-1 - to) === second.at(-1 - to)) to++;
  return {
    before: first.slice(0, from).join(""),
    first: first.slice(from, first.length - to).join(""),
    second: second.slice(from, second.length - to).join(""),
    after: first.slice(first.length - to).join(""),
  };
}
