/** Which items of an exam a language model is to propose, and what that will take. */
import { ITEMS_PER_PASSAGE, type Amount, type Passage } from "@pulda/question";
import { MAX_SEED, type QuestionType, type TypeCount } from "@pulda/contract";
import { estimateTokens } from "@pulda/model/asking";
import { rotation, suits } from "./rotation.ts";

/** What a plan is made of. */
export interface ModelWish {
  readonly passages: readonly Passage[];
  readonly types: "auto" | readonly TypeCount[];
  readonly amount?: Amount | undefined;
  readonly seed: number;
  readonly useModel: boolean;
}

/** An item that a model is to propose. */
export interface PlannedItem {
  readonly type: string;
  /** Index into the passages. */
  readonly passage: number;
  readonly seed: number;
}

export interface Plan {
  /** In the order in which they are asked for: passages in turn. */
  readonly items: readonly PlannedItem[];
  /** What is left to the rules. */
  readonly rules: "auto" | readonly TypeCount[];
}

/** How many items a model adds to each passage. */
const ADDED_PER_PASSAGE = { few: 2, normal: 4, many: 8 } as const;
/** A model proposes so many items of one exam at most: what it makes in an hour or two. */
export const MAX_MODEL_ITEMS = 300;
/** So far apart are the seeds of two items of an exam. */
const SEED_STEP = 7919;

type Known = Pick<QuestionType, "id" | "by_model">;

/** @param known the question types, of which a model makes some */
export function planOf(wish: ModelWish, known: readonly Known[]): Plan {
  const { types, useModel, seed } = wish;
  const isModels = (type: string) => {
    const by = known.find(({ id }) => id === type)?.by_model ?? "no";
    return by === "only" || (by === "also" && useModel);
  };
  const wanted =
    types === "auto"
      ? useModel
        ? addedItems(wish)
        : []
      : types.filter(({ type }) => isModels(type)).flatMap((of, at) => itemsOf(of, at, wish));
  const items = passagesInTurn(wanted)
    .slice(0, MAX_MODEL_ITEMS)
    .map((item, at) => ({ ...item, seed: (seed + SEED_STEP * (at + 1)) % MAX_SEED }));
  return { items, rules: types === "auto" ? types : types.filter(({ type }) => !isModels(type)) };
}

type Unseeded = Omit<PlannedItem, "seed">;

/** What a model adds to what the rules choose. */
function addedItems({ passages, amount = "normal", seed }: ModelWish): Unseeded[] {
  return passages.flatMap(({ text }, passage) => {
    const count = addedTo(passage, passages.length, amount);
    return rotation(text, count, { seed, passage }).map((type) => ({ type, passage }));
  });
}

function addedTo(passage: number, passages: number, amount: Amount): number {
  if (typeof amount === "string") return ADDED_PER_PASSAGE[amount];
  const all = Math.ceil(amount.total / 2);
  return Math.floor(all / passages) + (passage < all % passages ? 1 : 0);
}

/** The items of a type, in turn of the passages that it suits; of all where it suits none. */
function itemsOf(
  { type, count }: TypeCount,
  at: number,
  { passages, seed }: ModelWish,
): Unseeded[] {
  const all = [...passages.keys()];
  const suited = all.filter((passage) => suits(type, passages[passage]?.text ?? ""));
  const from = suited.length > 0 ? suited : all;
  return Array.from({ length: count }, (_, nth) => ({
    type,
    passage: from[(seed + at + nth) % from.length] ?? 0,
  }));
}

/** The first item of each passage, then the second of each, so that items of one passage know of each other. */
function passagesInTurn(items: readonly Unseeded[]): Unseeded[] {
  const counts = new Map<number, number>();
  const ranked = items.map((item) => {
    const rank = counts.get(item.passage) ?? 0;
    counts.set(item.passage, rank + 1);
    return { item, rank };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.item.passage - b.item.passage)
    .map(({ item }) => item);
}

/** Whether a model has a part in an exam. */
export function needsModel(
  wish: ModelWish & { readonly modelCheck: boolean },
  known: readonly Known[],
): boolean {
  return wish.modelCheck || planOf(wish, known).items.length > 0;
}

/** What a proposed item takes on an average: its proposal with a repair now and then, two solutions, two guesses. */
const CALLS = { propose: 1.3, solve: 2.3, guess: 2 };
/** Types that are revised until their readers would print them, and how many times the calls that takes. */
const REVISED = { types: new Set(["guided-writing"]), times: 2 };
/** What each call says besides the passage, and what it answers. */
const TOKENS = { propose: [1900, 700], solve: [450, 60], guess: [350, 60] } as const;
/** How many items are proposed at once. */
export const MAX_CONCURRENT_ITEMS = 3;

/** What asking will probably take. */
export interface Expected {
  readonly items: number;
  readonly calls: number;
  readonly tokens: number;
  readonly seconds: number;
}

/**
 * What the model's part of an exam will probably take.
 * @param secondsOfCall how long one call takes
 */
export function expectedOf(
  wish: ModelWish & { readonly modelCheck: boolean },
  known: readonly QuestionType[],
  secondsOfCall: number,
): Expected {
  const { items } = planOf(wish, known);
  const isReading = (type: string) => {
    const found = known.find(({ id }) => id === type);
    return found?.asks === "reading" && found.shape === "choose";
  };
  let calls = 0;
  let tokens = 0;
  const add = (count: number, [told, answered]: readonly [number, number], text: number) => {
    calls += count;
    tokens += count * (told + answered + text);
  };
  const solved = (type: string | null, text: number, times = 1) => {
    add(CALLS.solve * times, TOKENS.solve, text);
    if (type === null || isReading(type)) add(CALLS.guess, TOKENS.guess, 0);
  };
  for (const { type, passage } of items) {
    const text = estimateTokens(wish.passages[passage]?.text ?? "");
    const times = REVISED.types.has(type) ? REVISED.times : 1;
    add(CALLS.propose * times, TOKENS.propose, text);
    solved(type, text, times);
  }
  if (wish.modelCheck) {
    const lengths = wish.passages.map(({ text }) => estimateTokens(text));
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    for (let left = itemsOfRules(wish, known); left > 0; left--) solved(null, average);
  }
  return {
    items: items.length,
    calls: Math.round(calls),
    tokens: Math.round(tokens),
    seconds: Math.ceil((calls * secondsOfCall) / MAX_CONCURRENT_ITEMS),
  };
}

/** How many items of the rules are solved again, at most. */
function itemsOfRules(wish: ModelWish, known: readonly Known[]): number {
  const { rules } = planOf(wish, known);
  const { amount = "normal", passages } = wish;
  const count =
    rules !== "auto"
      ? rules.reduce((sum, { count: one }) => sum + one, 0)
      : typeof amount === "string"
        ? ITEMS_PER_PASSAGE[amount] * passages.length
        : amount.total;
  return Math.min(count, MAX_MODEL_ITEMS);
}
