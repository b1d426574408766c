/**
 * The orders in which pieces make a phrase: a chart over sets of pieces. Each set, and each way of cutting it in two, is
 * looked at once, so that all permutations are covered without listing them.
 */
import type { Grammar } from "./grammar.ts";

/** A way to read a piece: its category, and how it is then written. */
export interface Reading {
  readonly category: string;
  readonly text: string;
}

/** More orders of a phrase than these need not be known: there is not one alone. */
const ENOUGH = 2;

/** For each category, the orders that make it. */
type Cell = Map<string, string[]>;

/**
 * The orders in which pieces, all of them, make a phrase of one of the categories; two where there are more. With `n`
 * pieces it looks at 3ⁿ pairs of sets: n ≤ 9.
 * @param pieces for each piece, the ways to read it
 * @example ordersOf([[{ category: "TO", text: "to" }], [{ category: "VP.b", text: "go" }]], ["VP.t"], GRAMMAR) // ["to go"]
 */
export function ordersOf(
  pieces: readonly (readonly Reading[])[],
  categories: readonly string[],
  grammar: Grammar,
): string[] {
  const cells: Cell[] = Array.from({ length: 1 << pieces.length }, () => new Map());
  for (let set = 1; set < cells.length; set++) {
    const cell = cells[set]!;
    const add = (category: string, text: string): void => {
      const texts = cell.get(category) ?? [];
      if (texts.length >= ENOUGH || texts.includes(text)) return;
      cell.set(category, [...texts, text]);
      for (const wider of grammar.unary.get(category) ?? []) add(wider, text);
    };
    const last = 31 - Math.clz32(set);
    if (set === 1 << last) for (const { category, text } of pieces[last] ?? []) add(category, text);
    else
      for (let left = (set - 1) & set; left > 0; left = (left - 1) & set)
        join(cells[left]!, cells[set ^ left]!, grammar, add);
  }
  const whole = cells.at(-1)!;
  return [...new Set(categories.flatMap((category) => whole.get(category) ?? []))].slice(0, ENOUGH);
}

/**
 * Whether pieces as they stand make a phrase of one of the categories: a cheap look before all orders are tried.
 * @example canBeRead([[{ category: "TO", text: "to" }], [{ category: "VP.b", text: "go" }]], ["VP.t"], GRAMMAR) // true
 */
export function canBeRead(
  pieces: readonly (readonly Reading[])[],
  categories: readonly string[],
  grammar: Grammar,
): boolean {
  /** By where they start and how long they are. */
  const cells: Cell[][] = pieces.map(() => []);
  for (let length = 1; length <= pieces.length; length++)
    for (let start = 0; start + length <= pieces.length; start++) {
      const cell: Cell = new Map();
      cells[start]![length] = cell;
      const add = (category: string): void => {
        if (cell.has(category)) return;
        cell.set(category, [""]);
        for (const wider of grammar.unary.get(category) ?? []) add(wider);
      };
      if (length === 1) for (const { category } of pieces[start] ?? []) add(category);
      for (let cut = 1; cut < length; cut++)
        join(cells[start]![cut]!, cells[start + cut]![length - cut]!, grammar, add);
    }
  const whole = cells[0]?.[pieces.length];
  return categories.some((category) => whole?.has(category));
}

/** Every phrase that a first and a second part make. */
function join(
  left: Cell,
  right: Cell,
  { binary }: Grammar,
  add: (category: string, text: string) => void,
): void {
  for (const [first, texts] of left)
    for (const [second, wholes] of binary.get(first) ?? [])
      for (const other of right.get(second) ?? [])
        for (const text of texts) for (const whole of wholes) add(whole, `${text} ${other}`);
}
