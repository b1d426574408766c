/** The store of attempts: added, read, listed, submitted. */
import { setImmediate } from "node:timers/promises";
import type { AttemptSummary } from "@pulda/contract";
import { sumPoints, type Item, type ItemResponse } from "@pulda/question";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { ReportBroken } from "../question/question-json.ts";
import { offsetOf, pageOf, type ResultPage, type PageRequest } from "../database/pagination.ts";
import { answerStore, type AnswerStore } from "./taking/answer-store.ts";
import {
  attemptLoader,
  examTitle,
  lockAttempt,
  MAX_WHOLE,
  newAttemptState,
  type AttemptLoader,
  type LargeAttempt,
} from "./state/load-attempt.ts";
import { makeRoomForAttempt } from "./open-attempts.ts";
import { addDiscarded, removerOf, type Remover } from "../removal/remover.ts";
import { makeSureOfRoom } from "../user/owned-limits.ts";
import { recordResults } from "./result/record-results.ts";
import { visibleOf } from "./result/visible-results.ts";
import { maxScoreOf, scoreOf, type AttemptState } from "./result/score.ts";
import { writeItem } from "./state/attempt-json.ts";

interface NewAttempt {
  readonly examId: number;
  readonly mode: "practice" | "test";
  readonly startedAt: string;
  readonly deadline: string | null;
  /** The attempt whose missed questions are repeated. */
  readonly retakeOf?: number | undefined;
  /** Of a share: whose attempt it is, and in which order its questions stand. */
  readonly taker?: {
    readonly id: number;
    readonly seed: number;
    /** Throws where it may not begin now; what it reads stays so until the attempt is stored. */
    readonly guard: (db: Transaction<Schema>) => Promise<void>;
  };
  /** The items as they are now: later edits of the exam do not reach this attempt. */
  readonly items: readonly Item[];
}

export interface AttemptStore extends AnswerStore {
  /** @throws Full */
  add(userId: number, attempt: NewAttempt): Promise<AttemptState>;
  /**
   * The same in pieces, for many items: nobody sees the attempt before all of them are stored.
   * @returns its id; null where it went meanwhile, as its exam may have
   * @throws Full
   */
  addInPieces(
    userId: number,
    attempt: Omit<NewAttempt, "items">,
    pages: AsyncIterable<readonly Item[]>,
  ): Promise<number | null>;
  get(userId: number, id: number): Promise<AttemptState | null>;
  /** Of any size: a large one is read in pages. */
  open(userId: number, id: number): Promise<AttemptState | LargeAttempt | null>;
  /** Newest first, of one exam or of all; without those at shares. */
  list(
    userId: number,
    examId: number | undefined,
    page: PageRequest,
  ): Promise<ResultPage<AttemptSummary>>;
  /** The newest unsubmitted attempt at each exam, newest first. */
  unfinished(userId: number, limit: number): Promise<AttemptSummary[]>;
  /**
   * Submits the stored answers. Idempotent; null where the attempt is not the user's. A large attempt is closed at
   * once and graded in pieces.
   */
  submit(userId: number, id: number, now: string): Promise<AttemptState | LargeAttempt | null>;
  /** Goes on with the attempts whose grading a stopped server has left. */
  finishGrading(): Promise<void>;
  /** Submits a user's attempts whose deadline has passed by `now`. */
  submitOverdue(userId: number, now: string): Promise<void>;
  /** Records the results of a submitted attempt that were held back; once. */
  recordHeld(userId: number, id: number): Promise<void>;
}

/** @param report called for each question that cannot be read */
export function attemptStore(
  db: Database,
  report: ReportBroken = () => {},
  remover: Remover = removerOf(db),
): AttemptStore {
  const loader = attemptLoader(db);
  const summaries = (userId: number) =>
    db
      .selectFrom("attempt")
      .where("attempt.user_id", "=", userId)
      .where("attempt.taker_id", "is", null)
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
    async add(userId, { items, ...attempt }) {
      const { state, untouched } = await db.transaction().execute(async (transaction) => {
        await attempt.taker?.guard(transaction);
        const dropped = await makeRoomForAttempt(transaction, userId, attempt.examId, items.length);
        const row = await insert(transaction, userId, attempt, {
          question_count: items.length,
          max_score: maxScoreOf(items),
        });
        for (let start = 0; start < items.length; start += INSERT_BATCH_SIZE)
          await insertItems(
            transaction,
            row.id,
            items.slice(start, start + INSERT_BATCH_SIZE),
            start,
          );
        return { state: newAttemptState(row, items), untouched: dropped };
      });
      if (untouched !== null) await remover.remove(untouched);
      if (!attempt.taker) return state;
      return (await store.get(userId, state.id)) ?? state;
    },

    async addInPieces(userId, attempt, pages) {
      // Until it is complete it belongs to an account that is removed if nobody takes it back.
      const { id, holder } = await db.transaction().execute(async (transaction) => {
        await makeSureOfRoom(transaction, userId, "attempt", { rows: 1 });
        const until = new Date(Date.now() + MAX_BEGINNING_MS).toISOString();
        const holderId = await addDiscarded(transaction, until);
        const row = await insert(transaction, holderId, attempt, {
          question_count: 0,
          max_score: 0,
        });
        return { id: row.id, holder: holderId };
      });
      let [question_count, max_score] = [0, 0];
      for await (const items of pages) {
        if (items.length > 0) await insertItems(db, id, items, question_count);
        question_count += items.length;
        max_score = sumPoints([max_score, maxScoreOf(items)]);
      }
      const { isThere, untouched } = await db.transaction().execute(async (transaction) => {
        const dropped = await makeRoomForAttempt(
          transaction,
          userId,
          attempt.examId,
          question_count,
        );
        const { numUpdatedRows } = await transaction
          .updateTable("attempt")
          .set({ user_id: userId, question_count, max_score })
          .where("id", "=", id)
          .where("user_id", "=", holder)
          .executeTakeFirstOrThrow();
        await transaction.deleteFrom("user").where("id", "=", holder).execute();
        return { isThere: numUpdatedRows > 0n, untouched: dropped };
      });
      if (untouched !== null) await remover.remove(untouched);
      return isThere ? id : null;
    },

    async get(userId, id) {
      const attempt = await loader.load({ userId, id });
      for (const question of attempt?.broken ?? []) report("attempt_question", question);
      return attempt;
    },

    async open(userId, id) {
      const attempt = await loader.open({ userId, id });
      for (const question of attempt && "items" in attempt ? attempt.broken : [])
        report("attempt_question", question);
      return attempt;
    },

    async list(userId, examId, page) {
      let found = db
        .selectFrom("attempt")
        .where("attempt.user_id", "=", userId)
        .where("attempt.taker_id", "is", null);
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

    async submit(userId, id, now) {
      for (;;) {
        const done = await submitPiece(db, loader, { userId, id }, now);
        if (done !== LARGE && done !== MORE) return done;
        if (done === LARGE) return loader.open({ userId, id });
        await setImmediate();
      }
    },

    async finishGrading() {
      const rows = await db
        .selectFrom("attempt")
        .select(["id", "user_id", "submitted_at"])
        .where("graded_to", "is not", null)
        .execute();
      for (const { id, user_id, submitted_at } of rows)
        if (submitted_at !== null) await store.submit(user_id, id, submitted_at);
    },

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

    recordHeld: (userId, id) =>
      db.transaction().execute(async (transaction) => {
        const row = await lockAttempt(transaction, userId, id);
        if (row?.held !== 1 || row.submitted_at === null) return;
        const attempt = await loader.load({ userId, id }, transaction);
        if (!attempt) return;
        await transaction.updateTable("attempt").set({ held: 0 }).where("id", "=", id).execute();
        if (attempt.mode !== "test") return;
        const responses = responsesOf(attempt);
        await recordResults(transaction, userId, attempt, row.submitted_at, responses);
      }),
  };
  return store;
}

const INSERT_BATCH_SIZE = 200;
/** So many answers of a large attempt are graded in one transaction. */
const GRADE_BATCH_SIZE = 50;
/** How long it may take until all items of a new attempt are stored. */
const MAX_BEGINNING_MS = 10 * 60_000;

function insert(
  db: Kysely<Schema>,
  userId: number,
  { examId, mode, startedAt, deadline, retakeOf, taker }: Omit<NewAttempt, "items">,
  counts: { readonly question_count: number; readonly max_score: number },
) {
  return db
    .insertInto("attempt")
    .values({
      user_id: userId,
      exam_id: examId,
      mode,
      started_at: startedAt,
      deadline,
      submitted_at: null,
      score: null,
      ...counts,
      retake_of: retakeOf ?? null,
      graded_to: null,
      taker_id: taker?.id ?? null,
      seed: taker?.seed ?? 0,
    })
    .returningAll()
    .returning(examTitle)
    .executeTakeFirstOrThrow();
}

/** @param before how many items of the attempt are stored already */
async function insertItems(
  db: Kysely<Schema>,
  id: number,
  items: readonly Item[],
  before: number,
): Promise<void> {
  await db
    .insertInto("attempt_question")
    .values(
      items.map((item, at) => ({
        attempt_id: id,
        question_id: item.id,
        position: before + at + 1,
        item: writeItem(item),
        type: item.type,
      })),
    )
    .execute();
}

/** There is another piece to grade. */
const MORE = Symbol("more");
/** All of a large attempt is graded. */
const LARGE = Symbol("large");

/** Submits an attempt, or grades and records the next piece of a large one. */
function submitPiece(
  db: Database,
  loader: AttemptLoader,
  { userId, id }: { readonly userId: number; readonly id: number },
  now: string,
): Promise<AttemptState | typeof MORE | typeof LARGE | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockAttempt(transaction, userId, id);
    if (!row) return null;
    const isLarge = row.question_count > MAX_WHOLE;
    if (isLarge && row.submitted_at !== null && row.graded_to === null) return LARGE;
    const places = isLarge ? await answeredAfter(transaction, id, row.graded_to ?? 0) : [];
    const ids = places.map(({ question_id }) => question_id);
    const attempt = isLarge
      ? await loader.loadSome({ userId, id }, ids, transaction)
      : await loader.load({ userId, id }, transaction);
    if (!attempt || (!isLarge && attempt.submitted_at !== null)) return attempt;
    const score = sumPoints([row.score ?? 0, scoreOf(attempt.items, attempt.answers)]);
    const submitted_at = row.submitted_at ?? submissionTime(attempt, now);
    const isLast = places.length < GRADE_BATCH_SIZE;
    // What its taker may not see yet is recorded when she may (`share/settle.ts`).
    const isHeld = !visibleOf(attempt.share, Date.parse(now)).explanations;
    await transaction
      .updateTable("attempt")
      .set({ submitted_at, score, graded_to: isLast ? null : places.at(-1)!.position })
      .set({ held: isHeld ? 1 : 0 })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .execute();
    if (attempt.mode === "test" && !isHeld)
      await recordResults(transaction, userId, attempt, submitted_at, responsesOf(attempt));
    if (isLarge) return isLast ? LARGE : MORE;
    return { ...attempt, submitted_at, score };
  });
}

/** The responses that count, by question id. */
function responsesOf({ answers }: AttemptState): Map<number, ItemResponse> {
  return new Map([...answers].map(([questionId, { response }]) => [questionId, response]));
}

/** The next answered questions in the order of the attempt. */
function answeredAfter(db: Kysely<Schema>, id: number, position: number) {
  return db
    .selectFrom("attempt_question as question")
    .innerJoin("answer", (join) =>
      join
        .onRef("answer.attempt_id", "=", "question.attempt_id")
        .onRef("answer.question_id", "=", "question.question_id"),
    )
    .select(["question.question_id", "question.position"])
    .where("question.attempt_id", "=", id)
    .where("question.position", ">", position)
    .orderBy("question.position")
    .limit(GRADE_BATCH_SIZE)
    .execute();
}

function submissionTime({ deadline }: AttemptState, now: string): string {
  return deadline !== null && deadline < now ? deadline : now;
}
