const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long it is until a moment, as short as a button is wide.
 * @param from milliseconds of Unix time
 * @example interval("2026-11-24T00:00:00Z", Date.parse("2026-11-21T00:00:00Z")) // "3일"
 */
export function interval(to: string, from: number): string {
  const span = Math.max(0, Date.parse(to) - from);
  if (span < HOUR) return `${Math.max(1, Math.round(span / MINUTE))}분`;
  if (span < DAY) return `${Math.round(span / HOUR)}시간`;
  const days = Math.round(span / DAY);
  if (days < 31) return `${days}일`;
  return days < 365 ? `${Math.round(days / 30.4)}개월` : `${(days / 365).toFixed(1)}년`;
}
