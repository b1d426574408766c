/** The points of one of several fields, for formats that give each its own. */
import { sumPoints } from "@pulda/question";

/**
 * The points of a field, in tenths, so that those of all fields add up; the first has what is left over.
 * @example [0, 1, 2].map((at) => shareOf(2, 3, at)) // [0.8, 0.6, 0.6]
 */
export function shareOf(points: number, of: number, at: number): number {
  const base = Math.max(0.1, Math.floor((points * 10) / of) / 10);
  return at === 0 ? Math.max(base, sumPoints([points, -base * (of - 1)])) : base;
}
