/** Times as people say them. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Further back a date says more. */
const MAX_DAYS = 30;

/**
 * When something was last used, as far as it is known: to the hour.
 * @example usedText("2026-11-22T01:00:00Z", new Date("2026-11-22T04:10:00Z")) // "3시간 전"
 */
export function usedText(time: string, now: Date): string {
  const age = now.getTime() - Date.parse(time);
  if (age < 2 * HOUR_MS) return "방금 전";
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}시간 전`;
  const days = Math.floor(age / DAY_MS);
  return days <= MAX_DAYS ? `${days}일 전` : dateText(time);
}

/** @example dateText("2026-11-22T01:00:00Z") // "2026. 11. 22." */
export function dateText(time: string): string {
  return new Date(time).toLocaleDateString("ko-KR", { dateStyle: "medium" });
}

/** @example momentText("2026-11-22T01:00:00Z") // "2026. 11. 22. 오전 10:00" */
export function momentText(time: string): string {
  return new Date(time).toLocaleString("ko-KR", { dateStyle: "medium", timeStyle: "short" });
}
