import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canFitPoints, fitPoints } from "./fit-points.ts";
import { isPoints, sumPoints } from "./points.ts";
import { draws } from "../../../../testing/effort.ts";

const RANK = { low: 0, middle: 1, high: 2 };
const items = fc.array(fc.constantFrom("low", "middle", "high" as const), { maxLength: 300 });
const totals = fc.integer({ min: 10, max: 10_000 }).map((tenths) => tenths / 10);

describe("fitted points", () => {
  it("are about 2 : 3 : 4, and whole where they can be", () => {
    expect(fitPoints(["low", "middle", "high", "middle"], 12)).toEqual([2, 3, 4, 3]);
    expect(fitPoints(["middle", "middle", "middle"], 100)).toEqual([34, 33, 33]);
    expect(fitPoints(["low", "high"], 1)).toEqual([0.3, 0.7]);
    expect(fitPoints(["high", "low", "low"], 10.5)).toEqual([5.3, 2.6, 2.6]);
    expect(fitPoints([], 100)).toEqual([]);
    expect(fitPoints(["high"], 1000)).toEqual([1000]);
  });

  it("add up exactly, are never below 0.1, and never fewer for a harder item", () => {
    fc.assert(
      fc.property(items, totals, (difficulties, total) => {
        fc.pre(difficulties.length > 0 && canFitPoints(difficulties.length, total));
        const points = fitPoints(difficulties, total);
        expect(sumPoints(points)).toBe(total);
        expect(points.every(isPoints)).toBe(true);
        const isWhole = Number.isInteger(total) && total >= points.length;
        expect(points.every((one) => !isWhole || Number.isInteger(one))).toBe(true);
        const range = (rank: number) => {
          const of = points.filter((_, at) => RANK[difficulties[at]!] === rank);
          return { min: Math.min(...of), max: Math.max(...of) };
        };
        expect(range(0).max).toBeLessThanOrEqual(range(1).min);
        expect(range(1).max).toBeLessThanOrEqual(range(2).min);
        expect(range(0).max).toBeLessThanOrEqual(range(2).min);
        const spreads = [0, 1, 2].map((rank) => range(rank).max - range(rank).min);
        // empty difficulties have -Infinity
        expect(Math.max(...spreads)).toBeLessThanOrEqual(1);
        expect(fitPoints(difficulties, total)).toEqual(points);
      }),
      draws(100, 5000),
    );
  });

  it("refuse a total of less than 0.1 for each item", () => {
    expect(canFitPoints(11, 1)).toBe(false);
    expect(() =>
      fitPoints(
        Array.from({ length: 11 }, () => "low" as const),
        1,
      ),
    ).toThrow(RangeError);
    expect(
      fitPoints(
        Array.from({ length: 10 }, () => "low" as const),
        1,
      ),
    ).toEqual(Array.from({ length: 10 }, () => 0.1));
  });
});

describe("sums of points", () => {
  it("are exact in tenths", () => {
    expect(sumPoints([0.1, 0.2])).toBe(0.3);
    expect(sumPoints(Array.from({ length: 1000 }, () => 0.1))).toBe(100);
    expect(sumPoints([])).toBe(0);
  });

  it("are of points with one decimal at most", () => {
    expect([0.1, 2, 2.5, 3.3, 99.9, 1000].every(isPoints)).toBe(true);
    expect([0, 0.05, -1, 2.55, 1000.1, NaN, Infinity].some(isPoints)).toBe(false);
  });
});
