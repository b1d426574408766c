/** A seeded pseudo-random number generator: the same seed gives the same numbers on every machine. */

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  below(below: number): number;
  /** A new array in random order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** A generator that can go on elsewhere from where it is. */
export interface ResumableRandom extends Random {
  /** What `resumed` goes on from. */
  state(): number;
}

/**
 * A generator for a seed and names, so that independent parts of the engine use independent numbers.
 * Method: FNV-1a over the name, then mulberry32.
 * @example seeded(7, "blank", "0").below(5)
 */
export function seeded(seed: number, ...names: readonly string[]): ResumableRandom {
  return resumed(hash([String(seed), ...names].join("\u0000")));
}

/** The generator whose `state()` was `from`. */
export function resumed(from: number): ResumableRandom {
  let state = from;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    state: () => state,
    shuffled(list) {
      const copy = [...list];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [copy[at], copy[other]] = [copy[other]!, copy[at]!];
      }
      return copy;
    },
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value | 0;
}
