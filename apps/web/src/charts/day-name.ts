/** The names of days in charts. Days are given as "2026-11-21". */

/** @example dayName("2026-11-05") // "11/5" */
export function dayName(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return `${Number(month)}/${Number(date)}`;
}

/** @example periodName({ from: "2026-11-15", to: "2026-11-21" }) // "11/15~11/21" */
export function periodName({ from, to }: { readonly from: string; readonly to: string }): string {
  return from === to ? dayName(from) : `${dayName(from)}~${dayName(to)}`;
}
