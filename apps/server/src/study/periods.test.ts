import { describe, expect, it } from "vitest";
import { addDays } from "@pulda/question";
import { calendarOf, periodsOf } from "./periods.ts";

const SATURDAY = "2026-11-21";

describe("the periods of a range", () => {
  it("are days for four weeks", () => {
    const periods = periodsOf(SATURDAY, 28);
    expect(periods).toHaveLength(28);
    expect(periods[0]).toEqual({ from: "2026-10-25", to: "2026-10-25" });
    expect(periods.at(-1)).toEqual({ from: SATURDAY, to: SATURDAY });
  });

  it("are whole weeks that end today for twelve", () => {
    const periods = periodsOf(SATURDAY, 84);
    expect(periods).toHaveLength(12);
    expect(periods.at(-1)).toEqual({ from: "2026-11-15", to: SATURDAY });
    expect(periods[0]).toEqual({ from: "2026-08-30", to: "2026-09-05" });
  });

  it("cover each day exactly once, over a year too", () => {
    const periods = periodsOf(SATURDAY, 365);
    expect(periods).toHaveLength(52);
    expect(periods[0]).toEqual({ from: "2025-11-22", to: "2025-11-29" });
    expect(periods.slice(1).map(({ from }) => from)).toEqual(
      periods.slice(0, -1).map(({ to }) => addDays(to, 1)),
    );
  });
});

describe("the calendar", () => {
  it.each([
    ["a Saturday", SATURDAY, 181],
    ["a Monday", "2026-11-16", 176],
    ["a Sunday", "2026-11-22", 182],
  ])("begins on a Monday and ends today, %s", (_, today, length) => {
    const days = calendarOf(today);
    expect(days).toHaveLength(length);
    expect(days.at(-1)).toBe(today);
    expect(new Date(days[0] ?? "").getUTCDay()).toBe(1);
  });
});
