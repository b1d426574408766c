/** Points: one decimal at most, added in tenths, since 0.1 + 0.2 is no 0.3. A module without zod. */

/** The least and the most points of one item. */
export const MIN_POINTS = 0.1;
export const MAX_POINTS = 1000;

/** Points as whole tenths. */
export function tenthsOf(points: number): number {
  return Math.round(points * 10);
}

/** Whether points have one decimal at most and are within the bounds. */
export function isPoints(points: number): boolean {
  return (
    points >= MIN_POINTS && points <= MAX_POINTS && Math.abs(points * 10 - tenthsOf(points)) < 1e-6
  );
}

/**
 * The sum of points, exact in tenths.
 * @example sumPoints([0.1, 0.2]) // 0.3
 */
export function sumPoints(points: Iterable<number>): number {
  let tenths = 0;
  for (const one of points) tenths += tenthsOf(one);
  return tenths / 10;
}
