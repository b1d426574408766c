const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The time until a moment, short enough for a button.
 * @param now milliseconds of Unix time
 * @example interval("2026-11-24T00:00:00Z", Date.parse("2026-11-21T00:00:00Z")) // "3일"
 */
export function interval(until: string, now: number): string {
  const ms = Math.max(0, Date.parse(until) - now);
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))}분`;
  if (ms < DAY_MS) return `${Math.round(ms / HOUR_MS)}시간`;
  const days = Math.round(ms / DAY_MS);
  if (days < 31) return `${days}일`;
  return days < 365 ? `${Math.round(days / 30.4)}개월` : `${(days / 365).toFixed(1)}년`;
}
