import { expect, it } from "vitest";
import { newStopwatch } from "./use-time-spent.ts";

it("adds up the time of each item and returns the totals that have changed", () => {
  const stopwatch = newStopwatch();
  stopwatch.show(1, 0);
  stopwatch.show(2, 3_000);
  stopwatch.show(1, 8_400);
  stopwatch.show(null, 10_000);
  expect(stopwatch.takeChanges()).toEqual({ 1: 5, 2: 5 });
  expect(stopwatch.takeChanges()).toEqual({});
  stopwatch.show(2, 500_000);
  stopwatch.show(null, 502_000);
  expect(stopwatch.takeChanges()).toEqual({ 2: 7 });
});

it("does not count the time in which the computer was asleep", () => {
  const stopwatch = newStopwatch();
  stopwatch.show(1, 0);
  stopwatch.show(1, 20_000);
  stopwatch.show(1, 30_000_000);
  expect(stopwatch.takeChanges()).toEqual({ 1: 80 });
});
