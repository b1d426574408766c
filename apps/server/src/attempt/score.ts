/** What an attempt's answers are worth, and how much of that its taker may see. */
import type { Attempt, QuestionResult } from "@pulda/contract";
import { grade, rulesOf, takerView, wordsOf, type Item, type Response } from "@pulda/question";

export interface AttemptState {
  readonly id: number;
  readonly exam_id: number;
  readonly title: string;
  readonly mode: "practice" | "test";
  readonly started_at: string;
  readonly deadline: string | null;
  readonly submitted_at: string | null;
  readonly score: number | null;
  readonly max_score: number;
  readonly items: readonly Item[];
  /** By question id. */
  readonly responses: ReadonlyMap<number, Response>;
}

/** One question with its grade, key and explanation. */
export function resultOf(item: Item, response: Response | null): QuestionResult {
  return {
    question_id: item.id,
    response,
    grade: grade(item, response),
    key: item.key,
    explanation: item.explanation,
    rules: rulesOf(item),
    words: wordsOf(item).map((word) => ({ ...word })),
  };
}

export function resultsOf(items: readonly Item[], responses: AttemptState["responses"]) {
  return items.map((item) => resultOf(item, responses.get(item.id) ?? null));
}

export function scoreOf(results: readonly QuestionResult[]): number {
  return results.reduce((sum, result) => sum + result.grade.points, 0);
}

/** All that can be reached in a set. */
export function maxScoreOf(items: readonly Item[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

/** Whether the time limit is over at `now` (milliseconds of Unix time). */
export function isOver({ deadline }: Pick<AttemptState, "deadline">, now: number): boolean {
  return deadline !== null && Date.parse(deadline) <= now;
}

/**
 * The attempt as its taker may see it: results of all questions once it is submitted, of the
 * answered ones while practising, of none in an open test.
 */
export function attemptView(attempt: AttemptState): Attempt {
  const { items, responses, ...rest } = attempt;
  const seen =
    attempt.submitted_at !== null
      ? items
      : attempt.mode === "practice"
        ? items.filter(({ id }) => responses.has(id))
        : [];
  return {
    ...rest,
    questions: items.map(takerView),
    responses: [...responses].map(([question_id, response]) => ({ question_id, response })),
    results: resultsOf(seen, responses),
  };
}
