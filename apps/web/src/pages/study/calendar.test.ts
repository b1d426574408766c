import { describe, expect, it } from "vitest";
import { koreanDay, monthsOf, shadeOf, weeksOf } from "./calendar.ts";

/** A number of days from a day on. */
function days(first: string, count: number): { day: string }[] {
  return Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
  }));
}

it("shades a day darker the more was done on it", () => {
  expect([0, 1, 9, 10, 29, 30, 59, 60, 1000].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

describe("the weeks of the calendar", () => {
  it("have seven days, except the last one", () => {
    const weeks = weeksOf(days("2026-06-01", 181));
    expect(weeks).toHaveLength(26);
    expect(weeks[0]?.[0]?.day).toBe("2026-06-01");
    expect(weeks.at(-1)).toHaveLength(6);
  });

  it("have the name of the month that begins in them", () => {
    const names = monthsOf(weeksOf(days("2026-06-01", 42)));
    expect(names).toEqual(["6월", null, null, null, "7월", null]);
  });

  it("have the name of the first month only where there is space for it", () => {
    expect(monthsOf(weeksOf(days("2026-05-25", 21)))).toEqual([null, "6월", null]);
    expect(monthsOf(weeksOf(days("2026-05-04", 35)))).toEqual(["5월", null, null, null, "6월"]);
  });
});

it("names a day with its weekday", () => {
  expect(koreanDay("2026-11-21")).toBe("11월 21일 (토)");
  expect(koreanDay("2026-01-05")).toBe("1월 5일 (월)");
});
