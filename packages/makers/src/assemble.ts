/** A whole set: which types from which passages, and where the keys stand. */
import { analyse } from "@pulda/english";
import { passageProblem, type ItemContent, type Passage } from "@pulda/question";
import type { Maker, Source } from "./maker.ts";
import { seeded, type Random } from "./random.ts";
import { findMaker, MAKERS, OWN_TYPES } from "./registry.ts";

export interface MakeRequest {
  passages: readonly Passage[];
  /** "auto", or how many items of each type the whole set should have. */
  types: "auto" | readonly { type: string; count: number }[];
  seed: number;
  /** 1–5. */
  level: number;
}

export interface Refusal {
  type: string;
  /** Index into the request's passages. */
  passage: number;
  /** In Korean, for the teacher. */
  reason: string;
}

export interface MakeResult {
  items: ItemContent[];
  refused: Refusal[];
}

/**
 * Makes a set of items: the same request gives the same set, byte for byte. Items stand in the
 * order of the passages and, within one, of the registry.
 * @param onProgress told after each passage
 * @example make({ passages: [{ text }], types: "auto", seed: 1, level: 3 }).items
 */
export function make(
  request: MakeRequest,
  onProgress?: (done: number, total: number) => void,
): MakeResult {
  const set = new SetInMaking(request);
  request.passages.forEach((_, passage) => {
    set.makeFrom(passage);
    onProgress?.(passage + 1, request.passages.length);
  });
  return set.result();
}

class SetInMaking {
  readonly #request: MakeRequest;
  readonly #items: ItemContent[][];
  readonly #refused: Refusal[] = [];
  readonly #keys: KeyPlaces;
  /** How many items of each type are still to be made; without end for "auto". */
  readonly #wanted: { maker: Maker; left: number }[];
  readonly #unknown: string[];

  constructor(request: MakeRequest) {
    this.#request = request;
    this.#items = request.passages.map(() => []);
    this.#keys = new KeyPlaces(seeded(request.seed, "places"));
    const { types } = request;
    const wanted =
      types === "auto"
        ? Object.keys(MAKERS).map((type) => ({ type, count: request.passages.length }))
        : types;
    this.#wanted = wanted.flatMap(({ type, count }) => {
      const maker = findMaker(type);
      return maker ? [{ maker, left: count }] : [];
    });
    this.#unknown = wanted.flatMap(({ type }) => (findMaker(type) ? [] : [type]));
  }

  /** The first round: of each type, this passage's share of what is wanted. */
  makeFrom(passage: number): void {
    const source = this.#source(passage);
    if (typeof source === "string") {
      this.#refuseAll(passage, source);
      return;
    }
    const passagesLeft = this.#request.passages.length - passage;
    for (const wish of this.#wanted) {
      const share = Math.ceil(wish.left / passagesLeft);
      for (let made = 0; made < share && wish.left > 0; made++)
        if (!this.#makeOne(wish, source)) break;
    }
  }

  result(): MakeResult {
    for (const type of this.#unknown)
      this.#refused.push({ type, passage: 0, reason: unknownReason(type) });
    return { items: this.#items.flat(), refused: this.#refused };
  }

  #makeOne(wish: { maker: Maker; left: number }, source: Source): boolean {
    const { maker } = wish;
    const taken = this.#items[source.passage] ?? [];
    const random = seeded(
      this.#request.seed,
      maker.id,
      String(source.passage),
      String(taken.length),
    );
    const places = this.#keys.preferred(maker.id);
    const made = maker.make(source, { random, places, level: this.#request.level, taken });
    if (!made.ok) {
      this.#refused.push({ type: maker.id, passage: source.passage, reason: made.reason });
      return false;
    }
    taken.push(made.item);
    wish.left--;
    if ("choice" in made.item.key) this.#keys.use(maker.id, made.item.key.choice);
    return true;
  }

  #source(passage: number): Source | string {
    const text = this.#request.passages[passage]?.text ?? "";
    const problem = passageProblem(text);
    return problem ?? { passage, text, analysis: analyse(text) };
  }

  #refuseAll(passage: number, reason: string): void {
    for (const { maker, left } of this.#wanted)
      if (left > 0) this.#refused.push({ type: maker.id, passage, reason });
  }
}

function unknownReason(type: string): string {
  return Object.hasOwn(OWN_TYPES, type)
    ? "직접 출제하는 유형이라 지문에서 만들 수 없어요."
    : "만들 수 없는 문항 유형이에요.";
}

/** Keeps the keys of each type evenly over ①–⑤. */
class KeyPlaces {
  readonly #random: Random;
  readonly #used = new Map<string, number[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** ①–⑤, least used first, equal ones in random order. */
  preferred(type: string): number[] {
    const used = this.#used.get(type) ?? [0, 0, 0, 0, 0];
    return this.#random
      .shuffled([1, 2, 3, 4, 5])
      .sort((a, b) => (used[a - 1] ?? 0) - (used[b - 1] ?? 0));
  }

  use(type: string, place: number): void {
    const used = this.#used.get(type) ?? [0, 0, 0, 0, 0];
    used[place - 1] = (used[place - 1] ?? 0) + 1;
    this.#used.set(type, used);
  }
}
