/** Moments as `<input type="datetime-local">` has them, in the time of the device. */

/** @example toLocal("2026-11-23T01:05:00.000Z") // "2026-11-23T10:05" in Seoul */
export function toLocal(time: string): string {
  const date = new Date(time);
  const day = [date.getFullYear(), part(date.getMonth() + 1), part(date.getDate())].join("-");
  return `${day}T${part(date.getHours())}:${part(date.getMinutes())}`;
}

/** ISO 8601 in UTC; null where nothing, or no moment, is typed. */
export function fromLocal(text: string): string | null {
  const time = new Date(text).getTime();
  return text === "" || Number.isNaN(time) ? null : new Date(time).toISOString();
}

function part(value: number): string {
  return String(value).padStart(2, "0");
}
