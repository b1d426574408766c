/** Scores an attempt, and builds the view of it that its taker may see. */
import type { Annotation, Attempt, QuestionResult } from "@pulda/contract";
import {
  grade,
  sumPoints,
  evidenceHighlights,
  testedRules,
  takerView,
  testedWords,
  type Item,
  type ItemResponse,
} from "@pulda/question";
import type { BrokenQuestion } from "../../question/question-json.ts";
import { attemptShareView, visibleOf, type AttemptShare, type Visible } from "./visible-results.ts";

/** A response with its version and retries. */
export interface StoredAnswer {
  /** The response that counts: in practice the first. */
  readonly response: ItemResponse;
  /** Incremented with each change, from 1. */
  readonly version: number;
  /** The last response after the one that counts; practice only. */
  readonly retry: ItemResponse | null;
  /** How often the question was answered. */
  readonly tries: number;
}

/** The annotation of a question. */
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
  /** The share that the attempt belongs to; null for an exam of the taker's own. */
  readonly share: AttemptShare | null;
  readonly items: readonly Item[];
  /** Questions that cannot be read any more: they cannot be answered and give no points. */
  readonly broken: readonly BrokenQuestion[];
  /** By question id, like the two maps below. */
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

/** The results of graded questions, as far as they may be seen. */
export function resultsOf(
  items: readonly Item[],
  answers: AttemptState["answers"],
  { answers: showsAnswers, explanations }: Visible,
): QuestionResult[] {
  if (!showsAnswers) return [];
  const results = items.map((item) => resultOf(item, answers.get(item.id) ?? null));
  return explanations ? results : results.map(withoutExplanation);
}

function withoutExplanation(result: QuestionResult): QuestionResult {
  const { notes: _, ...graded } = result.grade;
  return { ...result, grade: graded, explanation: "", evidence: [], places: [] };
}

/** The sum of the points of all answers. */
export function scoreOf(items: readonly Item[], answers: AttemptState["answers"]): number {
  return sumPoints(items.map((item) => grade(item, answers.get(item.id)?.response ?? null).points));
}

/** The highest score of an exam. */
export function maxScoreOf(items: readonly Item[]): number {
  return sumPoints(items.map(({ points }) => points));
}

/** The items whose answer is wrong, partly right, or missing. */
export function missedOf({ items, answers }: AttemptState): Item[] {
  return items.filter(
    (item) => grade(item, answers.get(item.id)?.response ?? null).kind !== "right",
  );
}

/** Whether the deadline has passed at `now` (milliseconds of Unix time). */
export function isPastDeadline({ deadline }: Pick<AttemptState, "deadline">, now: number): boolean {
  return deadline !== null && Date.parse(deadline) <= now;
}

/**
 * The attempt as its taker may see it: results of all questions once it is submitted, of the
 * answered ones while practising, of none in an open test.
 * @param now milliseconds of Unix time
 */
export function attemptView(attempt: AttemptState, now = Date.now()): Attempt {
  const { items, broken, answers, annotations, seconds, share, ...rest } = attempt;
  const visible = visibleOf(share, now);
  const graded =
    attempt.submitted_at !== null
      ? items
      : attempt.mode === "practice"
        ? items.filter(({ id }) => answers.has(id))
        : [];
  return {
    ...rest,
    score: visible.score ? rest.score : null,
    now: new Date(now).toISOString(),
    questions: items.map(takerView),
    broken: broken.map(({ id, position }) => ({ id, position })),
    responses: [...answers].map(([question_id, { response, version }]) => ({
      question_id,
      response,
      version,
    })),
    annotations: [...annotations].map(([question_id, annotation]) => ({
      question_id,
      ...annotation,
    })),
    times: [...seconds].map(([question_id, time]) => ({ question_id, seconds: time })),
    results: resultsOf(graded, answers, visible),
    given: attemptShareView(share, now),
  };
}
