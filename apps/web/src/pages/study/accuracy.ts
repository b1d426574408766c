/** Accuracy of types and rules. Pure. */
interface Tally {
  readonly right: number;
  readonly total: number;
}

/** @example percent(2, 3) // 67 */
export function percent(right: number, total: number): number {
  return Math.round((100 * right) / total);
}

/** Whether there are too few answers for a meaningful accuracy. */
export function isFew({ total }: Tally): boolean {
  return total < MIN_ANSWERS;
}

const MIN_ANSWERS = 5;

/** The lowest accuracy first; groups with few answers last. */
export function weakestFirst<Group extends Tally>(groups: readonly Group[]): Group[] {
  const accuracy = ({ right, total }: Tally) => right / total;
  return groups.toSorted(
    (a, b) => Number(isFew(a)) - Number(isFew(b)) || accuracy(a) - accuracy(b) || b.total - a.total,
  );
}
