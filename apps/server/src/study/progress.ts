/** Sums up daily counts over the periods of a chart. Pure. */
import type { Tally, TallyGroup } from "@pulda/contract";
import type { Period } from "./periods.ts";

/** The answers of a question type or rule on one day. */
export interface DailyAnswers {
  readonly id: string;
  readonly day: string;
  readonly right: number;
  readonly total: number;
}

/** The change of a count on one day. */
export interface DailyChange {
  readonly day: string;
  readonly change: number;
}

/** The tally of all answers within the periods. */
export function tallyOf(answers: readonly DailyAnswers[], periods: readonly Period[]): Tally {
  const within = periods.map(({ from, to }) =>
    answers.filter(({ day }) => from <= day && day <= to),
  );
  const right = within.map((some) => sumOf(some.map((one) => one.right)));
  const total = within.map((some) => sumOf(some.map((one) => one.total)));
  return { right: sumOf(right), total: sumOf(total), series: { right, total } };
}

/**
 * The tally of each type or rule, most answered first; one without a name is left out.
 * @param named the existing types or rules with their Korean names
 */
export function tallyGroups(
  answers: readonly DailyAnswers[],
  periods: readonly Period[],
  named: readonly { readonly id: string; readonly name: string }[],
): TallyGroup[] {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return [...Map.groupBy(answers, ({ id }) => id)]
    .flatMap(([id, ofOne]) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name, ...tallyOf(ofOne, periods) }];
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
}

/** The cumulative sum at the end of each period, including changes before the first. */
export function growthOf(changes: readonly DailyChange[], periods: readonly Period[]): number[] {
  return periods.map(({ to }) =>
    sumOf(changes.filter(({ day }) => day <= to).map(({ change }) => change)),
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
