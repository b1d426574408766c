/** HWPUNIT, in which HWPX measures: 7,200 to an inch. */

const OF_MM = 7200 / 25.4;
const OF_POINT = 100;

/**
 * Millimetres in HWPUNIT.
 * @example ofMm(210) // 59528
 */
export function ofMm(mm: number): number {
  return Math.round(mm * OF_MM);
}

/**
 * Points in HWPUNIT.
 * @example ofPoints(9.5) // 950
 */
export function ofPoints(points: number): number {
  return Math.round(points * OF_POINT);
}
