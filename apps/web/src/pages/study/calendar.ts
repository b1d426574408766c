/** Weeks, months and shades of the study calendar. Pure. Days are given as "2026-11-21". */

const DAYS_IN_WEEK = 7;
/** The counts from which on a day is a shade darker. */
export const SHADES = [1, 10, 30, 60] as const;

/** The shade of a day with this count: 0 for none, up to 4. */
export function shadeOf(count: number): number {
  return SHADES.filter((min) => count >= min).length;
}

/** Groups days, the first of which is a Monday, by week. */
export function weeksOf<Day>(days: readonly Day[]): Day[][] {
  return Array.from({ length: Math.ceil(days.length / DAYS_IN_WEEK) }, (_, at) =>
    days.slice(at * DAYS_IN_WEEK, (at + 1) * DAYS_IN_WEEK),
  );
}

/**
 * The names of months above the weeks in which they begin, and of the first week's month unless the next month
 * begins so soon that there is no space for both names.
 * @example monthsOf([[…{ day: "2026-06-01" }…], …]) // ["6월", null, null, null, "7월", …]
 */
export function monthsOf(
  weeks: readonly (readonly { readonly day: string }[])[],
): (string | null)[] {
  const names = weeks.map((week) => {
    const first = week.find(({ day }) => day.endsWith("-01"));
    return first ? monthName(first.day) : null;
  });
  const next = names.findIndex((name) => name !== null);
  const [start] = weeks[0] ?? [];
  if (start && (next < 0 || next >= MONTH_NAME_WEEKS)) names[0] = monthName(start.day);
  return names;
}

/** A month's name is so many weeks wide. */
const MONTH_NAME_WEEKS = 3;

function monthName(day: string): string {
  return `${Number(day.slice(5, 7))}월`;
}

const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** @example koreanDay("2026-11-21") // "11월 21일 (토)" */
export function koreanDay(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}월 ${date}일 (${WEEKDAYS[new Date(day).getUTCDay()]})`;
}
