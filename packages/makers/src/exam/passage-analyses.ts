/** The analysed passages of a set: each is analysed when it is first asked for, the last few are kept. */
import { analyse } from "@pulda/english";
import { passageProblem, type Passage } from "@pulda/question";
import type { Source } from "../maker.ts";

/** So many analyses are kept: of a passage and of those on either side. */
const CACHE_SIZE = 6;

export class PassageAnalyses {
  readonly #passages: readonly Passage[];
  readonly #kept = new Map<number, Source | string>();

  constructor(passages: readonly Passage[]) {
    this.#passages = passages;
  }

  /** A passage with its analysis, or in Korean why it cannot be used. */
  get(passage: number): Source | string {
    const known = this.#kept.get(passage);
    if (known !== undefined) return known;
    const text = this.#passages[passage]?.text ?? "";
    const source = passageProblem(text) ?? { passage, text, analysis: analyse(text) };
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= CACHE_SIZE && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(passage, source);
    return source;
  }

  /** Whether the set has such a passage. */
  has(passage: number): boolean {
    return this.#passages[passage] !== undefined;
  }
}
