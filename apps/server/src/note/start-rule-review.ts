/** Rule review (오답 복습): new items for missed rules, taken as an attempt in practice mode. */
import { randomInt } from "node:crypto";
import { MAX_SEED, type Attempt } from "@pulda/contract";
import { reviewedType } from "@pulda/question";
import type { Model } from "../model/model.ts";
import type { AttemptStore } from "../attempt/store.ts";
import { attemptView } from "../attempt/result/score.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, type Failure } from "../http/failure.ts";
import type { FingerprintStore } from "./fingerprint-store.ts";
import { withLibraryReviews } from "./library-reviews.ts";
import type { RuleCardStore } from "./rule-card-store.ts";
import { withModelReviews } from "./model-reviews.ts";
import type { NoteStore } from "./store.ts";

const NOTHING_DUE = conflict("오늘 복습할 규칙이 없어요.");
const UNSOUND = conflict(
  "새로 만든 문항이 지문과 맞지 않아서 복습을 시작하지 않았어요. 다시 시도해 주세요.",
);
const NO_TEXT = conflict(
  "이 규칙이나 유형으로 새로 낼 수 있는 문항이 남아 있지 않아요. 다른 지문으로 문제집을 만들면 나올 수 있어요.",
);

const MAX_RULES_PER_REVIEW = 10;
/** How many of the user's passages are searched for one review. */
const MAX_PASSAGES_SEARCHED = 60;
const REVIEW_LEVEL = 3;

export interface RuleReviewParts {
  readonly notes: NoteStore;
  readonly rules: RuleCardStore;
  readonly fingerprints: FingerprintStore;
  readonly exams: ExamStore;
  readonly attempts: AttemptStore;
  readonly engine: Engine;
  /** Null where no language model is set up. */
  readonly model: Model | null;
}

interface RuleReviewRequest {
  /** The rules to review, due or not; left out, those due today. */
  readonly rules?: readonly string[] | undefined;
  /** Minutes east of UTC. */
  readonly zone: number;
  /** Aborted when nobody waits for the review any more. */
  readonly signal: AbortSignal;
}

/**
 * Chooses the rules, has one item made for each from texts in which it was not missed, or taken from the library or
 * proposed by a model where the rules have none, stores them as an exam with purpose "review", and starts a practice
 * attempt at it.
 * @returns the attempt as its taker sees it, or why there is no review; then nothing is stored
 */
export async function startRuleReview(
  { notes, rules, fingerprints, exams, attempts, engine, model }: RuleReviewParts,
  userId: number,
  request: RuleReviewRequest,
): Promise<Attempt | Failure> {
  const now = new Date().toISOString();
  const wanted = request.rules
    ? await rules.named(userId, request.rules)
    : await rules.due(userId, { now, zone: request.zone });
  if (wanted.length === 0) return NOTHING_DUE;
  const seed = randomInt(MAX_SEED);
  // An answer that can be remembered teaches nothing: texts in which a rule was missed are left out.
  const seenExams = await notes.examsOf(
    userId,
    wanted.map(({ rule, type }) => (reviewedType(rule) === null ? { rule } : { type })),
  );
  const seenPassages = await exams.passages(userId, MAX_PASSAGES_SEARCHED, { of: seenExams });
  const reviewRequest = {
    wanted: wanted.slice(0, MAX_RULES_PER_REVIEW).map(({ rule, type }) => ({ rule, type })),
    passages: await exams.passages(userId, MAX_PASSAGES_SEARCHED, { except: seenExams }),
    seen: seenPassages.map(({ text }) => text),
    seed,
    level: REVIEW_LEVEL,
  };
  const byRules = await engine.ruleReview(userId, reviewRequest);
  const ready = await withLibraryReviews(byRules, reviewRequest, { engine, fingerprints, userId });
  // nobody waits for a model where the library has something
  const review = model
    ? await withModelReviews(ready, reviewRequest, {
        model,
        engine,
        userId,
        signal: request.signal,
      })
    : ready;
  if (review.items.length === 0) return NO_TEXT;
  const { version } = await engine.about();
  const examId = await exams.addReview(userId, {
    title: `오답 복습 ${new Date().toLocaleDateString("ko-KR", { month: "long", day: "numeric" })}`,
    seed,
    engineVersion: version,
    request: {
      version: 1,
      passages: [...review.passages],
      types: [],
      level: REVIEW_LEVEL,
      picks: [],
      words: [],
    },
    now,
    items: review.items,
  });
  if (examId === null) return UNSOUND;
  const exam = await exams.get(userId, examId);
  const attempt = await attempts.add(userId, {
    examId,
    mode: "practice",
    startedAt: now,
    deadline: null,
    items: exam?.questions ?? [],
  });
  return attemptView(attempt);
}
