/** The user's day: it begins at four in the morning, so that a review after midnight belongs to the evening. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAY_START_MINUTES = 4 * 60;

/**
 * The day that `now` belongs to.
 * @param now ISO 8601
 * @param zone minutes east of UTC
 * @returns its start and end, ISO 8601
 */
export function dayOf(now: string, zone: number): { start: string; end: string } {
  const shift = offsetOfDay(zone) * MINUTE_MS;
  const start = Math.floor((Date.parse(now) + shift) / DAY_MS) * DAY_MS - shift;
  return { start: iso(start), end: iso(start + DAY_MS) };
}

/** The minutes that are added to a UTC time so that its date is that of the user's day. */
export function offsetOfDay(zone: number): number {
  return zone - DAY_START_MINUTES;
}

/** The date of the day that a moment belongs to, as "2026-11-21". */
export function dateOf(time: string, zone: number): string {
  return iso(Date.parse(time) + offsetOfDay(zone) * MINUTE_MS).slice(0, 10);
}

/** The start of the user's day that is `days` after that of `now`. */
export function daysAfter(now: string, zone: number, days: number): string {
  return iso(Date.parse(dayOf(now, zone).start) + days * DAY_MS);
}

/** @example addDays("2026-11-30", 1) // "2026-12-01" */
export function addDays(date: string, days: number): string {
  return iso(Date.parse(date) + days * DAY_MS).slice(0, 10);
}

/** How many days later one date is than another. @example daysBetween("2026-11-30", "2026-12-01") // 1 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `count` consecutive dates. */
export function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
