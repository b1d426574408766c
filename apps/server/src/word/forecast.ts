/** How much comes back on each of the next days. Pure. */
import { datesFrom } from "@pulda/question";

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/**
 * Counts for each of the next days; what is overdue is due today.
 * @param due how many words or rules are due on a day of the user's
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
    const known = counts.get(shown);
    if (known !== undefined) counts.set(shown, known + count);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}
