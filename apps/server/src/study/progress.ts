/** Counts of days, put together into a figure's periods. Pure. */
import type { Tally, TallyGroup } from "@pulda/contract";
import type { Period } from "./periods.ts";

/** The answers of a question type or rule on one day. */
export interface DailyAnswers {
  readonly id: string;
  readonly day: string;
  readonly right: number;
  readonly total: number;
}

/** What came to something on one day, or was taken from it. */
export interface DailyChange {
  readonly day: string;
  readonly change: number;
}

/** All answers in one, whatever they are of; what lies outside of the periods is left out. */
export function tallyOf(answers: readonly DailyAnswers[], periods: readonly Period[]): Tally {
  const within = periods.map(({ from, to }) =>
    answers.filter(({ day }) => from <= day && day <= to),
  );
  const right = within.map((some) => sumOf(some.map((one) => one.right)));
  const total = within.map((some) => sumOf(some.map((one) => one.total)));
  return { right: sumOf(right), total: sumOf(total), series: { right, total } };
}

/**
 * The same for each type or rule, most answered first. What is not among the named is left out.
 * @param named those that there are, with their Korean names
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

/** What has come together by the end of each period, from the very beginning on. */
export function growthOf(changes: readonly DailyChange[], periods: readonly Period[]): number[] {
  return periods.map(({ to }) =>
    sumOf(changes.filter(({ day }) => day <= to).map(({ change }) => change)),
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
