/**
 * The making of an exam in bounded pieces, so that a worker never holds more than a few passages of it, and makes
 * the pieces of many exams in turn. This module knows which piece comes next and what the pieces have made; a piece
 * is made by `makePiece`. It loads no language data, so that the server's main thread can use it.
 */
import type { Amount, ItemContent, Passage } from "@pulda/question";
import type { BalanceState } from "./exam-balance.ts";

export { ITEMS_PER_PASSAGE, type Amount } from "@pulda/question";

export interface ExamOptions {
  readonly passages: readonly Passage[];
  readonly seed: number;
  /** 1–5. */
  readonly level: number;
}

export interface MakeRequest extends ExamOptions {
  /** "auto", or how many items of each type the whole exam should have. */
  readonly types: "auto" | readonly { type: string; count: number }[];
  /** Of "auto": how many items; left out, "normal". */
  readonly amount?: Amount | undefined;
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

/** The progress of making after a piece. */
export interface MakeStep {
  /** How many passages the first round has completed. */
  readonly done: number;
  /** The items that no later piece changes. */
  readonly items: readonly ItemContent[];
}

/** How many items of one type are still to be made. */
export interface TypeRequest {
  readonly type: string;
  /** In the whole exam. */
  readonly left: number;
  /** At most from one passage in the first round. */
  readonly maxPerPassage: number;
}

/** What one piece needs to know of those before it. */
export interface MakeState {
  readonly balance: BalanceState;
  readonly typeRequests: readonly TypeRequest[];
  /** How many items "auto" has still to choose; null where each passage has an amount of its own. */
  readonly left: number | null;
}

/** The work on one passage in one round, as plain data. */
export interface MakePiece {
  /**
   * "first" makes the picked items and the passage's share of each type, or of all types together; "second" makes
   * more, where passages gave fewer than their share; "print" gives the items their final form where a later piece
   * could have added to them.
   */
  readonly round: "first" | "second" | "print";
  readonly types: MakeRequest["types"];
  readonly amount: Amount;
  /** Those of the passage. */
  readonly picks: readonly TargetPick[];
  readonly seed: number;
  readonly level: number;
  /** How many passages the exam has. */
  readonly total: number;
  /** The index of the passage. */
  readonly passage: number;
  /** The passage and its neighbours; the first has the index `windowStart`. */
  readonly window: readonly Passage[];
  readonly windowStart: number;
  /** What was made from it before. */
  readonly items: readonly ItemContent[];
  /** The index of the type request, in the second round. */
  readonly request: number;
  /** Null in the first piece, which has the texts of the whole exam instead. */
  readonly state: MakeState | null;
  readonly texts: readonly string[];
}

export interface MadePiece {
  /** All items of the passage. */
  readonly items: readonly ItemContent[];
  readonly refused: readonly Refusal[];
  readonly state: MakeState;
  /** The ids of all types that are made from passages. */
  readonly known: readonly string[];
}

/** How many passages on either side a maker may look at. */
export const NEIGHBOUR_DISTANCE = 2;

/** One exam in the making. */
export class Making {
  readonly #request: MakeRequest;
  readonly #items: (readonly ItemContent[])[] = [];
  readonly #refused: Refusal[] = [];
  #round: MakePiece["round"] = "first";
  #typeRequest = 0;
  #passage = 0;
  #state: MakeState | null = null;
  #known: readonly string[] = [];

  constructor(request: MakeRequest) {
    this.#request = request;
  }

  /** The next piece; null when the exam is made. The piece before must have been taken in. */
  next(): MakePiece | null {
    const { passages, types, amount = "normal", picks = [], seed, level } = this.#request;
    if (!this.#advance()) return null;
    const passage = this.#passage;
    const windowStart = Math.max(0, passage - NEIGHBOUR_DISTANCE);
    return {
      round: this.#round,
      types,
      amount,
      picks: this.#round === "first" ? picks.filter((pick) => pick.passage === passage) : [],
      seed,
      level,
      total: passages.length,
      passage,
      window: passages.slice(windowStart, passage + 1 + NEIGHBOUR_DISTANCE),
      windowStart,
      items: this.#items[passage] ?? [],
      request: this.#typeRequest,
      state: this.#state,
      texts: this.#state ? [] : passages.map(({ text }) => text),
    };
  }

  /** Takes in what the piece has made. */
  take({ passage, round }: MakePiece, made: MadePiece): MakeStep {
    this.#refused.push(...made.refused);
    this.#state = made.state;
    this.#known = made.known;
    this.#passage = passage + 1;
    const isFinal = round === "print" || isMadeAtOnce(this.#request);
    this.#items[passage] = isFinal ? [] : made.items;
    return {
      done: round === "first" ? passage + 1 : this.#request.passages.length,
      items: isFinal ? made.items : [],
    };
  }

  /** Each reason once, for the types of which there are fewer items than were asked for. */
  refused(): Refusal[] {
    if (this.#request.types === "auto") return [...this.#refused];
    const unfilled = new Set(
      this.#state?.typeRequests.flatMap(({ type, left }) => (left > 0 ? [type] : [])),
    );
    const known = new Set(this.#known);
    const seen = new Set<string>();
    return this.#refused.filter(({ type, passage }) => {
      const id = `${type} ${passage}`;
      if (known.has(type) && (!unfilled.has(type) || seen.has(id))) return false;
      seen.add(id);
      return true;
    });
  }

  /** Goes to the next passage with work, in this round or a later one; false where there is none. */
  #advance(): boolean {
    const total = this.#request.passages.length;
    if (this.#round === "first") {
      if (this.#passage < total) return true;
      if (isMadeAtOnce(this.#request)) return false;
      this.#round = "second";
      this.#passage = 0;
    }
    if (this.#round === "second" && this.#request.types === "auto") {
      if ((this.#state?.left ?? 0) > 0 && this.#passage < total) return true;
      this.#round = "print";
      this.#passage = 0;
    }
    if (this.#round === "second") {
      const requests = this.#state?.typeRequests ?? [];
      for (; this.#typeRequest < requests.length; this.#typeRequest++, this.#passage = 0) {
        const { left = 0, maxPerPassage = 1 } = requests[this.#typeRequest] ?? {};
        // one item was looked for in each passage already
        if (maxPerPassage > 1 && left > 0 && this.#passage < total) return true;
      }
      this.#round = "print";
      this.#passage = 0;
    }
    while (this.#passage < total && !this.#items[this.#passage]?.length) this.#passage++;
    return this.#passage < total;
  }
}

/** Whether the first round completes each passage: nothing is left to be made up for by other passages. */
export function isMadeAtOnce({ types, amount }: Pick<MakeRequest, "types" | "amount">): boolean {
  return types === "auto" && typeof amount !== "object";
}
