import { expect, it } from "vitest";
import { newClock } from "./use-time-spent.ts";

it("adds up looks at each question and says what has grown, in totals", () => {
  const clock = newClock();
  clock.look(1, 0);
  clock.look(2, 3_000);
  clock.look(1, 8_400);
  clock.look(null, 10_000);
  expect(clock.grown()).toEqual({ 1: 5, 2: 5 });
  expect(clock.grown()).toEqual({});
  clock.look(2, 500_000);
  clock.look(null, 502_000);
  expect(clock.grown()).toEqual({ 2: 7 });
});

it("leaves out the hours for which the computer slept", () => {
  const clock = newClock();
  clock.look(1, 0);
  clock.look(1, 20_000);
  clock.look(1, 30_000_000);
  expect(clock.grown()).toEqual({ 1: 80 });
});
