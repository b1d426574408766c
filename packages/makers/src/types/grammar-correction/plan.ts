/** How many errors an item has at a level, among how many underlines. */
import type { Random } from "../../shared/random.ts";
import type { ErrorCount } from "../../shared/grammar/several-errors.ts";

export interface Plan extends ErrorCount {
  /** Whether points are underlined and numbered. */
  readonly isNumbered: boolean;
}

const numbered = (errors: number, points: number): Plan => ({ errors, points, isNumbered: true });
const unnumbered = (errors: number): Plan => ({ errors, points: errors, isNumbered: false });

/**
 * The plans with several errors, the preferred first; where a text allows none of them, an item has one error among five
 * underlines. Beginners have one error; at level 3 there are one or two; above it two or three, at 5 without underlines.
 * @param level 1–5
 * @example plansFor(5, random)[0] // { errors: 3, points: 3, isNumbered: false } or two
 */
export function plansFor(level: number, random: Random): Plan[] {
  if (level <= 2) return [];
  const chance = random.next();
  if (level === 3) return [numbered(2, 6), numbered(2, 5)];
  const two = [numbered(2, 7), numbered(2, 6), numbered(2, 5)];
  if (level === 4) return chance < 0.35 ? [numbered(3, 7), ...two] : two;
  return chance < 0.5
    ? [unnumbered(3), unnumbered(2), ...two]
    : [unnumbered(2), unnumbered(3), ...two];
}
