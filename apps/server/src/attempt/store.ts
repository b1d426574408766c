/** The store of attempts: added, read, listed, submitted. */
import type { AttemptSummary } from "@pulda/contract";
import type { Item } from "@pulda/question";
import type { Database } from "../database/database.ts";
import type { ReportBroken } from "../question/question-json.ts";
import { offsetOf, pageOf, type ResultPage, type PageRequest } from "../database/pagination.ts";
import { answerStore, type AnswerStore } from "./taking/answer-store.ts";
import { attemptLoader, examTitle, lockAttempt, newAttemptState } from "./state/load-attempt.ts";
import { recordResults } from "./result/record-results.ts";
import { maxScoreOf, scoreOf, type AttemptState } from "./result/score.ts";
import { writeItem } from "./state/attempt-json.ts";

interface NewAttempt {
  readonly examId: number;
  readonly mode: "practice" | "test";
  readonly startedAt: string;
  readonly deadline: string | null;
  /** The attempt whose missed questions are repeated. */
  readonly retakeOf?: number | undefined;
  /** The items as they are now: later edits of the exam do not reach this attempt. */
  readonly items: readonly Item[];
}

export interface AttemptStore extends AnswerStore {
  add(userId: number, attempt: NewAttempt): Promise<AttemptState>;
  get(userId: number, id: number): Promise<AttemptState | null>;
  /** Newest first, of one exam or of all. */
  list(
    userId: number,
    examId: number | undefined,
    page: PageRequest,
  ): Promise<ResultPage<AttemptSummary>>;
  /** The newest unsubmitted attempt at each exam, newest first. */
  unfinished(userId: number, limit: number): Promise<AttemptSummary[]>;
  /** Submits the stored answers. Idempotent; null where the attempt is not the user's. */
  submit(userId: number, id: number, now: string): Promise<AttemptState | null>;
  /** Submits a user's attempts whose deadline has passed by `now`. */
  submitOverdue(userId: number, now: string): Promise<void>;
}

/** @param report called for each question that cannot be read */
export function attemptStore(db: Database, report: ReportBroken = () => {}): AttemptStore {
  const load = attemptLoader(db);
  const summaries = (userId: number) =>
    db
      .selectFrom("attempt")
      .where("attempt.user_id", "=", userId)
      .innerJoin("exam", "exam.id", "attempt.exam_id")
      .select(["attempt.id", "attempt.exam_id", "exam.title", "mode", "started_at", "deadline"])
      .select(["submitted_at", "question_count", "score", "max_score", "retake_of"])
      .select((select) =>
        select
          .selectFrom("answer")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("answer.attempt_id", "=", "attempt.id")
          .as("answered_count"),
      );

  const store: AttemptStore = {
    add: (userId, { examId, mode, startedAt, deadline, retakeOf, items }) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto("attempt")
          .values({
            user_id: userId,
            exam_id: examId,
            mode,
            started_at: startedAt,
            deadline,
            submitted_at: null,
            score: null,
            max_score: maxScoreOf(items),
            question_count: items.length,
            retake_of: retakeOf ?? null,
          })
          .returningAll()
          .returning(examTitle)
          .executeTakeFirstOrThrow();
        const questions = items.map((item, at) => ({
          attempt_id: row.id,
          question_id: item.id,
          position: at + 1,
          item: writeItem(item),
        }));
        for (let start = 0; start < questions.length; start += INSERT_BATCH_SIZE)
          await transaction
            .insertInto("attempt_question")
            .values(questions.slice(start, start + INSERT_BATCH_SIZE))
            .execute();
        return newAttemptState(row, items);
      }),

    async get(userId, id) {
      const attempt = await load({ userId, id });
      for (const question of attempt?.broken ?? []) report("attempt_question", question);
      return attempt;
    },

    async list(userId, examId, page) {
      let found = db.selectFrom("attempt").where("attempt.user_id", "=", userId);
      if (examId !== undefined) found = found.where("attempt.exam_id", "=", examId);
      const { count } = await found
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      let shown = summaries(userId);
      if (examId !== undefined) shown = shown.where("attempt.exam_id", "=", examId);
      const rows = await shown
        .orderBy("attempt.id", "desc")
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      const list = rows.map((row) => ({ ...row, answered_count: row.answered_count ?? 0 }));
      return pageOf(list, count, page);
    },

    async unfinished(userId, limit) {
      const rows = await summaries(userId)
        .where("submitted_at", "is", null)
        .where("purpose", "=", "set")
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("attempt as newer")
                .select("newer.id")
                .whereRef("newer.exam_id", "=", "attempt.exam_id")
                .whereRef("newer.id", ">", "attempt.id")
                .where("newer.submitted_at", "is", null),
            ),
          ),
        )
        .orderBy("attempt.id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, answered_count: row.answered_count ?? 0 }));
    },

    ...answerStore(db),

    submit: (userId, id, now) =>
      db.transaction().execute(async (transaction) => {
        await lockAttempt(transaction, userId, id);
        const attempt = await load({ userId, id }, transaction);
        if (!attempt || attempt.submitted_at !== null) return attempt;
        const score = scoreOf(attempt.items, attempt.answers);
        const submitted_at =
          attempt.deadline !== null && attempt.deadline < now ? attempt.deadline : now;
        await transaction
          .updateTable("attempt")
          .set({ submitted_at, score })
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .execute();
        if (attempt.mode === "test") {
          const responses = [...attempt.answers].map(
            ([questionId, { response }]) => [questionId, response] as const,
          );
          await recordResults(transaction, userId, attempt, submitted_at, new Map(responses));
        }
        return { ...attempt, submitted_at, score };
      }),

    async submitOverdue(userId, now) {
      const rows = await db
        .selectFrom("attempt")
        .select("id")
        .where("user_id", "=", userId)
        .where("submitted_at", "is", null)
        .where("deadline", "<=", now)
        .execute();
      for (const { id } of rows) await store.submit(userId, id, now);
    },
  };
  return store;
}

const INSERT_BATCH_SIZE = 200;
