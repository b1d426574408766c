import { describe, expect, it } from "vitest";
import { correlation, discriminations, histogram, mean, median } from "./item-analysis.ts";

/**
 * Ten takers, four items of two points, made by hand; the expected values were computed from the textbook formula of
 * the point-biserial correlation, r = (M1 - M0) / s * sqrt(p q), with the mean rest score of those who were right (M1)
 * and wrong (M0) and the standard deviation s of all rest scores (n, not n - 1).
 */
const SCORES = [
  [2, 2, 2, 0],
  [2, 2, 2, 2],
  [2, 2, 0, 0],
  [2, 2, 0, 2],
  [2, 0, 0, 0],
  [2, 0, 2, 0],
  [0, 2, 0, 2],
  [0, 0, 0, 2],
  [0, 0, 0, 0],
  [2, 0, 0, 2],
];

function average(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0) / list.length;
}

/** The textbook's formula, by another way than the code's. */
function pointBiserial(item: number): number {
  const rest = SCORES.map((row) => row.reduce((sum, points) => sum + points, 0) - row[item]!);
  const right = rest.filter((_, at) => SCORES[at]![item] === 2);
  const wrong = rest.filter((_, at) => SCORES[at]![item] === 0);
  const all = average(rest);
  const deviation = Math.sqrt(average(rest.map((score) => (score - all) ** 2)));
  const p = right.length / SCORES.length;
  return ((average(right) - average(wrong)) / deviation) * Math.sqrt(p * (1 - p));
}

describe("the discrimination of items", () => {
  it("is the point-biserial correlation with the rest of the score", () => {
    const found = discriminations(SCORES);
    for (const item of [0, 1, 2, 3]) expect(found[item]).toBeCloseTo(pointBiserial(item), 10);
    // By hand: rest scores of item 1 are 4,6,2,4,0,2,4,2,0,2 — right 4,6,2,4,0,2,2 (20/7), wrong 4,2,0 (2).
    expect(found[0]).toBeCloseTo(((20 / 7 - 2) / Math.sqrt(3.24)) * Math.sqrt(0.21), 10);
  });

  it("is not defined where nobody, or everybody, is right, or one taker is alone", () => {
    expect(discriminations([[1, 1, 0]])).toEqual([null, null, null]);
    expect(
      discriminations([
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([null, null]);
    expect(discriminations([])).toEqual([]);
  });

  it("takes partial points as they are, and rounding for no variation", () => {
    expect(correlation([0, 0.5, 1], [0, 1, 2])).toBeCloseTo(1);
    expect(correlation([0.1 + 0.2, 0.3, 0.3], [1, 2, 3])).toBeNull();
    expect(correlation([1, 2], [2, 1])).toBe(-1);
  });
});

describe("scores", () => {
  it("have a mean, a median and a distribution", () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, null]);
    expect(histogram([0, 9.9, 10, 100], 100, 10)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(histogram([0.3], 3, 10)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(histogram([0], 0, 3)).toEqual([1, 0, 0]);
    expect(() => mean([])).toThrow("nothing");
  });
});
