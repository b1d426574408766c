/** The points of an exam's items, so that they add up to its total. A module without zod. */
import type { Difficulty } from "./item.ts";
import { tenthsOf } from "./points.ts";

/** What an item is worth beside others. */
const WEIGHTS: Readonly<Record<Difficulty, number>> = { low: 2, middle: 3, high: 4 };
const EASIEST_FIRST = ["low", "middle", "high"] as const satisfies readonly Difficulty[];

/**
 * Points for items by their difficulty, about 2 : 3 : 4, that add up to a total exactly: whole points where the total
 * is whole and gives each item at least one, else tenths of a point. None is below 0.1, and a harder item never has
 * fewer points than an easier one. The same items get the same points.
 * @param total one decimal at most
 * @throws RangeError where there is less than 0.1 for each item
 * @example fitPoints(["low", "middle", "high", "middle"], 12) // [2, 3, 4, 3]
 */
export function fitPoints(difficulties: readonly Difficulty[], total: number): number[] {
  const count = difficulties.length;
  if (count === 0) return [];
  if (!canFitPoints(count, total)) throw new RangeError(`${total} points for ${count} items`);
  const isWhole = Number.isInteger(total) && total >= count;
  const shares = sharesOf(difficulties, isWhole ? total : tenthsOf(total));
  const left = new Map(shares.map(({ difficulty, extra }) => [difficulty, extra]));
  const base = new Map(shares.map(({ difficulty, units }) => [difficulty, units]));
  return difficulties.map((difficulty) => {
    const extra = left.get(difficulty) ?? 0;
    if (extra > 0) left.set(difficulty, extra - 1);
    const units = (base.get(difficulty) ?? 0) + (extra > 0 ? 1 : 0);
    return isWhole ? units : units / 10;
  });
}

/** Whether a total gives so many items 0.1 each. */
export function canFitPoints(count: number, total: number): boolean {
  return tenthsOf(total) >= count;
}

/** What the items of a difficulty get: each `units`, and the first `extra` of them one more. */
interface Share {
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly units: number;
  /** What is left of its exact share, 0–1. */
  readonly rest: number;
  extra: number;
}

/** Divides units among difficulties, easiest first; each item gets at least one. */
function sharesOf(difficulties: readonly Difficulty[], total: number): Share[] {
  const classes = EASIEST_FIRST.map((difficulty) => ({
    difficulty,
    count: difficulties.filter((one) => one === difficulty).length,
  })).filter(({ count }) => count > 0);
  let units = total;
  let weight = classes.reduce((sum, one) => sum + one.count * WEIGHTS[one.difficulty], 0);
  const shares = classes.map(({ difficulty, count }): Share => {
    // what would be less than one is one, and the harder ones share what is left
    const exact = Math.max(1, (units * WEIGHTS[difficulty]) / weight);
    if (exact === 1) {
      units -= count;
      weight -= count * WEIGHTS[difficulty];
    }
    const whole = Math.floor(exact);
    return { difficulty, count, units: whole, rest: exact - whole, extra: 0 };
  });
  const given = shares.reduce((sum, share) => sum + share.count * share.units, 0);
  for (let left = total - given; left > 0; left--) {
    const next = shares.filter(mayGetMore).toSorted((a, b) => b.rest - a.rest)[0];
    if (next) next.extra++;
  }
  return shares;
}

/** Whether one more of a class may get one more, so that none of a harder class has fewer points. */
function mayGetMore(share: Share, at: number, shares: readonly Share[]): boolean {
  const harder = shares[at + 1];
  return (
    share.extra < share.count &&
    (!harder || harder.units > share.units || harder.extra === harder.count)
  );
}
