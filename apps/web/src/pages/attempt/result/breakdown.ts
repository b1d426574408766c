/** A result cut by question type and by grammar rule. */
import type { Attempt } from "@pulda/contract";

export interface Part {
  /** The id of a type or a rule. */
  readonly id: string;
  readonly right: number;
  readonly count: number;
  readonly points: number;
  readonly maxPoints: number;
}

type Counted = Pick<Attempt, "questions" | "results">;

/** In the order in which the types come. */
export function byType({ questions, results }: Counted): Part[] {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  return added(results.map((result) => [types.get(result.question_id) ?? "", result] as const));
}

/** A question that asks for several rules counts for each. Worst first. */
export function byRule({ results }: Pick<Counted, "results">): Part[] {
  return added(
    results.flatMap((result) => [...new Set(result.rules)].map((rule) => [rule, result] as const)),
  ).toSorted((a, b) => a.right / a.count - b.right / b.count || b.count - a.count);
}

function added(lines: readonly (readonly [string, Attempt["results"][number]])[]): Part[] {
  const parts = new Map<string, Part>();
  for (const [id, { grade }] of lines) {
    const part = parts.get(id) ?? { id, right: 0, count: 0, points: 0, maxPoints: 0 };
    parts.set(id, {
      id,
      right: part.right + (grade.kind === "right" ? 1 : 0),
      count: part.count + 1,
      points: part.points + grade.points,
      maxPoints: part.maxPoints + grade.max_points,
    });
  }
  return [...parts.values()];
}
