/** Twentieths of a point, in which DOCX measures lengths. */

const OF_MM = 1440 / 25.4;
const OF_POINT = 20;

/**
 * Millimetres in twentieths of a point.
 * @example ofMm(210) // 11906
 */
export function ofMm(mm: number): number {
  return Math.round(mm * OF_MM);
}

/**
 * Points in twentieths of one.
 * @example ofPoints(9.5) // 190
 */
export function ofPoints(points: number): number {
  return Math.round(points * OF_POINT);
}
