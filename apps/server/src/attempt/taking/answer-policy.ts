/** The answer policy: whether a response or annotation is stored, and the reply to the taker. */
import { isDeepStrictEqual } from "node:util";
import type { endpoints, ParsedOf, ResultOf } from "@pulda/contract";
import { responseFits, grade, type ItemResponse } from "@pulda/question";
import { conflict, Failure, invalid } from "../../http/failure.ts";
import type { Decision } from "./answer-store.ts";
import { withAnnotationChange, NO_ANNOTATION } from "./annotation.ts";
import { visibleOf } from "../result/visible-results.ts";
import {
  isPastDeadline,
  resultOf,
  type StoredAnswer,
  type AttemptState,
  type AnnotationState,
} from "../result/score.ts";

const SUBMITTED = conflict("이미 제출한 풀이예요. 답을 바꿀 수 없어요.");
const TIME_IS_OVER = conflict("제한 시간이 끝났어요. 그때까지 저장한 답으로 채점해요.");
const BLANK = invalid("response", "답을 먼저 넣어 주세요.");
const ALREADY_RIGHT = conflict("이미 맞힌 문항이에요.");
const CHANGED = conflict("다른 창이나 기기에서 이 문항의 답을 바꿨어요.");
const CLOSED = conflict("이미 제출한 풀이예요. 더 표시할 수 없어요.");
const NO_QUESTION = invalid("question_id", "이 풀이에 없는 문항이에요.");

/** Decides whether a response is stored, and the reply. */
export function decideAnswer(
  attempt: AttemptState,
  { question_id, response, version }: ParsedOf<typeof endpoints.attemptAnswer>,
  now: number,
): Decision<StoredAnswer, ResultOf<typeof endpoints.attemptAnswer> | Failure> {
  const item = attempt.items.find(({ id }) => id === question_id);
  if (!item) return refuse(NO_QUESTION);
  if (!responseFits(item, response))
    return refuse(invalid("response", "이 문항에 맞는 답이 아니에요."));
  const isPractice = attempt.mode === "practice";
  const before = attempt.answers.get(question_id) ?? null;
  const replyFor = (answer: StoredAnswer) => ({
    question_id,
    response,
    version: answer.version,
    // Of a share its teacher says what may be seen.
    feedback:
      isPractice && visibleOf(attempt.share, now).explanations ? resultOf(item, answer) : null,
  });
  const latest = before && (before.retry ?? before.response);
  if (before && isDeepStrictEqual(latest, response)) return { next: null, reply: replyFor(before) };
  if (attempt.submitted_at !== null) return refuse(SUBMITTED);
  if (isPastDeadline(attempt, now)) return refuse(TIME_IS_OVER);
  if (version !== undefined && version !== (before?.version ?? 0)) return refuse(CHANGED);
  if (isPractice && grade(item, latest).kind === "right") return refuse(ALREADY_RIGHT);
  // The first answer counts, so an empty one is refused.
  if (isPractice && grade(item, response).kind === "unanswered") return refuse(BLANK);
  const next = nextAnswer(before, response, isPractice);
  return { next, reply: replyFor(next) };
}

/** In practice the first answer counts and later ones are retries; in a test the last one counts. */
function nextAnswer(
  before: StoredAnswer | null,
  response: ItemResponse,
  isPractice: boolean,
): StoredAnswer {
  if (!before) return { response, version: 1, retry: null, tries: 1 };
  const version = before.version + 1;
  return isPractice
    ? { ...before, version, retry: response, tries: before.tries + 1 }
    : { ...before, version, response };
}

/** Decides whether an annotation is changed; the reply has the present one. */
export function decideAnnotation(
  attempt: AttemptState,
  { question_id, ...change }: ParsedOf<typeof endpoints.attemptAnnotate>,
  now: number,
): Decision<AnnotationState, ResultOf<typeof endpoints.attemptAnnotate> | Failure> {
  const item = attempt.items.find(({ id }) => id === question_id);
  if (!item) return refuse(NO_QUESTION);
  const before = attempt.annotations.get(question_id) ?? NO_ANNOTATION;
  const next = withAnnotationChange(before, change, item);
  if (next instanceof Failure) return refuse(next);
  if (isDeepStrictEqual(before, next)) return { next: null, reply: { question_id, ...before } };
  if (attempt.submitted_at !== null) return refuse(CLOSED);
  if (isPastDeadline(attempt, now)) return refuse(TIME_IS_OVER);
  return { next, reply: { question_id, ...next } };
}

function refuse(reply: Failure) {
  return { next: null, reply };
}
