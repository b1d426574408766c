/** Streaks: consecutive days of study. Pure. */
import { addDays } from "@pulda/question";

export interface Streak {
  /** Up to today, or up to yesterday where nothing has been done today yet. */
  readonly current: number;
  readonly longest: number;
  /** Whether something was done today. */
  readonly today: boolean;
}

/**
 * @param days those on which something was done, in any order
 * @param today the user's date
 * @example streakOf(["2026-11-19", "2026-11-20"], "2026-11-21") // { current: 2, longest: 2, today: false }
 */
export function streakOf(days: Iterable<string>, today: string): Streak {
  const done = new Set(days);
  let longest = 0;
  for (const day of done) {
    if (done.has(addDays(day, -1))) continue;
    longest = Math.max(longest, lengthFrom(done, day, 1));
  }
  const last = done.has(today) ? today : addDays(today, -1);
  return { current: lengthFrom(done, last, -1), longest, today: done.has(today) };
}

/** How many consecutive days there are from one on, forwards or backwards. */
function lengthFrom(done: ReadonlySet<string>, first: string, step: 1 | -1): number {
  let length = 0;
  for (let day = first; done.has(day); day = addDays(day, step)) length++;
  return length;
}
