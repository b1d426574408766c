/** The results by question type and by grammar rule. */
import type { Attempt } from "@pulda/contract";
import { sumPoints } from "@pulda/question/schema-free";

export interface Part {
  /** The id of a type or a rule. */
  readonly id: string;
  readonly right: number;
  readonly count: number;
  readonly points: number;
  readonly maxPoints: number;
}

type AttemptResults = Pick<Attempt, "questions" | "results">;

/** In the order of the items. */
export function byType({ questions, results }: AttemptResults): Part[] {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  return tallied(results.map((result) => [types.get(result.question_id) ?? "", result] as const));
}

/** An item that tests several rules counts for each of them. Worst first. */
export function byRule({ results }: Pick<AttemptResults, "results">): Part[] {
  return tallied(
    results.flatMap((result) => [...new Set(result.rules)].map((rule) => [rule, result] as const)),
  ).toSorted((a, b) => a.right / a.count - b.right / b.count || b.count - a.count);
}

function tallied(lines: readonly (readonly [string, Attempt["results"][number]])[]): Part[] {
  const parts = new Map<string, Part>();
  for (const [id, { grade }] of lines) {
    const part = parts.get(id) ?? { id, right: 0, count: 0, points: 0, maxPoints: 0 };
    parts.set(id, {
      id,
      right: part.right + (grade.kind === "right" ? 1 : 0),
      count: part.count + 1,
      points: sumPoints([part.points, grade.points]),
      maxPoints: sumPoints([part.maxPoints, grade.max_points]),
    });
  }
  return [...parts.values()];
}
