/** Splits a range of days into the periods of a chart. Pure. */
import { addDays, datesFrom } from "@pulda/question";

/** Both ends are inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const WEEK_DAYS = 7;
/** A longer range is shown in weeks. */
const MAX_DAILY_RANGE_DAYS = 28;
const CALENDAR_WEEKS = 26;

/**
 * The range of `days` days that ends today, in days or weeks. The last week ends today, so that it is as
 * long as the others; remaining days belong to the first.
 */
export function periodsOf(today: string, days: number): Period[] {
  const length = days <= MAX_DAILY_RANGE_DAYS ? 1 : WEEK_DAYS;
  const count = Math.floor(days / length);
  const first = addDays(today, 1 - days);
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? first : addDays(today, 1 - length * (count - at)),
    to: addDays(today, -length * (count - 1 - at)),
  }));
}

/** Every day of the last 26 weeks up to today; weeks begin on Mondays. */
export function calendarOf(today: string): string[] {
  // 1970-01-01 was a Thursday
  const sinceMonday = (Math.floor(Date.parse(today) / 86_400_000) + 3) % WEEK_DAYS;
  const count = WEEK_DAYS * (CALENDAR_WEEKS - 1) + sinceMonday + 1;
  return datesFrom(addDays(today, 1 - count), count);
}
