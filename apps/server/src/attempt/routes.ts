import { endpoints, type ExamDocument } from "@pulda/contract";
import type { Item } from "@pulda/question";
import type { Clock } from "../service/clock.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, Failure, invalid, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { decideAnswer, decideAnnotation } from "./taking/answer-policy.ts";
import {
  attemptView,
  isPastDeadline,
  missedOf,
  resultsOf,
  type AttemptState,
} from "./result/score.ts";
import type { AttemptStore } from "./store.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NO_ATTEMPT = notFound("풀이를 찾을 수 없어요.");
const NOT_READY = conflict("아직 풀 수 있는 문항이 없어요.");
const NOT_SUBMITTED = conflict(
  "아직 제출하지 않은 풀이예요. 제출한 뒤에 틀린 문항을 다시 풀 수 있어요.",
);
const NOTHING_MISSED = conflict("다시 풀 문항이 없어요. 모두 맞혔거나 문제집에서 지운 문항이에요.");

/** @param clock one that cannot leap: a deadline that it has passed ends an attempt for good */
export function attemptRoutes(
  http: HttpContext,
  attempts: AttemptStore,
  exams: ExamStore,
  clock: Clock,
): void {
  mount(http, endpoints.attemptStart, async ({ user, input }) => {
    const exam = await exams.get(user.id, input.exam_id);
    if (!exam) return NO_EXAM;
    if (exam.state !== "ready" || exam.questions.length === 0) return NOT_READY;
    const items =
      input.retake_of === undefined
        ? renumbered(exam.questions)
        : missedAgain(exam, await attempts.get(user.id, input.retake_of));
    if (items instanceof Failure) return items;
    const now = clock.now();
    const deadline = input.time_limit === undefined ? null : isoTime(now + input.time_limit * 1000);
    const attempt = await attempts.add(user.id, {
      examId: exam.id,
      mode: input.mode,
      startedAt: isoTime(now),
      deadline,
      retakeOf: input.retake_of,
      items,
    });
    return attemptView(attempt, now);
  });

  mount(http, endpoints.attemptAnswer, async ({ user, input }) => {
    const now = clock.now();
    const target = { id: input.id, questionId: input.question_id, now: isoTime(now) };
    const reply = await attempts.answer(user.id, target, (attempt) =>
      decideAnswer(attempt, input, now),
    );
    return reply ?? NO_ATTEMPT;
  });

  mount(http, endpoints.attemptAnnotate, async ({ user, input }) => {
    const now = clock.now();
    const target = { id: input.id, questionId: input.question_id, now: isoTime(now) };
    const reply = await attempts.annotate(user.id, target, (attempt) =>
      decideAnnotation(attempt, input, now),
    );
    return reply ?? NO_ATTEMPT;
  });

  mount(http, endpoints.attemptTime, async ({ user, input }) => {
    const seconds = new Map(input.times.map((time) => [time.question_id, time.seconds]));
    const isFound = await attempts.addTime(user.id, input.id, input.visit, seconds);
    return isFound ? undefined : NO_ATTEMPT;
  });

  mount(http, endpoints.attemptSubmit, async ({ user, input }) => {
    const attempt = await attempts.submit(user.id, input.id, isoTime(clock.now()));
    if (!attempt) return NO_ATTEMPT;
    return {
      score: attempt.score ?? 0,
      max_score: attempt.max_score,
      results: resultsOf(attempt.items, attempt.answers),
    };
  });

  mount(http, endpoints.attemptGet, async ({ user, input }) => {
    const now = clock.now();
    const attempt = await attempts.get(user.id, input.id);
    if (!attempt) return NO_ATTEMPT;
    const isDue = attempt.submitted_at === null && isPastDeadline(attempt, now);
    const current = isDue ? await attempts.submit(user.id, input.id, isoTime(now)) : attempt;
    return current ? attemptView(current, now) : NO_ATTEMPT;
  });

  mount(http, endpoints.attemptList, async ({ user, input }) => {
    await attempts.submitOverdue(user.id, isoTime(clock.now()));
    return attempts.list(user.id, input.exam_id, input);
  });
}

/** The missed items of an attempt as the exam has them now, renumbered from 1. */
function missedAgain(exam: ExamDocument, before: AttemptState | null): Item[] | Failure {
  if (!before || before.exam_id !== exam.id)
    return invalid("retake_of", "이 문제집을 푼 기록이 아니에요.");
  if (before.submitted_at === null) return NOT_SUBMITTED;
  const missed = new Set(missedOf(before).map(({ id }) => id));
  const items = exam.questions.filter(({ id }) => missed.has(id));
  if (items.length === 0) return NOTHING_MISSED;
  return renumbered(items);
}

/** Renumbers from 1, so that items left out leave no gap. */
function renumbered(items: readonly Item[]): Item[] {
  return items.map((item, at) => ({ ...item, position: at + 1 }));
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
