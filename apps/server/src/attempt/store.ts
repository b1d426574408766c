import type { AttemptSummary } from "@pulda/contract";
import type { Item, Response } from "@pulda/question";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type Page, type PageRequest } from "../database/page.ts";
import type { Schema } from "../database/schema.ts";
import { recordAnswers } from "./record.ts";
import { maxScoreOf, resultsOf, scoreOf, type AttemptState } from "./score.ts";
import { readItems, readResponse, writeItems } from "./stored.ts";

export interface NewAttempt {
  readonly examId: number;
  readonly mode: "practice" | "test";
  readonly startedAt: string;
  readonly deadline: string | null;
  /** The items as they are now: later edits of the exam do not reach this attempt. */
  readonly items: readonly Item[];
}

/** What to do with an answer, decided while the attempt is held. */
export type Verdict = "save" | "keep";

export interface AttemptStore {
  add(userId: number, attempt: NewAttempt): Promise<number>;
  get(userId: number, id: number): Promise<AttemptState | null>;
  /** Newest first, of one exam or of all. */
  list(
    userId: number,
    examId: number | undefined,
    page: PageRequest,
  ): Promise<Page<AttemptSummary>>;
  /**
   * Holds the attempt, asks `decide`, and saves the response where it says so.
   * @returns what `decide` said, or null where the attempt is not the user's
   */
  answer<T>(
    userId: number,
    id: number,
    answer: { questionId: number; response: Response; now: string },
    decide: (attempt: AttemptState) => { verdict: Verdict; outcome: T },
  ): Promise<T | null>;
  /** The newest attempts at sets that are begun and not submitted. */
  unfinished(userId: number, limit: number): Promise<AttemptSummary[]>;
  /** Submits with what is saved, once: a second submit changes nothing. Null where not the user's. */
  submit(userId: number, id: number, now: string): Promise<AttemptState | null>;
  /** Submits what ran out of time before `now`, of one user. */
  submitOverdue(userId: number, now: string): Promise<void>;
}

export function attemptStore(db: Database): AttemptStore {
  const summaries = (userId: number) =>
    db
      .selectFrom("attempt")
      .where("attempt.user_id", "=", userId)
      .innerJoin("exam", "exam.id", "attempt.exam_id")
      .select(["attempt.id", "attempt.exam_id", "exam.title", "mode", "started_at", "deadline"])
      .select(["submitted_at", "question_count", "score", "max_score"])
      .select((select) =>
        select
          .selectFrom("answer")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("answer.attempt_id", "=", "attempt.id")
          .as("answered_count"),
      );

  const store: AttemptStore = {
    async add(userId, { examId, mode, startedAt, deadline, items }) {
      const { id } = await db
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
          items: writeItems(items),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    get: (userId, id) => read(db, userId, id),

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
        .orderBy("attempt.id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, answered_count: row.answered_count ?? 0 }));
    },

    answer: (userId, id, { questionId, response, now }, decide) =>
      db.transaction().execute(async (transaction) => {
        await hold(transaction, userId, id);
        const attempt = await read(transaction, userId, id);
        if (!attempt) return null;
        const { verdict, outcome } = decide(attempt);
        if (verdict === "save") {
          const saved = { response: JSON.stringify(response), answered_at: now };
          await transaction
            .insertInto("answer")
            .values({ attempt_id: id, question_id: questionId, ...saved })
            .onConflict((conflict) =>
              conflict.columns(["attempt_id", "question_id"]).doUpdateSet(saved),
            )
            .execute();
          // what is graded at once counts at once; a test's answers count when it is submitted
          if (attempt.mode === "practice")
            await recordAnswers(
              transaction,
              userId,
              attempt,
              now,
              new Map([[questionId, response]]),
            );
        }
        return outcome;
      }),

    submit: (userId, id, now) =>
      db.transaction().execute(async (transaction) => {
        await hold(transaction, userId, id);
        const attempt = await read(transaction, userId, id);
        if (!attempt || attempt.submitted_at !== null) return attempt;
        const score = scoreOf(resultsOf(attempt.items, attempt.responses));
        const submitted_at =
          attempt.deadline !== null && attempt.deadline < now ? attempt.deadline : now;
        await transaction
          .updateTable("attempt")
          .set({ submitted_at, score })
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .execute();
        if (attempt.mode === "test")
          await recordAnswers(transaction, userId, attempt, submitted_at, attempt.responses);
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

/**
 * Holds the attempt's row until the transaction ends: of an answer and a submit at the same moment
 * one comes first.
 */
async function hold(db: Kysely<Schema>, userId: number, id: number): Promise<void> {
  await db
    .updateTable("attempt")
    .set((update) => ({ question_count: update.ref("question_count") }))
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

async function read(db: Kysely<Schema>, userId: number, id: number): Promise<AttemptState | null> {
  const row = await db
    .selectFrom("attempt")
    .innerJoin("exam", "exam.id", "attempt.exam_id")
    .selectAll("attempt")
    .select("exam.title")
    .where("attempt.id", "=", id)
    .where("attempt.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const answers = await db
    .selectFrom("answer")
    .select(["question_id", "response"])
    .where("attempt_id", "=", id)
    .orderBy("answered_at")
    .execute();
  const { id: attemptId, exam_id, title, mode, started_at, deadline, submitted_at, score } = row;
  return {
    id: attemptId,
    exam_id,
    title,
    mode,
    started_at,
    deadline,
    submitted_at,
    score,
    max_score: row.max_score,
    items: readItems(row.items),
    responses: new Map(
      answers.map(({ question_id, response }) => [question_id, readResponse(response)]),
    ),
  };
}
