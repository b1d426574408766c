import type { AttemptSummary } from "@pulda/contract";
import type { Item, Response } from "@pulda/question";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import { hasManyWriters, type Database } from "../database/database.ts";
import { offsetOf, pageOf, type Page, type PageRequest } from "../database/page.ts";
import type { AttemptTable, Schema } from "../database/schema.ts";
import { recordAnswers } from "./record.ts";
import { maxScoreOf, resultsOf, scoreOf, type AttemptState } from "./score.ts";
import { readItem, readResponse, writeItem } from "./stored.ts";

export interface NewAttempt {
  readonly examId: number;
  readonly mode: "practice" | "test";
  readonly startedAt: string;
  readonly deadline: string | null;
  /** The items as they are now: later edits of the exam do not reach this attempt. */
  readonly items: readonly Item[];
}

export interface NewAnswer {
  readonly questionId: number;
  readonly response: Response;
  readonly now: string;
}

/** What to do with an answer. */
export type Verdict = "save" | "keep";

export interface AttemptStore {
  add(userId: number, attempt: NewAttempt): Promise<AttemptState>;
  get(userId: number, id: number): Promise<AttemptState | null>;
  /** Newest first, of one exam or of all. */
  list(
    userId: number,
    examId: number | undefined,
    page: PageRequest,
  ): Promise<Page<AttemptSummary>>;
  /**
   * Asks `decide`, and saves the response where it says so and the attempt is still open.
   * @param decide is shown the attempt with the answered question alone; asked again where something came
   *   in between
   * @returns what `decide` said, or null where the attempt is not the user's
   */
  answer<T>(
    userId: number,
    id: number,
    answer: NewAnswer,
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
    add: (userId, { examId, mode, startedAt, deadline, items }) =>
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
        for (let from = 0; from < questions.length; from += AT_ONCE)
          await transaction
            .insertInto("attempt_question")
            .values(questions.slice(from, from + AT_ONCE))
            .execute();
        return stateOf(row, items, new Map());
      }),

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

    async answer(userId, id, answer, decide) {
      const seen = await readAsked(db, userId, id, answer.questionId);
      if (!seen) return null;
      const seemed = decide(seen);
      if (seemed.verdict === "keep") return seemed.outcome;
      if (seen.mode === "test" && (await save(db, userId, id, answer))) return seemed.outcome;
      // What is graded at once is graded once, and what is submitted stays: decided while it is held.
      return db.transaction().execute(async (transaction) => {
        await hold(transaction, userId, id);
        const attempt = await readAsked(transaction, userId, id, answer.questionId);
        if (!attempt) return null;
        const { verdict, outcome } = decide(attempt);
        if (verdict === "save") {
          await save(transaction, userId, id, answer);
          // what is graded at once counts at once; a test's answers count when it is submitted
          if (attempt.mode === "practice") {
            const given = new Map([[answer.questionId, answer.response]]);
            await recordAnswers(transaction, userId, attempt, answer.now, given);
          }
        }
        return outcome;
      });
    },

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

/** So many rows go in with one statement. */
const AT_ONCE = 200;

type Row = Selectable<AttemptTable> & { readonly title: string | null };

/** The title of the attempt's exam. */
function examTitle(from: ExpressionBuilder<Schema, "attempt">) {
  return from
    .selectFrom("exam")
    .select("exam.title")
    .whereRef("exam.id", "=", "attempt.exam_id")
    .as("title");
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

/** Saves an answer, unless the attempt is submitted: false. */
async function save(
  db: Kysely<Schema>,
  userId: number,
  id: number,
  { questionId, response, now }: NewAnswer,
): Promise<boolean> {
  const saved = { response: JSON.stringify(response), answered_at: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("answer")
    .columns(["attempt_id", "question_id", "response", "answered_at"])
    .expression((from) =>
      from
        .selectFrom("attempt")
        .select(({ ref, val }) => [
          ref("id").as("attempt_id"),
          val(questionId).as("question_id"),
          val(saved.response).as("response"),
          val(now).as("answered_at"),
        ])
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("submitted_at", "is", null)
        // A submit that is under way ends first.
        .$if(hasManyWriters(db), (open) => open.forShare()),
    )
    .onConflict((conflict) => conflict.columns(["attempt_id", "question_id"]).doUpdateSet(saved))
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The attempt with one of its questions, or with none where the question is not its own. */
async function readAsked(
  db: Kysely<Schema>,
  userId: number,
  id: number,
  questionId: number,
): Promise<AttemptState | null> {
  const row = await db
    .selectFrom("attempt")
    .leftJoin("attempt_question as question", (join) =>
      join
        .onRef("question.attempt_id", "=", "attempt.id")
        .on("question.question_id", "=", questionId),
    )
    .leftJoin("answer", (join) =>
      join.onRef("answer.attempt_id", "=", "attempt.id").on("answer.question_id", "=", questionId),
    )
    .selectAll("attempt")
    .select(examTitle)
    .select(["question.item", "answer.response"])
    .where("attempt.id", "=", id)
    .where("attempt.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const { item, response } = row;
  const responses = response === null ? [] : [[questionId, readResponse(response)] as const];
  return stateOf(row, item === null ? [] : [readItem(item)], new Map(responses));
}

async function read(db: Kysely<Schema>, userId: number, id: number): Promise<AttemptState | null> {
  const row = await db
    .selectFrom("attempt")
    .selectAll()
    .select(examTitle)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const questions = await db
    .selectFrom("attempt_question")
    .select("item")
    .where("attempt_id", "=", id)
    .orderBy("position")
    .execute();
  const answers = await db
    .selectFrom("answer")
    .select(["question_id", "response"])
    .where("attempt_id", "=", id)
    .orderBy("answered_at")
    .execute();
  return stateOf(
    row,
    questions.map(({ item }) => readItem(item)),
    new Map(answers.map((answer) => [answer.question_id, readResponse(answer.response)])),
  );
}

function stateOf(
  { id, exam_id, title, mode, started_at, deadline, submitted_at, score, max_score }: Row,
  items: AttemptState["items"],
  responses: AttemptState["responses"],
): AttemptState {
  return {
    id,
    exam_id,
    title: title ?? "",
    mode,
    started_at,
    deadline,
    submitted_at,
    score,
    max_score,
    items,
    responses,
  };
}
