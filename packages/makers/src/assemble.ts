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

/** What is still to be made of one type. */
interface Wish {
  readonly maker: Maker;
  /** How many over the whole set. */
  left: number;
  /** How many at most from one passage in the first round. */
  readonly each: number;
}

class SetInMaking {
  readonly #request: MakeRequest;
  readonly #items: ItemContent[][];
  readonly #sources: (Source | string)[] = [];
  readonly #refused: Refusal[] = [];
  readonly #keys: KeyPlaces;
  readonly #wishes: Wish[];

  constructor(request: MakeRequest) {
    this.#request = request;
    this.#items = request.passages.map(() => []);
    // the texts have a say, or every one-passage set of a seed would have its key in one place
    const texts = request.passages.map(({ text }) => text);
    this.#keys = new KeyPlaces(seeded(request.seed, "places", ...texts));
    this.#wishes = this.#wishList();
  }

  /** The first round: of each type, this passage's share of what is wanted. */
  makeFrom(passage: number): void {
    const source = this.#source(passage);
    this.#sources.push(source);
    const passagesLeft = this.#request.passages.length - passage;
    for (const wish of this.#wishes) {
      const share = Math.min(wish.each, Math.ceil(wish.left / passagesLeft));
      for (let made = 0; made < share; made++) if (!this.#makeOne(wish, passage)) break;
    }
  }

  /** The second round, for what is still missing, then the set. */
  result(): MakeResult {
    for (const wish of this.#wishes) {
      if (wish.each === 1) continue;
      const passages = this.#sources.map((_, passage) => passage);
      for (const passage of passages) while (wish.left > 0 && this.#makeOne(wish, passage));
    }
    const short = new Set(this.#wishes.filter(({ left }) => left > 0).map(({ maker }) => maker.id));
    const seen = new Set<string>();
    const refused = this.#refused.filter(({ type, passage }) => {
      const name = `${type} ${passage}`;
      if (findMaker(type) && (!short.has(type) || seen.has(name))) return false;
      seen.add(name);
      return true;
    });
    return { items: this.#items.flatMap(inRegistryOrder), refused };
  }

  #wishList(): Wish[] {
    const { types, passages } = this.#request;
    if (types === "auto")
      return Object.values(MAKERS).map((maker) => ({ maker, left: passages.length, each: 1 }));
    return types.flatMap(({ type, count }) => {
      const maker = findMaker(type);
      if (maker) return [{ maker, left: count, each: count }];
      this.#refused.push({ type, passage: 0, reason: unknownReason(type) });
      return [];
    });
  }

  /** One item more of a type from a passage; false, with the reason kept, when there is none. */
  #makeOne(wish: Wish, passage: number): boolean {
    const { maker } = wish;
    if (wish.left <= 0) return false;
    const taken = this.#items[passage];
    const source = this.#sources[passage];
    if (!taken || source === undefined) return false;
    if (typeof source === "string") {
      this.#refused.push({ type: maker.id, passage, reason: source });
      return false;
    }
    const { seed, level } = this.#request;
    const random = seeded(seed, maker.id, String(passage), String(taken.length));
    const places = this.#keys.preferred(maker.id);
    const made = maker.make(source, { random, places, level, taken });
    if (!made.ok) {
      this.#refused.push({ type: maker.id, passage, reason: made.reason });
      return false;
    }
    taken.push(made.item);
    wish.left--;
    if ("choice" in made.item.key) this.#keys.use(maker.id, made.item.key.choice);
    return true;
  }

  #source(passage: number): Source | string {
    const text = this.#request.passages[passage]?.text ?? "";
    return passageProblem(text) ?? { passage, text, analysis: analyse(text) };
  }
}

const TYPE_ORDER = Object.keys(MAKERS);

function inRegistryOrder(items: readonly ItemContent[]): ItemContent[] {
  return items.toSorted((a, b) => TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type));
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
