/** Which types and rules go well. Pure. */
interface Counted {
  readonly right: number;
  readonly total: number;
}

/** @example percent(2, 3) // 67 */
export function percent(right: number, total: number): number {
  return Math.round((100 * right) / total);
}

/** Whether there are too few answers to say anything. */
export function isFew({ total }: Counted): boolean {
  return total < MIN_ANSWERS;
}

const MIN_ANSWERS = 5;

/** What goes worst first; what was hardly answered yet comes last. */
export function weakestFirst<Group extends Counted>(groups: readonly Group[]): Group[] {
  const share = ({ right, total }: Counted) => right / total;
  return groups.toSorted(
    (a, b) => Number(isFew(a)) - Number(isFew(b)) || share(a) - share(b) || b.total - a.total,
  );
}
