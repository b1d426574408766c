/** What an exam has asked so far, which the next items are balanced against: key numbers, rules, types, intruders. */
import { testedRules, type ItemContent } from "@pulda/question";
import { viewOf } from "../quality/item-view.ts";
import { seeded } from "../shared/random.ts";
import { KeyPositions, type KeyState } from "./key-positions.ts";

/** Plain data from which the balancing goes on elsewhere. */
export interface BalanceState {
  readonly keys: KeyState;
  /** How many items test each rule. */
  readonly rules: readonly (readonly [rule: string, items: number])[];
  /** How many items there are of each type; left out by engines before 6.4.0, whose making may go on. */
  readonly types?: readonly (readonly [type: string, items: number])[];
  /** The sentences that items have put into texts; left out by engines before 6.11.0. */
  readonly inserted?: readonly string[];
}

export class ExamBalance {
  readonly #keys: KeyPositions;
  readonly #rules: Map<string, number>;
  readonly #types: Map<string, number>;
  readonly #inserted: Set<string>;

  private constructor(keys: KeyPositions, { rules, types, inserted }: Omit<BalanceState, "keys">) {
    this.#keys = keys;
    this.#rules = new Map(rules);
    this.#types = new Map(types);
    this.#inserted = new Set(inserted);
  }

  /**
   * The balance of a new exam. The texts are part of the seed, or every one-passage exam of a seed would have its
   * keys at the same numbers.
   */
  static of(seed: number, texts: readonly string[]): ExamBalance {
    return new ExamBalance(new KeyPositions(seeded(seed, "places", ...texts)), { rules: [] });
  }

  static from({ keys, ...counts }: BalanceState): ExamBalance {
    return new ExamBalance(KeyPositions.from(keys), counts);
  }

  state(): BalanceState {
    return {
      keys: this.#keys.state(),
      rules: [...this.#rules],
      types: [...this.#types],
      inserted: [...this.#inserted],
    };
  }

  /** The choice numbers that a key of the type may have, the preferred first: see `KeyPositions.preferred`. */
  preferredKeys(type: string): number[] {
    return this.#keys.preferred(type);
  }

  /** How many items of the exam test a rule. */
  timesTested(rule: string): number {
    return this.#rules.get(rule) ?? 0;
  }

  /** How many items of the exam are of a type. */
  timesAsked(type: string): number {
    return this.#types.get(type) ?? 0;
  }

  /** Whether an item of the exam has put a sentence into its text. */
  hasInserted(text: string): boolean {
    return this.#inserted.has(text);
  }

  /** Counts an item of the exam. */
  add(item: ItemContent): void {
    this.#types.set(item.type, this.timesAsked(item.type) + 1);
    const key = viewOf(item)?.key ?? ("choice" in item.key ? item.key.choice : null);
    if (key !== null) this.#keys.use(item.type, key);
    if (item.proof.kind !== "made") return;
    const { operation } = item.proof;
    if (operation.kind === "insert") this.#inserted.add(operation.text);
    for (const rule of testedRules(item)) this.#rules.set(rule, this.timesTested(rule) + 1);
  }
}
