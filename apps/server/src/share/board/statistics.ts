/** The statistics of a share, over the first submitted attempt of each taker. */
import type { BoardGroup, BoardQuestion } from "@pulda/contract";
import { discriminations, mean, median, testedRules, type Item } from "@pulda/question";
import type { Cell } from "./attempt-cells.ts";

/**
 * The statistics of each question.
 * @param attempts for each taker the cells of the questions, in the order of `items`
 */
export function questionStatistics(
  items: readonly Item[],
  attempts: readonly (readonly Cell[])[],
): BoardQuestion[] {
  const discrimination = discriminations(attempts.map((cells) => cells.map(pointsOf)));
  return items.map((item, at) => {
    const cells = attempts.map((attempt) => attempt[at]!);
    const places =
      item.shape === "choose" ? item.options.length : item.shape === "mark" ? item.places : 0;
    const times = cells.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
    return {
      id: item.id,
      position: item.position,
      type: item.type,
      rules: testedRules(item),
      points: item.points,
      count: cells.length,
      correct: cells.length === 0 ? null : mean(cells.map(({ points }) => points / item.points)),
      discrimination: discrimination[at] ?? null,
      choices: Array.from(
        { length: places },
        (_, place) => cells.filter(({ choice }) => choice === place + 1).length,
      ),
      key: item.shape === "choose" || item.shape === "mark" ? item.key.choice : null,
      unanswered: cells.filter(({ kind }) => kind === "unanswered").length,
      seconds: median(times),
    };
  });
}

const pointsOf = ({ points }: Cell) => points;

/** How each rule, or type, went: answers that are there, and how many of them missed it. Most missed first. */
export function groupStatistics(
  items: readonly Item[],
  attempts: readonly (readonly Cell[])[],
  namesOf: (item: Item) => readonly string[],
): BoardGroup[] {
  const groups = new Map<string, { count: number; missed: number }>();
  for (const [at, item] of items.entries())
    for (const name of new Set(namesOf(item)))
      for (const cells of attempts) {
        const { kind } = cells[at]!;
        const group = groups.get(name) ?? { count: 0, missed: 0 };
        groups.set(name, {
          count: group.count + 1,
          missed: group.missed + (kind === "right" ? 0 : 1),
        });
      }
  return [...groups]
    .map(([name, group]) => ({ name, ...group }))
    .toSorted((a, b) => b.missed / b.count - a.missed / a.count || (a.name < b.name ? -1 : 1));
}
