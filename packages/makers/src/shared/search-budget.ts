/**
 * The steps that a search may take for one item. They are counted and not timed, so that the same passage gives
 * the same items on every machine. An ordinary passage needs a fraction of them; what a repeated sentence
 * multiplies is cut off.
 */
export class SearchBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes steps from what is left; false where there are not enough, and from then on. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}
