/** Makes an exam piece by piece: which types from which passages. */
import type { ItemContent, Passage } from "@pulda/question";
import { findMaker, MAKERS, OWN_TYPES } from "../registry.ts";
import { ExamBuilder, newKeys } from "./exam-builder.ts";
import {
  Making,
  type MadePiece,
  type MakePiece,
  type MakeRequest,
  type MakeResult,
  type MakeStep,
  type Refusal,
  type TargetPick,
  type TypeRequest,
} from "./making.ts";
import { PassageAnalyses } from "./passage-analyses.ts";

/**
 * Makes the items of an exam: the same request gives the same items, byte for byte. Items are in the order
 * of the passages and, within a passage, of the registry.
 * @param onProgress called after each piece
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

/**
 * `make` as a generator that pauses after each piece. The result contains the items that no step has returned.
 * @example for (const { done } of makeInSteps(request)) console.log(done)
 */
export function* makeInSteps(request: MakeRequest): Generator<MakeStep, MakeResult, void> {
  const making = new Making(request);
  for (let piece = making.next(); piece; piece = making.next())
    yield making.take(piece, makePiece(piece));
  return { items: [], refused: making.refused() };
}

/** Makes one piece of an exam. Pure: the same piece gives the same items. */
export function makePiece(piece: MakePiece): MadePiece {
  const assembly = new PieceAssembly(piece);
  if (piece.round === "first") assembly.makeFirst();
  else if (piece.round === "second") assembly.makeSecond();
  return assembly.made();
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

const KNOWN_TYPES = Object.keys(MAKERS);

class PieceAssembly {
  readonly #piece: MakePiece;
  readonly #exam: ExamBuilder;
  readonly #refused: Refusal[] = [];
  readonly #typeRequests: { type: string; left: number; maxPerPassage: number }[];

  constructor(piece: MakePiece) {
    this.#piece = piece;
    const { seed, level, state } = piece;
    const passages: Passage[] = Array.from({ length: piece.total });
    for (const [at, passage] of piece.window.entries()) passages[piece.windowStart + at] = passage;
    this.#exam = new ExamBuilder(
      { passages, seed, level },
      new PassageAnalyses(passages),
      state?.keys ?? newKeys(seed, piece.texts).state(),
    );
    this.#exam.resume(piece.passage, piece.items);
    const typeRequests = state?.typeRequests ?? this.#initialTypeRequests();
    this.#typeRequests = typeRequests.map((typeRequest) => ({ ...typeRequest }));
  }

  /** Makes the picked items of the passage, then its share of each requested type. */
  makeFirst(): void {
    const { passage, total, picks, types } = this.#piece;
    for (const pick of picks) this.#makePicked(pick);
    for (const typeRequest of this.#typeRequests) {
      const fairShare = Math.ceil(typeRequest.left / (total - passage));
      const share = Math.min(typeRequest.maxPerPassage, fairShare);
      for (let made = 0; made < share; made++) if (!this.#makeRequested(typeRequest)) break;
    }
    if (types === "auto") this.#makeFurther();
  }

  /** Makes what is still missing of one type. */
  makeSecond(): void {
    const typeRequest = this.#typeRequests[this.#piece.request];
    if (typeRequest) while (this.#makeRequested(typeRequest));
  }

  made(): MadePiece {
    const { passage, round, types } = this.#piece;
    const isFinal = round === "print" || types === "auto";
    return {
      items: isFinal ? this.#finalItems() : this.#exam.itemsOf(passage),
      refused: this.#refused,
      state: { keys: this.#exam.keys(), typeRequests: this.#typeRequests },
      known: KNOWN_TYPES,
    };
  }

  /** Makes further items of repeatable types, where a passage suits few types. */
  #makeFurther(): void {
    const { passage } = this.#piece;
    for (let round = 0; round < MAX_ROUNDS; round++)
      for (const type of REPEATABLE_TYPES) {
        if (this.#exam.itemsOf(passage).length >= MAX_ITEMS_PER_PASSAGE) return;
        this.#exam.makeOne(MAKERS[type], passage);
      }
  }

  /** The items made from the passage, in the order in which they are printed. */
  #finalItems(): ItemContent[] {
    const { passage } = this.#piece;
    const items = inRegistryOrder(this.#exam.itemsOf(passage));
    return items.map((item) => this.#exam.glossed(item, passage));
  }

  #initialTypeRequests(): TypeRequest[] {
    const { types, total } = this.#piece;
    if (types === "auto")
      return KNOWN_TYPES.map((type) => ({ type, left: total, maxPerPassage: 1 }));
    return types.flatMap(({ type, count }) => {
      if (findMaker(type)) return [{ type, left: count, maxPerPassage: count }];
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
    const typeRequest = this.#typeRequests.find((candidate) => candidate.type === type);
    if (!made.ok) this.#refused.push({ type, passage, reason: made.reason });
    else if (typeRequest) typeRequest.left--;
  }

  /** Whether an item was made; the reason is recorded when not. */
  #makeRequested(typeRequest: { type: string; left: number }): boolean {
    const { type } = typeRequest;
    const { passage } = this.#piece;
    const maker = findMaker(type);
    if (!maker || typeRequest.left <= 0) return false;
    const made = this.#exam.makeOne(maker, passage);
    if (made.ok) typeRequest.left--;
    else this.#refused.push({ type, passage, reason: made.reason });
    return made.ok;
  }
}

function inRegistryOrder(items: readonly ItemContent[]): ItemContent[] {
  return items.toSorted((a, b) => KNOWN_TYPES.indexOf(a.type) - KNOWN_TYPES.indexOf(b.type));
}

function unknownReason(type: string): string {
  return Object.hasOwn(OWN_TYPES, type)
    ? "직접 출제하는 유형이라 지문에서 만들 수 없어요."
    : "만들 수 없는 문항 유형이에요.";
}
