/** A whole set: which types from which passages, and where the keys stand. */
import type { ItemContent } from "@pulda/question";
import type { Maker } from "../maker.ts";
import { findMaker, MAKERS, OWN_TYPES } from "../registry.ts";
import { ExamBuilder, type ExamOptions } from "./exam-builder.ts";

export interface MakeRequest extends ExamOptions {
  /** "auto", or how many items of each type the whole set should have. */
  readonly types: "auto" | readonly { type: string; count: number }[];
  /** Items that the user has chosen by their place, made before all others. */
  readonly picks?: readonly TargetPick[] | undefined;
}

/** An item by its place: `at` is where its `placeOf` begins. */
export interface TargetPick {
  readonly type: string;
  /** Index into the request's passages. */
  readonly passage: number;
  readonly at: number;
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
  const steps = makeInSteps(request);
  const items: ItemContent[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...step.value, items: [...items, ...step.value.items] };
    items.push(...step.value.items);
    onProgress?.(step.value.done, request.passages.length);
  }
}

/** What `makeInSteps` has done when it pauses. */
export interface MakeStep {
  /** How many passages the first round is through with. */
  readonly done: number;
  /** The items of the passage just done, where no later round adds to them; else none. */
  readonly items: readonly ItemContent[];
}

/**
 * `make`, pausing after each passage, so that a thread can do other work in between or give up. The
 * result holds what no step has brought.
 * @example for (const { done } of makeInSteps(request)) console.log(done)
 */
export function* makeInSteps(request: MakeRequest): Generator<MakeStep, MakeResult, void> {
  const run = new ExamAssembly(request);
  for (const passage of request.passages.keys()) {
    run.makeFrom(passage);
    yield { done: passage + 1, items: request.types === "auto" ? run.takeItems(passage) : [] };
  }
  return yield* run.finish();
}

/** "auto" makes one item of each type, and second ones until a passage has so many. */
const MAX_ITEMS_PER_PASSAGE = 16;
/** The types of the further items, in their order, and how often each is tried. */
const MAX_ROUNDS = 4;
const REPEATABLE_TYPES = [
  "blank",
  "grammar-error",
  "synonym",
  "sentence-insertion",
  "definition",
  "word-order",
  "grammar-choice",
  "word-spelling",
  "irrelevant-sentence",
  "content-match",
] as const;

/** What is still to be made of one type. */
interface TypeRequest {
  readonly maker: Maker;
  /** How many over the whole set. */
  left: number;
  /** How many at most from one passage in the first round. */
  readonly each: number;
}

class ExamAssembly {
  readonly #request: MakeRequest;
  readonly #set: ExamBuilder;
  readonly #refused: Refusal[] = [];
  readonly #wishes: TypeRequest[];

  constructor(request: MakeRequest) {
    this.#request = request;
    this.#set = new ExamBuilder(request);
    this.#wishes = this.#wishList();
  }

  /** What was picked, then of each type this passage's share of what is wanted. */
  makeFrom(passage: number): void {
    for (const pick of this.#request.picks ?? [])
      if (pick.passage === passage) this.#makePicked(pick);
    const passagesLeft = this.#request.passages.length - passage;
    for (const wish of this.#wishes) {
      const share = Math.min(wish.each, Math.ceil(wish.left / passagesLeft));
      for (let made = 0; made < share; made++) if (!this.#makeWished(wish, passage)) break;
    }
    if (this.#request.types === "auto") this.#fill(passage);
  }

  /** Further items of types that have more than one to give, where a passage gives few types. */
  #fill(passage: number): void {
    for (let round = 0; round < MAX_ROUNDS; round++)
      for (const type of REPEATABLE_TYPES) {
        if (this.#set.itemsOf(passage).length >= MAX_ITEMS_PER_PASSAGE) return;
        this.#set.makeOne(MAKERS[type], passage);
      }
  }

  /** What was made of a passage so far, in the order in which it is printed. */
  itemsOf(passage: number): ItemContent[] {
    const items = inRegistryOrder(this.#set.itemsOf(passage));
    return items.map((item) => this.#set.glossed(item, passage));
  }

  /** The same, to be held by someone else from here on: a set of thousands does not stay in memory. */
  takeItems(passage: number): ItemContent[] {
    const items = this.itemsOf(passage);
    this.#set.release(passage);
    return items;
  }

  /** The second round, for what is still missing, then what no step has brought. */
  *finish(): Generator<MakeStep, MakeResult, void> {
    const { passages } = this.#request;
    for (const wish of this.#wishes) {
      if (wish.each === 1) continue;
      for (const passage of passages.keys()) {
        if (wish.left <= 0) break;
        while (wish.left > 0 && this.#makeWished(wish, passage));
        yield { done: passages.length, items: [] };
      }
    }
    const short = new Set(this.#wishes.filter(({ left }) => left > 0).map(({ maker }) => maker.id));
    const seen = new Set<string>();
    const refused = this.#refused.filter(({ type, passage }) => {
      const name = `${type} ${passage}`;
      if (findMaker(type) && (!short.has(type) || seen.has(name))) return false;
      seen.add(name);
      return true;
    });
    const items = passages.flatMap((_, passage) => this.itemsOf(passage));
    return { items, refused };
  }

  #wishList(): TypeRequest[] {
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

  #makePicked({ type, passage, at }: TargetPick): void {
    const maker = findMaker(type);
    if (!maker) {
      this.#refused.push({ type, passage, reason: unknownReason(type) });
      return;
    }
    const made = this.#set.makeOne(maker, passage, at);
    const wish = this.#wishes.find((other) => other.maker === maker);
    if (!made.ok) this.#refused.push({ type, passage, reason: made.reason });
    else if (wish) wish.left--;
  }

  /** False, with the reason kept, when there is none. */
  #makeWished(wish: TypeRequest, passage: number): boolean {
    if (wish.left <= 0) return false;
    const made = this.#set.makeOne(wish.maker, passage);
    if (made.ok) wish.left--;
    else this.#refused.push({ type: wish.maker.id, passage, reason: made.reason });
    return made.ok;
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
