/** Makes an exam piece by piece: which types from which passages. */
import type { ItemContent, Passage } from "@pulda/question";
import type { Maker } from "../maker.ts";
import { findMaker, MAKERS, OWN_TYPES } from "../registry.ts";
import { ExamBalance } from "./exam-balance.ts";
import { ExamBuilder } from "./exam-builder.ts";
import {
  isMadeAtOnce,
  ITEMS_PER_PASSAGE,
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

const KNOWN_TYPES = Object.keys(MAKERS);
const AUTO_MAKERS = Object.values<Maker>(MAKERS).filter(({ inAuto }) => inAuto);

class PieceAssembly {
  readonly #piece: MakePiece;
  readonly #exam: ExamBuilder;
  readonly #refused: Refusal[] = [];
  readonly #typeRequests: { type: string; left: number; maxPerPassage: number }[];
  /** How many items "auto" has still to choose for the exam; null where each passage has its own amount. */
  #left: number | null;

  constructor(piece: MakePiece) {
    this.#piece = piece;
    const { seed, level, state } = piece;
    const passages: Passage[] = Array.from({ length: piece.total });
    for (const [at, passage] of piece.window.entries()) passages[piece.windowStart + at] = passage;
    this.#exam = new ExamBuilder(
      { passages, seed, level },
      new PassageAnalyses(passages),
      state?.balance ?? ExamBalance.of(seed, piece.texts).state(),
    );
    this.#exam.resume(piece.passage, piece.items);
    const typeRequests = state?.typeRequests ?? this.#initialTypeRequests();
    this.#typeRequests = typeRequests.map((typeRequest) => ({ ...typeRequest }));
    const { amount } = piece;
    this.#left = state ? state.left : typeof amount === "object" ? amount.total : null;
  }

  /** Makes the picked items of the passage, then its share of each requested type or the best of all types. */
  makeFirst(): void {
    const { passage, total, picks, types, amount } = this.#piece;
    for (const pick of picks) this.#makePicked(pick);
    if (types === "auto") {
      const share =
        typeof amount === "object"
          ? Math.ceil((this.#left ?? 0) / (total - passage))
          : ITEMS_PER_PASSAGE[amount];
      this.#choose(share);
      return;
    }
    for (const typeRequest of this.#typeRequests) {
      const fairShare = Math.ceil(typeRequest.left / (total - passage));
      const share = Math.min(typeRequest.maxPerPassage, fairShare);
      for (let made = 0; made < share; made++) if (!this.#makeRequested(typeRequest)) break;
    }
  }

  /** Makes what is still missing: of one type, or of all. */
  makeSecond(): void {
    if (this.#piece.types === "auto") {
      this.#choose(this.#left ?? 0);
      return;
    }
    const typeRequest = this.#typeRequests[this.#piece.request];
    if (typeRequest) while (this.#makeRequested(typeRequest));
  }

  made(): MadePiece {
    const { passage, round } = this.#piece;
    const isFinal = round === "print" || isMadeAtOnce(this.#piece);
    return {
      items: isFinal ? this.#finalItems() : this.#exam.itemsOf(passage),
      refused: this.#refused,
      state: { balance: this.#exam.balance(), typeRequests: this.#typeRequests, left: this.#left },
      known: KNOWN_TYPES,
    };
  }

  /** Adds the passage's best items of all types, up to a number. */
  #choose(count: number): void {
    const { passage, round, amount } = this.#piece;
    const isMany = amount === "many" || typeof amount === "object";
    const { chosen, refused } = this.#exam.chooseBest(AUTO_MAKERS, passage, count, isMany);
    if (this.#left !== null) this.#left -= chosen;
    if (round === "first")
      this.#refused.push(...refused.map((refusal) => ({ ...refusal, passage })));
  }

  /** The items made from the passage, in the order in which they are printed. */
  #finalItems(): ItemContent[] {
    const { passage } = this.#piece;
    const items = inRegistryOrder(this.#exam.itemsOf(passage));
    return items.map((item) => this.#exam.glossed(item, passage));
  }

  #initialTypeRequests(): TypeRequest[] {
    const { types } = this.#piece;
    if (types === "auto") return [];
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
    else if (this.#left !== null) this.#left--;
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
