/** The analyses of an exam's passages: computed on first use, with the latest few cached. */
import { analyse } from "@pulda/english";
import { passageProblem, type Passage } from "@pulda/question";
import type { Source } from "../maker.ts";

/** How many analyses are cached: enough for a passage and its neighbours on either side. */
const CACHE_SIZE = 6;

export class PassageAnalyses {
  readonly #passages: readonly Passage[];
  readonly #cache = new Map<number, Source | string>();

  constructor(passages: readonly Passage[]) {
    this.#passages = passages;
  }

  /** A passage with its analysis, or in Korean why it cannot be used. */
  get(passage: number): Source | string {
    const cached = this.#cache.get(passage);
    if (cached !== undefined) return cached;
    const text = this.#passages[passage]?.text ?? "";
    const source = passageProblem(text) ?? { passage, text, analysis: analyse(text) };
    const [oldest] = this.#cache.keys();
    if (this.#cache.size >= CACHE_SIZE && oldest !== undefined) this.#cache.delete(oldest);
    this.#cache.set(passage, source);
    return source;
  }

  /** Whether there is a passage of this index. */
  has(passage: number): boolean {
    return this.#passages[passage] !== undefined;
  }
}
