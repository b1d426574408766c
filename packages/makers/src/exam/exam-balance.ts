/** What an exam has asked so far, which the next items are balanced against: key numbers and rules. */
import type { ItemContent } from "@pulda/question";
import { viewOf } from "../quality/item-view.ts";
import { seeded } from "../shared/random.ts";
import { KeyPositions, type KeyState } from "./key-positions.ts";

/** Plain data from which the balancing goes on elsewhere. */
export interface BalanceState {
  readonly keys: KeyState;
  /** How many items test each rule. */
  readonly rules: readonly (readonly [rule: string, items: number])[];
}

export class ExamBalance {
  readonly #keys: KeyPositions;
  readonly #rules: Map<string, number>;

  private constructor(keys: KeyPositions, rules: BalanceState["rules"]) {
    this.#keys = keys;
    this.#rules = new Map(rules);
  }

  /**
   * The balance of a new exam. The texts are part of the seed, or every one-passage exam of a seed would have its
   * keys at the same numbers.
   */
  static of(seed: number, texts: readonly string[]): ExamBalance {
    return new ExamBalance(new KeyPositions(seeded(seed, "places", ...texts)), []);
  }

  static from({ keys, rules }: BalanceState): ExamBalance {
    return new ExamBalance(KeyPositions.from(keys), rules);
  }

  state(): BalanceState {
    return { keys: this.#keys.state(), rules: [...this.#rules] };
  }

  /** The choice numbers that a key of the type may have, the preferred first: see `KeyPositions.preferred`. */
  preferredKeys(type: string): number[] {
    return this.#keys.preferred(type);
  }

  /** How many items of the exam test a rule. */
  timesTested(rule: string): number {
    return this.#rules.get(rule) ?? 0;
  }

  /** Counts an item of the exam. */
  add(item: ItemContent): void {
    const key = viewOf(item)?.key ?? ("choice" in item.key ? item.key.choice : null);
    if (key !== null) this.#keys.use(item.type, key);
    if (item.proof.kind !== "made" || item.proof.review !== "rule") return;
    for (const rule of item.proof.rules) this.#rules.set(rule, this.timesTested(rule) + 1);
  }
}
