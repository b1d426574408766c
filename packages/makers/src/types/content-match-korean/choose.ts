/** Chooses five particulars in the order of a notice, one of which is changed. */
import type { MakeOrder } from "../../maker.ts";
import type { Particular } from "./particular.ts";
import { groupOf, mayContradict } from "./groups.ts";

const OPTION_COUNT = 5;
/** So many options may stand under a heading of nearly every notice, and be of one group. */
const MOST_PLAIN = 3;
const MOST_OF_GROUP = 2;
/** A line of so many letters says one thing; a longer sentence may give two options. */
const LONG_PIECE = 90;
/** From the first to the last option they run through so much of a notice. */
const LEAST_SPREAD = 0.4;
/** How often a choice is drawn anew. */
const TRIES = 6;

/** Five options in the order of the notice; the key is `wrong`, a false sentence about its particular. */
export interface Chosen {
  readonly particulars: readonly Particular[];
  /** From 1. */
  readonly key: number;
  readonly wrong: string;
}

/** Options for a key; null where no five particulars can stand together. */
export function choose(
  particulars: readonly Particular[],
  odd: Particular,
  { random, keyNumbers }: Pick<MakeOrder, "random" | "keyNumbers">,
): Chosen | null {
  const at = particulars.indexOf(odd);
  for (const wrong of random.shuffled(odd.false)) {
    const shown = valuesIn(wrong);
    // what the key is taken for is not printed beside it, nor anything that would contradict it
    const others = particulars.filter(
      (one) =>
        one !== odd &&
        !mayContradict(one.id, odd.id) &&
        !valuesIn(one.statement).some((value) => shown.includes(value)),
    );
    const isBefore = (one: Particular): boolean => particulars.indexOf(one) < at;
    for (const key of keyNumbers)
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const before = pick(random.shuffled(others.filter(isBefore)), key - 1, [odd]);
        if (!before) continue;
        const after = pick(
          random.shuffled(others.filter((one) => !isBefore(one))),
          OPTION_COUNT - key,
          [odd, ...before],
        );
        if (!after) continue;
        const chosen = [...before, odd, ...after].toSorted(
          (a, b) => particulars.indexOf(a) - particulars.indexOf(b),
        );
        if (isSpread(chosen, particulars)) return { particulars: chosen, key, wrong };
      }
  }
  return null;
}

/** The sums and dates of a statement. */
const valuesIn = (statement: string): string[] =>
  statement.match(/\d+월 \d+일|\d+(?:달러|파운드|유로)/gu) ?? [];

function pick(
  from: readonly Particular[],
  count: number,
  beside: readonly Particular[],
): Particular[] | null {
  const picked: Particular[] = [];
  for (const one of from) {
    if (picked.length === count) break;
    const others = [...beside, ...picked];
    const ofPiece = others.filter(({ piece }) => piece === one.piece).length;
    if (ofPiece > (one.piece.text.length >= LONG_PIECE ? 1 : 0)) continue;
    if (one.isPlain && others.filter(({ isPlain }) => isPlain).length >= MOST_PLAIN) continue;
    const group = groupOf(one.id);
    const alike = others.filter(({ id }) => groupOf(id) === group);
    if (alike.length >= MOST_OF_GROUP || alike.some(({ piece }) => piece === one.piece)) continue;
    picked.push(one);
  }
  return picked.length === count ? picked : null;
}

function isSpread(chosen: readonly Particular[], all: readonly Particular[]): boolean {
  const starts = chosen.map(({ piece }) => piece.start);
  const whole =
    Math.max(...all.map(({ piece }) => piece.end)) -
    Math.min(...all.map(({ piece }) => piece.start));
  return Math.max(...starts) - Math.min(...starts) >= LEAST_SPREAD * whole;
}
