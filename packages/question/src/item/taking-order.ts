/**
 * The order in which one taker gets the questions and options of a share. It follows from a seed, so
 * that an answer can be read back to the option that it means.
 */
import type { Item, ItemContent } from "./item.ts";
import { circled, numberOfCircled } from "./numerals.ts";
import { plainText } from "./text-content.ts";

/** As they stand in the exam. */
export const NO_ORDER = 0;

/**
 * A permutation of 0 … count - 1: at place `i` stands what was at place `permutation[i]`. The same for the same
 * seed and key (Fisher–Yates, drawn by mulberry32).
 * @example permutationOf(0, 7, 3) // [0, 1, 2]
 */
export function permutationOf(seed: number, key: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  if (seed === NO_ORDER) return order;
  const next = mulberry32((Math.imul(seed, 0x9e3779b1) ^ Math.imul(key + 1, 0x85ebca6b)) >>> 0);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/**
 * An exam in a taker's order: questions and options moved, positions counted anew.
 * @param seed 0 for the order of the exam
 * @example takenInOrder(items, 41).map(({ position }) => position) // [1, 2, 3, …]
 */
export function takenInOrder(items: readonly Item[], seed: number): Item[] {
  return permutationOf(seed, 0, items.length).map((from, at) => ({
    ...withMovedOptions(items[from]!, seed),
    position: at + 1,
  }));
}

/**
 * The option of the exam that a taker's choice means, both from 1.
 * @param item as it stands in the exam
 */
export function originalChoice(item: Item, seed: number, choice: number): number {
  if (item.shape !== "choose" || !movesOptions(item)) return choice;
  return (permutationOf(seed, item.id, item.options.length)[choice - 1] ?? choice - 1) + 1;
}

function withMovedOptions(item: Item, seed: number): Item {
  if (seed === NO_ORDER || item.shape !== "choose" || !movesOptions(item)) return item;
  const order = permutationOf(seed, item.id, item.options.length);
  const moved = (choice: number) => order.indexOf(choice - 1) + 1;
  const { proof } = item;
  return {
    ...item,
    options: order.map((from) => item.options[from]!),
    key: { choice: moved(item.key.choice) },
    explanation: item.explanation.replaceAll(NUMERAL, (numeral) => {
      const to = moved(numberOfCircled(numeral));
      return to === 0 ? numeral : circled(to);
    }),
    proof:
      proof.kind === "made"
        ? {
            ...proof,
            distractors: proof.distractors.map((distractor) => ({
              ...distractor,
              choice: moved(distractor.choice),
            })),
          }
        : proof,
  };
}

const NUMERAL = /[①-⑤]/gu;
/** "3번" in an explanation of the author's own words. */
const WRITTEN_NUMBER = /[①-⑤]|\d\s?번/u;

/**
 * Whether options may stand in another order: not where the text or the instruction speaks of them by number, or an
 * explanation does in words of its author's.
 */
export function movesOptions(item: ItemContent & { shape: "choose" }): boolean {
  const stem = [item.instruction, ...item.blocks.map(({ runs }) => plainText(runs))];
  if (stem.some((text) => /[①-⑤]/u.test(text))) return false;
  if (item.blocks.some(({ runs }) => runs.some((run) => "place" in run))) return false;
  if (item.options.some(({ cells }) => cells.some((cell) => /[①-⑤]/u.test(cell)))) return false;
  return item.proof.kind !== "author" || !WRITTEN_NUMBER.test(item.explanation);
}

/** A small generator of good quality for shuffling (Tommy Ettinger's mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
