import { describe, expect, it } from "vitest";
import { dateOf } from "@pulda/question";
import { streakOf } from "./streak.ts";

const TODAY = "2026-11-21";

describe("a streak", () => {
  it("is 0 without activity", () => {
    expect(streakOf([], TODAY)).toEqual({ current: 0, longest: 0, today: false });
  });

  it("goes up to today, or to yesterday while today is still to be done", () => {
    expect(streakOf(["2026-11-20", "2026-11-21", "2026-11-19"], TODAY)).toEqual({
      current: 3,
      longest: 3,
      today: true,
    });
    expect(streakOf(["2026-11-20", "2026-11-19"], TODAY)).toEqual({
      current: 2,
      longest: 2,
      today: false,
    });
  });

  it("ends with a missed day; the longest is kept", () => {
    const days = ["2026-11-14", "2026-11-15", "2026-11-16", "2026-11-19", TODAY];
    expect(streakOf(days, TODAY)).toEqual({ current: 1, longest: 3, today: true });
    expect(streakOf(days.slice(0, 4), TODAY)).toEqual({ current: 0, longest: 3, today: false });
  });

  it("goes on over the ends of months and years, and a leap day", () => {
    expect(streakOf(["2027-12-31", "2028-01-01"], "2028-01-01").current).toBe(2);
    expect(streakOf(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01").current).toBe(3);
  });

  it("counts days as the learner has them: an evening's work belongs to the evening", () => {
    const times = [
      "2026-11-19T14:00:00.000Z", // 23:00 in Seoul
      "2026-11-20T18:59:59.999Z", // 03:59 of the 21st there
      "2026-11-20T19:00:00.000Z", // 04:00
    ];
    const days = (zone: number) => times.map((time) => dateOf(time, zone));
    expect(streakOf(days(540), TODAY)).toEqual({ current: 3, longest: 3, today: true });
    // the same moments are two days in London, and in Kathmandu the last two are of one day
    expect(streakOf(days(0), "2026-11-20")).toEqual({ current: 2, longest: 2, today: true });
    expect(streakOf(days(345), TODAY)).toEqual({ current: 2, longest: 2, today: false });
  });
});
