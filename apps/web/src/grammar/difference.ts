/** The difference between two sentences. */

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
 * The words in which two sentences differ.
 * @example difference("It was so hot.", "It was such hot.") // { before: "It was ", first: "so", second: "such", after: " hot." }
 */
export function difference(a: string, b: string): Difference {
  const [first, second] = [a.split(/(\s+)/), b.split(/(\s+)/)];
  const shorter = Math.min(first.length, second.length);
  let prefix = 0;
  while (prefix < shorter && first[prefix] === second[prefix]) prefix++;
  let suffix = 0;
  while (suffix < shorter - prefix && first.at(-1 - suffix) === second.at(-1 - suffix)) suffix++;
  return {
    before: first.slice(0, prefix).join(""),
    first: first.slice(prefix, first.length - suffix).join(""),
    second: second.slice(prefix, second.length - suffix).join(""),
    after: first.slice(first.length - suffix).join(""),
  };
}
