/** What an attempt's answers are worth, and how much of that its taker may see. */
import type { Annotation, Attempt, QuestionResult } from "@pulda/contract";
import {
  grade,
  evidenceHighlights,
  testedRules,
  takerView,
  testedWords,
  type Item,
  type ItemResponse,
} from "@pulda/question";
import type { BrokenQuestion } from "../../question/question-json.ts";

/** An answer as it is stored. */
export interface StoredAnswer {
  /** What counts: in practice the first. */
  readonly response: ItemResponse;
  /** Counts the changes, from 1. */
  readonly version: number;
  /** What was tried last after the answer that counts; practice only. */
  readonly retry: ItemResponse | null;
  /** How often it was answered. */
  readonly tries: number;
}

/** What a taker has drawn on a question. */
export type AnnotationState = Omit<Annotation, "question_id">;

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
  readonly retake_of: number | null;
  readonly items: readonly Item[];
  /** Questions of it that cannot be read any more: no one can answer them, and they give no points. */
  readonly broken: readonly BrokenQuestion[];
  /** These and what follows by question id. */
  readonly answers: ReadonlyMap<number, StoredAnswer>;
  readonly annotations: ReadonlyMap<number, AnnotationState>;
  readonly seconds: ReadonlyMap<number, number>;
}

/** One question with its grade, key and explanation. */
export function resultOf(item: Item, answer: StoredAnswer | null): QuestionResult {
  const response = answer?.response ?? null;
  const retry = answer?.retry ?? null;
  return {
    question_id: item.id,
    response,
    grade: grade(item, response),
    retry: answer && retry && { response: retry, grade: grade(item, retry), tries: answer.tries },
    key: item.key,
    explanation: item.explanation,
    evidence: evidenceHighlights(item),
    rules: testedRules(item),
    places: item.proof.kind === "made" ? (item.proof.places ?? []) : [],
    words: testedWords(item).map((word) => ({ ...word })),
  };
}

export function resultsOf(items: readonly Item[], answers: AttemptState["answers"]) {
  return items.map((item) => resultOf(item, answers.get(item.id) ?? null));
}

/** The points of all answers together. */
export function scoreOf(items: readonly Item[], answers: AttemptState["answers"]): number {
  return items.reduce(
    (sum, item) => sum + grade(item, answers.get(item.id)?.response ?? null).points,
    0,
  );
}

/** All that can be reached in a set. */
export function maxScoreOf(items: readonly Item[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

/** What was wrong, right in part, or not answered. */
export function missedOf({ items, answers }: AttemptState): Item[] {
  return items.filter(
    (item) => grade(item, answers.get(item.id)?.response ?? null).kind !== "right",
  );
}

/** Whether the time limit is over at `now` (milliseconds of Unix time). */
export function isPastDeadline({ deadline }: Pick<AttemptState, "deadline">, now: number): boolean {
  return deadline !== null && Date.parse(deadline) <= now;
}

/**
 * The attempt as its taker may see it: results of all questions once it is submitted, of the
 * answered ones while practising, of none in an open test.
 * @param now milliseconds of Unix time
 */
export function attemptView(attempt: AttemptState, now = Date.now()): Attempt {
  const { items, broken, answers, annotations: marks, seconds, ...rest } = attempt;
  const seen =
    attempt.submitted_at !== null
      ? items
      : attempt.mode === "practice"
        ? items.filter(({ id }) => answers.has(id))
        : [];
  return {
    ...rest,
    now: new Date(now).toISOString(),
    questions: items.map(takerView),
    broken: broken.map(({ id, position }) => ({ id, position })),
    responses: [...answers].map(([question_id, { response, version }]) => ({
      question_id,
      response,
      version,
    })),
    annotations: [...marks].map(([question_id, drawn]) => ({ question_id, ...drawn })),
    times: [...seconds].map(([question_id, spent]) => ({ question_id, seconds: spent })),
    results: resultsOf(seen, answers),
  };
}
