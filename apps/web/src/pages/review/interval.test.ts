import { expect, it } from "vitest";
import { interval } from "./interval.ts";

const NOW = Date.parse("2026-11-21T00:00:00Z");
const after = (minutes: number) => interval(new Date(NOW + minutes * 60_000).toISOString(), NOW);

it("names an interval by its largest unit", () => {
  const days = (count: number) => after(count * 24 * 60);
  expect([after(0.2), after(10), after(90), days(1), days(30)]).toEqual([
    "1분",
    "10분",
    "2시간",
    "1일",
    "30일",
  ]);
  expect([days(61), days(400)]).toEqual(["2개월", "1.1년"]);
  expect(after(-5)).toBe("1분");
});
