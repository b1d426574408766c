/** Generation of all items of an exam: which types from which passages. */
import type { ItemContent } from "@pulda/question";
import type { Maker } from "../maker.ts";
import { findMaker, MAKERS, OWN_TYPES } from "../registry.ts";
import { ExamBuilder, type ExamOptions } from "./exam-builder.ts";

export interface MakeRequest extends ExamOptions {
  /** "auto", or how many items of each type the whole exam should have. */
  readonly types: "auto" | readonly { type: string; count: number }[];
  /** Targets that the user has picked; their items are made before all others. */
  readonly picks?: readonly TargetPick[] | undefined;
}

/** A picked target: `at` is the start of the item's `targetOf`. */
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
 * Makes the items of an exam: the same request gives the same items, byte for byte. Items are in the order
 * of the passages and, within a passage, of the registry.
 * @param onProgress called after each passage
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

/** The progress of `makeInSteps` at a pause. */
export interface MakeStep {
  /** How many passages the first round has completed. */
  readonly done: number;
  /** The items of the passage just completed, where no later round adds to them; else none. */
  readonly items: readonly ItemContent[];
}

/**
 * `make` as a generator that pauses after each passage, so that a thread can do other work in between or cancel.
 * The result contains the items that no step has returned.
 * @example for (const { done } of makeInSteps(request)) console.log(done)
 */
export function* makeInSteps(request: MakeRequest): Generator<MakeStep, MakeResult, void> {
  const assembly = new ExamAssembly(request);
  for (const passage of request.passages.keys()) {
    assembly.makeFrom(passage);
    yield { done: passage + 1, items: request.types === "auto" ? assembly.takeItems(passage) : [] };
  }
  return yield* assembly.finish();
}

/** "auto" makes one item of each type, then further ones until a passage has this many. */
const MAX_ITEMS_PER_PASSAGE = 16;
/** How often each type is tried for further items. */
const MAX_ROUNDS = 4;
/** The types of further items, in the order in which they are tried. */
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

/** How many items of one type are still to be made. */
interface TypeRequest {
  readonly maker: Maker;
  /** In the whole exam. */
  left: number;
  /** At most from one passage in the first round. */
  readonly maxPerPassage: number;
}

class ExamAssembly {
  readonly #request: MakeRequest;
  readonly #exam: ExamBuilder;
  readonly #refused: Refusal[] = [];
  readonly #typeRequests: TypeRequest[];

  constructor(request: MakeRequest) {
    this.#request = request;
    this.#exam = new ExamBuilder(request);
    this.#typeRequests = this.#initialTypeRequests();
  }

  /** Makes the picked items of a passage, then its share of each requested type. */
  makeFrom(passage: number): void {
    for (const pick of this.#request.picks ?? [])
      if (pick.passage === passage) this.#makePicked(pick);
    const passagesLeft = this.#request.passages.length - passage;
    for (const typeRequest of this.#typeRequests) {
      const share = Math.min(typeRequest.maxPerPassage, Math.ceil(typeRequest.left / passagesLeft));
      for (let made = 0; made < share; made++)
        if (!this.#makeRequested(typeRequest, passage)) break;
    }
    if (this.#request.types === "auto") this.#makeFurther(passage);
  }

  /** Makes further items of repeatable types, where a passage suits few types. */
  #makeFurther(passage: number): void {
    for (let round = 0; round < MAX_ROUNDS; round++)
      for (const type of REPEATABLE_TYPES) {
        if (this.#exam.itemsOf(passage).length >= MAX_ITEMS_PER_PASSAGE) return;
        this.#exam.makeOne(MAKERS[type], passage);
      }
  }

  /** The items made from a passage so far, in the order in which they are printed. */
  itemsOf(passage: number): ItemContent[] {
    const items = inRegistryOrder(this.#exam.itemsOf(passage));
    return items.map((item) => this.#exam.glossed(item, passage));
  }

  /** The same, and releases them: the items of thousands of passages do not stay in memory. */
  takeItems(passage: number): ItemContent[] {
    const items = this.itemsOf(passage);
    this.#exam.release(passage);
    return items;
  }

  /** The second round, for items still missing; returns the items that no step has returned. */
  *finish(): Generator<MakeStep, MakeResult, void> {
    const { passages } = this.#request;
    for (const typeRequest of this.#typeRequests) {
      if (typeRequest.maxPerPassage === 1) continue;
      for (const passage of passages.keys()) {
        if (typeRequest.left <= 0) break;
        while (typeRequest.left > 0 && this.#makeRequested(typeRequest, passage));
        yield { done: passages.length, items: [] };
      }
    }
    const unfilled = new Set(
      this.#typeRequests.filter(({ left }) => left > 0).map(({ maker }) => maker.id),
    );
    const seen = new Set<string>();
    const refused = this.#refused.filter(({ type, passage }) => {
      const id = `${type} ${passage}`;
      if (findMaker(type) && (!unfilled.has(type) || seen.has(id))) return false;
      seen.add(id);
      return true;
    });
    const items = passages.flatMap((_, passage) => this.itemsOf(passage));
    return { items, refused };
  }

  #initialTypeRequests(): TypeRequest[] {
    const { types, passages } = this.#request;
    if (types === "auto")
      return Object.values(MAKERS).map((maker) => ({
        maker,
        left: passages.length,
        maxPerPassage: 1,
      }));
    return types.flatMap(({ type, count }) => {
      const maker = findMaker(type);
      if (maker) return [{ maker, left: count, maxPerPassage: count }];
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
    const made = this.#exam.makeOne(maker, passage, at);
    const typeRequest = this.#typeRequests.find((candidate) => candidate.maker === maker);
    if (!made.ok) this.#refused.push({ type, passage, reason: made.reason });
    else if (typeRequest) typeRequest.left--;
  }

  /** Whether an item was made; the reason is recorded when not. */
  #makeRequested(typeRequest: TypeRequest, passage: number): boolean {
    if (typeRequest.left <= 0) return false;
    const made = this.#exam.makeOne(typeRequest.maker, passage);
    if (made.ok) typeRequest.left--;
    else this.#refused.push({ type: typeRequest.maker.id, passage, reason: made.reason });
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
