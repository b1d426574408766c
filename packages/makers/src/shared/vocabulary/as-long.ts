/** Distractors of which one is as long as the key: the longest option looks like the hardest, and is taken for the key. */

/** How far down a ranked list a longer one is looked for before one as long will do. */
const LOOKED_AT = 3;

/**
 * The first ones of a ranked list, one of them longer than the key, or at least as long; null where none is.
 * @param ranked the best first
 * @example withOneAsLong(["rare", "local", "medical"], "typical", 2, (text) => text) // ["medical", "rare"]
 */
export function withOneAsLong<T>(
  ranked: readonly T[],
  key: string,
  count: number,
  textOf: (one: T) => string,
): T[] | null {
  const asLong =
    ranked.slice(0, count + LOOKED_AT).find((one) => textOf(one).length > key.length) ??
    ranked.find((one) => textOf(one).length >= key.length);
  if (asLong === undefined) return null;
  const others = ranked.filter((one) => one !== asLong);
  return [asLong, ...others.slice(0, count - 1)];
}
