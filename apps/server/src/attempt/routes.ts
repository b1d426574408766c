import { isDeepStrictEqual } from "node:util";
import { endpoints, type ParsedOf } from "@pulda/contract";
import { fits, type Response } from "@pulda/question";
import type { ExamStore } from "../exam/store.ts";
import { conflict, invalid, notFound, type Failure } from "../http/failure.ts";
import { mount, type Mounting } from "../http/mount.ts";
import { attemptView, isOver, resultOf, resultsOf, type AttemptState } from "./score.ts";
import type { AttemptStore, Verdict } from "./store.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NO_ATTEMPT = notFound("풀이를 찾을 수 없어요.");
const NOT_READY = conflict("아직 풀 수 있는 문항이 없어요.");
const SUBMITTED = conflict("이미 제출한 풀이예요. 답을 바꿀 수 없어요.");
const TIME_IS_OVER = conflict("제한 시간이 끝났어요. 그때까지 저장한 답으로 채점해요.");
const ALREADY_GRADED = conflict("이미 채점한 문항이에요. 답을 바꿀 수 없어요.");

export function attemptRoutes(http: Mounting, attempts: AttemptStore, exams: ExamStore): void {
  mount(http, endpoints.attemptStart, async ({ user, input }) => {
    const exam = await exams.get(user.id, input.exam_id);
    if (!exam) return NO_EXAM;
    if (exam.state !== "ready" || exam.questions.length === 0) return NOT_READY;
    const now = Date.now();
    const deadline = input.time_limit === undefined ? null : isoTime(now + input.time_limit * 1000);
    const attempt = await attempts.add(user.id, {
      examId: exam.id,
      mode: input.mode,
      startedAt: isoTime(now),
      deadline,
      items: exam.questions,
    });
    return attemptView(attempt);
  });

  mount(http, endpoints.attemptAnswer, async ({ user, input }) => {
    const now = Date.now();
    const answer = {
      questionId: input.question_id,
      response: input.response,
      now: isoTime(now),
    };
    const outcome = await attempts.answer(user.id, input.id, answer, (attempt) =>
      judge(attempt, input, now),
    );
    return outcome ?? NO_ATTEMPT;
  });

  mount(http, endpoints.attemptSubmit, async ({ user, input }) => {
    const attempt = await attempts.submit(user.id, input.id, isoTime(Date.now()));
    if (!attempt) return NO_ATTEMPT;
    return {
      score: attempt.score ?? 0,
      max_score: attempt.max_score,
      results: resultsOf(attempt.items, attempt.responses),
    };
  });

  mount(http, endpoints.attemptGet, async ({ user, input }) => {
    const now = Date.now();
    const attempt = await attempts.get(user.id, input.id);
    if (!attempt) return NO_ATTEMPT;
    const isDue = attempt.submitted_at === null && isOver(attempt, now);
    const current = isDue ? await attempts.submit(user.id, input.id, isoTime(now)) : attempt;
    return current ? attemptView(current) : NO_ATTEMPT;
  });

  mount(http, endpoints.attemptList, async ({ user, input }) => {
    await attempts.submitOverdue(user.id, isoTime(Date.now()));
    return attempts.list(user.id, input.exam_id, input);
  });
}

interface Saved {
  question_id: number;
  response: Response;
  feedback: ReturnType<typeof resultOf> | null;
}

/** Whether an answer is saved, and what its giver is told. */
function judge(
  attempt: AttemptState,
  { question_id, response }: ParsedOf<typeof endpoints.attemptAnswer>,
  now: number,
): { verdict: Verdict; outcome: Saved | Failure } {
  const keep = (outcome: Saved | Failure) => ({ verdict: "keep", outcome }) as const;
  const item = attempt.items.find(({ id }) => id === question_id);
  if (!item) return keep(invalid("question_id", "이 풀이에 없는 문항이에요."));
  if (!fits(item, response)) return keep(invalid("response", "이 문항에 맞는 답이 아니에요."));
  const isPractice = attempt.mode === "practice";
  const told = { question_id, response, feedback: isPractice ? resultOf(item, response) : null };
  const before = attempt.responses.get(question_id);
  if (before && isDeepStrictEqual(before, response)) return keep(told);
  if (attempt.submitted_at !== null) return keep(SUBMITTED);
  if (isOver(attempt, now)) return keep(TIME_IS_OVER);
  if (before && isPractice) return keep(ALREADY_GRADED);
  return { verdict: "save", outcome: told };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
