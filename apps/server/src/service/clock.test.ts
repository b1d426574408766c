import { expect, it } from "vitest";
import { remainingOf, steadyClock } from "./clock.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function clockOf() {
  const sources = { wall: 1_800_000_000_000, passed: 500 };
  const clock = steadyClock({ system: () => sources.wall, monotonic: () => sources.passed });
  const pass = (ms: number) => {
    sources.wall += ms;
    sources.passed += ms;
  };
  return { clock, sources, pass };
}

it("goes with the system's clock, and follows small corrections", () => {
  const { clock, sources, pass } = clockOf();
  expect(clock.now()).toBe(sources.wall);
  pass(HOUR);
  sources.wall += 1500;
  expect(clock.now()).toBe(sources.wall);
  sources.wall -= 1000;
  expect(clock.now()).toBe(sources.wall);
});

it.each([2 * HOUR, 370 * DAY, -370 * DAY])("does not leap by %s ms", (leap) => {
  const { clock, sources, pass } = clockOf();
  const before = clock.now();
  sources.wall += leap;
  pass(60_000);
  expect(clock.now()).toBe(before + 60_000);
  sources.wall -= leap;
  expect(clock.now()).toBe(sources.wall);
});

it("takes a leap over that has lasted for longer than any time limit", () => {
  const { clock, sources, pass } = clockOf();
  sources.wall += 2 * HOUR;
  clock.now();
  pass(26 * HOUR);
  expect(clock.now()).toBe(sources.wall);
});

it("takes a lock that lasts longer than any for one that is over", () => {
  const now = 1_800_000_000_000;
  const until = (ms: number) => new Date(now + ms).toISOString();
  expect(remainingOf(until(5000), now, HOUR)).toBe(5000);
  expect(remainingOf(until(-5000), now, HOUR)).toBe(0);
  expect(remainingOf(until(370 * DAY), now, HOUR)).toBe(0);
});
