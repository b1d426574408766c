/** The stretches of time that a range is shown in. Pure. */
import { addDays, datesFrom } from "@pulda/question";

/** Both ends belong to it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const WEEK = 7;
/** A range of so many days is shown day by day. */
const DAILY_UP_TO = 28;
const CALENDAR_WEEKS = 26;

/**
 * The range of so many days that ends today, day by day or in weeks. The weeks end today, too: the
 * last one is as long as the others. What days are left over belong to the first.
 */
export function periodsOf(today: string, days: number): Period[] {
  const length = days <= DAILY_UP_TO ? 1 : WEEK;
  const count = Math.floor(days / length);
  const first = addDays(today, 1 - days);
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? first : addDays(today, 1 - length * (count - at)),
    to: addDays(today, -length * (count - 1 - at)),
  }));
}

/** Every day of the last 26 weeks, which begin on Mondays, up to today. */
export function calendarOf(today: string): string[] {
  // 1970-01-01 was a Thursday
  const sinceMonday = (Math.floor(Date.parse(today) / 86_400_000) + 3) % WEEK;
  const count = WEEK * (CALENDAR_WEEKS - 1) + sinceMonday + 1;
  return datesFrom(addDays(today, 1 - count), count);
}
