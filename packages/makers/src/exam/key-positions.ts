/** Where the keys of a set stand. */
import type { Random } from "../shared/random.ts";

/** Keeps the keys of each type evenly over ①–⑤. */
export class KeyPositions {
  readonly #random: Random;
  readonly #used = new Map<string, number[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * ①–⑤, least used first, equal ones in random order; without those that already have so many
   * keys that one more would show.
   */
  preferred(type: string): number[] {
    const used = this.#used.get(type) ?? [0, 0, 0, 0, 0];
    const mean = used.reduce((sum, count) => sum + count, 0) / used.length;
    const count = (place: number): number => used[place - 1] ?? 0;
    return this.#random
      .shuffled([1, 2, 3, 4, 5])
      .filter((place) => count(place) <= mean + Math.sqrt(mean))
      .toSorted((a, b) => count(a) - count(b));
  }

  use(type: string, place: number): void {
    const used = this.#used.get(type) ?? [0, 0, 0, 0, 0];
    used[place - 1] = (used[place - 1] ?? 0) + 1;
    this.#used.set(type, used);
  }
}
