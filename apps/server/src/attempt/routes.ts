import { endpoints } from "@pulda/contract";
import type { Item } from "@pulda/question";
import type { Clock } from "../service/clock.ts";
import type { ExamStore, OpenExam } from "../exam/store.ts";
import { conflict, Failure, invalid, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { decideAnswer, decideAnnotation } from "./taking/answer-policy.ts";
import { attemptView, isPastDeadline, missedOf, type AttemptState } from "./result/score.ts";
import { attemptDocument, resultDocument } from "./attempt-document.ts";
import { countOf, MAX_WHOLE, type LargeAttempt } from "./state/load-attempt.ts";
import type { AttemptStore } from "./store.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NO_ATTEMPT = notFound("풀이를 찾을 수 없어요.");
const NOT_READY = conflict("아직 풀 수 있는 문항이 없어요.");
const NOT_SUBMITTED = conflict(
  "아직 제출하지 않은 풀이예요. 제출한 뒤에 틀린 문항을 다시 풀 수 있어요.",
);
const NOTHING_MISSED = conflict("다시 풀 문항이 없어요. 모두 맞혔거나 문제집에서 지운 문항이에요.");

interface Parts {
  readonly attempts: AttemptStore;
  readonly exams: ExamStore;
  /** One that cannot leap: a deadline that it has passed ends an attempt for good. */
  readonly clock: Clock;
  /** Told of each share in which something has changed. */
  readonly onShareChange: (shareId: number) => void;
}

export function attemptRoutes(
  http: HttpContext,
  { attempts, exams, clock, onShareChange }: Parts,
): void {
  const announce = (attempt: AttemptState | LargeAttempt) => {
    const { share } = "items" in attempt ? attempt : attempt.head;
    if (share) onShareChange(share.shareId);
  };

  mount(http, endpoints.attemptStart, async ({ user, input, spendItems }) => {
    const exam = await exams.open(user.id, input.exam_id);
    if (!exam) return NO_EXAM;
    if (exam.head.state !== "ready" || exam.questionCount === 0) return NOT_READY;
    const exhausted = await spendItems(exam.questionCount);
    if (exhausted) return exhausted;
    const missed =
      input.retake_of === undefined
        ? null
        : await missedIn(exam.head.id, await attempts.open(user.id, input.retake_of));
    if (missed instanceof Failure) return missed;
    const isTaken = ({ id }: Item) => missed === null || missed.has(id);
    const now = clock.now();
    const deadline = input.time_limit === undefined ? null : isoTime(now + input.time_limit * 1000);
    const begun = {
      examId: exam.head.id,
      mode: input.mode,
      startedAt: isoTime(now),
      deadline,
      retakeOf: input.retake_of,
    };
    if (exam.questionCount > MAX_WHOLE && (missed === null || missed.size > MAX_WHOLE)) {
      const id = await attempts.addInPieces(user.id, begun, itemPages(exam, isTaken));
      const attempt = id === null ? null : await attempts.open(user.id, id);
      return attempt ? attemptDocument(attempt, now) : NO_EXAM;
    }
    const items: Item[] = [];
    for await (const page of itemPages(exam, isTaken)) items.push(...page);
    if (items.length === 0) return missed === null ? NOT_READY : NOTHING_MISSED;
    return attemptView(await attempts.add(user.id, { ...begun, items }), now);
  });

  mount(http, endpoints.attemptAnswer, async ({ user, input }) => {
    const now = clock.now();
    const target = { id: input.id, questionId: input.question_id, now: isoTime(now) };
    const seen: AttemptState[] = [];
    const reply = await attempts.answer(user.id, target, (attempt) => {
      seen.push(attempt);
      return decideAnswer(attempt, input, now);
    });
    seen.slice(-1).forEach(announce);
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

  mount(http, endpoints.attemptSubmit, async ({ user, input, spendItems }) => {
    const attempt = await attempts.submit(user.id, input.id, isoTime(clock.now()));
    if (!attempt) return NO_ATTEMPT;
    announce(attempt);
    return (await spendItems(countOf(attempt))) ?? resultDocument(attempt, clock.now());
  });

  mount(http, endpoints.attemptGet, async ({ user, input, spendItems }) => {
    const now = clock.now();
    const attempt = await attempts.open(user.id, input.id);
    if (!attempt) return NO_ATTEMPT;
    const { submitted_at, deadline } = "items" in attempt ? attempt : attempt.head;
    const isDue = submitted_at === null && isPastDeadline({ deadline }, now);
    const current = isDue ? await attempts.submit(user.id, input.id, isoTime(now)) : attempt;
    if (!current) return NO_ATTEMPT;
    if (isDue) announce(current);
    return (await spendItems(countOf(current))) ?? attemptDocument(current, now);
  });

  mount(http, endpoints.attemptList, async ({ user, input }) => {
    await attempts.submitOverdue(user.id, isoTime(clock.now()));
    return attempts.list(user.id, input.exam_id, input);
  });
}

/** The ids of the questions that were missed in a submitted attempt at the exam. */
async function missedIn(
  examId: number,
  before: AttemptState | LargeAttempt | null,
): Promise<ReadonlySet<number> | Failure> {
  const head = before && ("items" in before ? before : before.head);
  if (!before || head?.exam_id !== examId)
    return invalid("retake_of", "이 문제집을 푼 기록이 아니에요.");
  if (head.submitted_at === null) return NOT_SUBMITTED;
  const missed = new Set<number>();
  for await (const page of "items" in before ? [before] : before.pages())
    for (const { id } of missedOf(page)) missed.add(id);
  return missed;
}

/** The items of an exam as it has them now, renumbered from 1, so that those left out leave no gap. */
async function* itemPages(
  exam: OpenExam,
  isTaken: (item: Item) => boolean,
): AsyncGenerator<Item[], void, void> {
  let before = 0;
  for await (const { questions } of exam.pages()) {
    const page = questions
      .filter(isTaken)
      .map((item, at) => ({ ...item, position: before + at + 1 }));
    before += page.length;
    yield page;
  }
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
