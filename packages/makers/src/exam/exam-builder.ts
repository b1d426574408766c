/** An exam under construction: its sources, the items made from each, and the positions of the keys. */
import type { Analysis } from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { withGloss, wordsTestedBy } from "./gloss.ts";
import { NEIGHBOUR_DISTANCE, type ExamOptions } from "./making.ts";
import { KeyPositions, type KeyState } from "./key-positions.ts";
import { refuse, type Made, type Maker } from "../maker.ts";
import { seeded } from "../shared/random.ts";
import { findMaker } from "../registry.ts";
import { PassageAnalyses } from "./passage-analyses.ts";

export class ExamBuilder {
  readonly #options: ExamOptions;
  readonly #keys: KeyPositions;
  readonly #items: ItemContent[][];
  readonly #sources: PassageAnalyses;

  /**
   * @param sources the passages' analyses, to share them between exams of the same passages
   * @param keys goes on from there; left out, an exam begins
   */
  constructor(
    options: ExamOptions,
    sources = new PassageAnalyses(options.passages),
    keys: KeyState | null = null,
  ) {
    this.#options = options;
    this.#sources = sources;
    this.#items = options.passages.map(() => []);
    this.#keys = keys
      ? KeyPositions.from(keys)
      : newKeys(
          options.seed,
          options.passages.map(({ text }) => text),
        );
  }

  /** From which the key positions of the exam go on elsewhere. */
  keys(): KeyState {
    return this.#keys.state();
  }

  /** Adds an item to the exam, which counts for the key positions. */
  add(passage: number, item: ItemContent): void {
    this.#items[passage]?.push(item);
    if ("choice" in item.key) this.#keys.use(item.type, item.key.choice);
  }

  /** Takes up the items that an earlier piece has made from a passage; the keys know them already. */
  resume(passage: number, items: readonly ItemContent[]): void {
    this.#items[passage] = [...items];
  }

  /** The items made from a passage so far, in the order of making. */
  itemsOf(passage: number): readonly ItemContent[] {
    return this.#items[passage] ?? [];
  }

  /** Makes one more item of a type from a passage and adds it, or refuses. */
  makeOne(maker: Maker, passage: number, at: number | null = null): Made {
    const source = this.#sources.get(passage);
    if (typeof source === "string") return refuse(source);
    const { seed, level } = this.#options;
    const existingItems = this.itemsOf(passage);
    const made = maker.make(source, {
      random: seeded(seed, maker.id, String(passage), String(existingItems.length)),
      keyNumbers: this.#keys.preferred(maker.id),
      level,
      existingItems,
      at,
      neighbours: () => this.#neighbours(passage),
    });
    if (!made.ok) return made;
    const item = withReview(made.item, maker);
    this.add(passage, item);
    return { ok: true, item };
  }

  /** An item with its hard words glossed, except those that any item of its passage tests. */
  glossed(item: ItemContent, passage: number): ItemContent {
    const source = this.#sources.get(passage);
    if (typeof source === "string" || findMaker(item.type)?.isGlossed === false) return item;
    return withGloss(item, source, this.#options.level, wordsTestedBy(this.itemsOf(passage)));
  }

  #neighbours(passage: number): Analysis[] {
    return Array.from({ length: NEIGHBOUR_DISTANCE }, (_, at) => at + 1).flatMap((step) =>
      [passage + step, passage - step].flatMap((other) => {
        const source = this.#sources.has(other) ? this.#sources.get(other) : "";
        return typeof source === "string" ? [] : [source.analysis];
      }),
    );
  }
}

/**
 * The key positions of a new exam. The texts are part of the seed, or every one-passage exam of a seed would have
 * its keys at the same numbers.
 */
export function newKeys(seed: number, texts: readonly string[]): KeyPositions {
  return new KeyPositions(seeded(seed, "places", ...texts));
}

/** The item with the review mode of its type in its proof. */
function withReview(item: ItemContent, { review }: Maker): ItemContent {
  const { proof } = item;
  return proof.kind === "made" ? { ...item, proof: { ...proof, review } } : item;
}
