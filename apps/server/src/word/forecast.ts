/** The forecast of reviews for the next days. Pure. */
import { datesFrom } from "@pulda/question";

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/**
 * Counts what is due on each of the next days; overdue counts for today.
 * @param due how many words or rules are due on each of the user's days
 * @param today the user's date
 * @param days how many, today included
 * @example forecastOf([{ day: "2026-11-20", count: 2 }], "2026-11-21", 14)[0]?.count // 2
 */
export function forecastOf(
  due: readonly DayCount[],
  today: string,
  days: number,
): { day: string; count: number }[] {
  const counts = new Map(datesFrom(today, days).map((day) => [day, 0]));
  for (const { day, count } of due) {
    const shown = day < today ? today : day;
    const sum = counts.get(shown);
    if (sum !== undefined) counts.set(shown, sum + count);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}
