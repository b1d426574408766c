/** The choice numbers of an exam's keys. */
import { resumed, type ResumableRandom } from "../shared/random.ts";

/** Plain data from which the balancing goes on elsewhere. */
export interface KeyState {
  readonly random: number;
  readonly used: readonly (readonly [type: string, counts: readonly number[]])[];
}

/** Balances the keys of each type, and those of the exam, over ①–⑤. */
export class KeyPositions {
  readonly #random: ResumableRandom;
  readonly #used = new Map<string, number[]>();

  constructor(random: ResumableRandom) {
    this.#random = random;
  }

  static from({ random, used }: KeyState): KeyPositions {
    const keys = new KeyPositions(resumed(random));
    for (const [type, counts] of used) keys.#used.set(type, [...counts]);
    return keys;
  }

  state(): KeyState {
    return { random: this.#random.state(), used: [...this.#used] };
  }

  /**
   * ①–⑤, the least used by the type first, and of those the least used by the exam, since some types have no key at
   * ①; ties in random order; without numbers that the type has used so often that one more key would stand out.
   */
  preferred(type: string): number[] {
    const used = this.#used.get(type) ?? [0, 0, 0, 0, 0];
    const mean = used.reduce((sum, count) => sum + count, 0) / used.length;
    const count = (choice: number): number => used[choice - 1] ?? 0;
    return this.#random
      .shuffled([1, 2, 3, 4, 5])
      .filter((choice) => count(choice) <= mean + Math.sqrt(mean))
      .toSorted((a, b) => count(a) - count(b) || this.#total(a) - this.#total(b));
  }

  #total(choice: number): number {
    return [...this.#used.values()].reduce((sum, counts) => sum + (counts[choice - 1] ?? 0), 0);
  }

  use(type: string, choice: number): void {
    const used = this.#used.get(type) ?? [0, 0, 0, 0, 0];
    used[choice - 1] = (used[choice - 1] ?? 0) + 1;
    this.#used.set(type, used);
  }
}
