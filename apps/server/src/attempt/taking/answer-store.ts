/** The store of what a taker writes into an attempt: answers, annotations, and time spent. */
import type { Kysely } from "kysely";
import { hasConcurrentWriters, type Database } from "../../database/database.ts";
import { prepare } from "../../database/prepared.ts";
import type { Schema } from "../../database/schema.ts";
import { MAX_VISITS } from "../../user/owned-limits.ts";
import { attemptLoader, lockAttempt } from "../state/load-attempt.ts";
import { recordResults } from "../result/record-results.ts";
import type { StoredAnswer, AttemptState, AnnotationState } from "../result/score.ts";
import { writeAnnotation } from "../state/attempt-json.ts";

/** The question of an attempt that is written to, and when. */
interface AttemptWrite {
  readonly id: number;
  readonly questionId: number;
  readonly now: string;
}

/** What to store (null: nothing), and the reply to the taker. */
export interface Decision<Stored, Reply> {
  readonly next: Stored | null;
  readonly reply: Reply;
}

export interface AnswerStore {
  /**
   * Stores the answer that `decide` returns if the attempt is still open and the stored answer is still
   * the one that `decide` was given (optimistic concurrency).
   * @param decide gets the attempt with the answered question alone; called again after a concurrent change
   * @returns the reply of `decide`, or null where the attempt is not the user's
   */
  answer<T>(
    userId: number,
    target: AttemptWrite,
    decide: (attempt: AttemptState) => Decision<StoredAnswer, T>,
  ): Promise<T | null>;
  /** The same for an annotation. */
  annotate<T>(
    userId: number,
    target: AttemptWrite,
    decide: (attempt: AttemptState) => Decision<AnnotationState, T>,
  ): Promise<T | null>;
  /**
   * Stores how long questions were in view, by id, while the attempt is open. A total replaces the smaller
   * one that was stored before for the same visit. Of a question's visits the first fifty are counted.
   * @returns false where the attempt is not the user's
   */
  addTime(
    userId: number,
    id: number,
    visit: string,
    seconds: ReadonlyMap<number, number>,
  ): Promise<boolean>;
}

export function answerStore(db: Database): AnswerStore {
  const { loadOne } = attemptLoader(db);
  const saveAnswer = answerSaver(db);
  return {
    async answer(userId, target, decide) {
      const seen = await loadOne({ userId, id: target.id, questionId: target.questionId });
      if (!seen) return null;
      const { next, reply } = decide(seen);
      if (!next) return reply;
      if (seen.mode === "test" && (await saveAnswer(target, next))) return reply;
      // Decided while the row is locked: an answer is graded once, and a submitted attempt does not change.
      return db.transaction().execute(async (transaction) => {
        await lockAttempt(transaction, userId, target.id);
        const attempt = await loadOne(
          { userId, id: target.id, questionId: target.questionId },
          transaction,
        );
        if (!attempt) return null;
        const decision = decide(attempt);
        if (decision.next) await saveAnswer(target, decision.next, transaction);
        // in practice an answer is recorded at once; in a test when the attempt is submitted
        if (decision.next?.version === 1 && attempt.mode === "practice")
          await recordResults(
            transaction,
            userId,
            attempt,
            target.now,
            new Map([[target.questionId, decision.next.response]]),
          );
        return decision.reply;
      });
    },

    annotate: (userId, { id, questionId }, decide) =>
      db.transaction().execute(async (transaction) => {
        await lockAttempt(transaction, userId, id);
        const attempt = await loadOne({ userId, id, questionId }, transaction);
        if (!attempt) return null;
        const { next, reply } = decide(attempt);
        if (next) {
          const marks = writeAnnotation(next);
          await transaction
            .insertInto("annotation")
            .values({ attempt_id: id, question_id: questionId, marks })
            .onConflict((conflict) =>
              conflict.columns(["attempt_id", "question_id"]).doUpdateSet({ marks }),
            )
            .execute();
        }
        return reply;
      }),

    addTime: (userId, id, visit, seconds) =>
      db.transaction().execute(async (transaction) => {
        const attempt = await lockAttempt(transaction, userId, id);
        if (!attempt) return false;
        if (attempt.submitted_at !== null || seconds.size === 0) return true;
        const full = await transaction
          .selectFrom("question_time")
          .select("question_id")
          .where("attempt_id", "=", id)
          .where("question_id", "in", [...seconds.keys()])
          .groupBy("question_id")
          .having(({ fn }) => fn.countAll<number>(), ">=", MAX_VISITS)
          .having(
            ({ fn, eb }) =>
              fn.sum<number>(eb.case().when("visit", "=", visit).then(1).else(0).end()),
            "=",
            0,
          )
          .execute();
        const isFull = new Set(full.map(({ question_id }) => question_id));
        const known = await transaction
          .selectFrom("attempt_question")
          .select("question_id")
          .where("attempt_id", "=", id)
          .where("question_id", "in", [...seconds.keys()])
          .orderBy("question_id")
          .execute();
        const own = known.filter(({ question_id }) => !isFull.has(question_id));
        if (own.length === 0) return true;
        await transaction
          .insertInto("question_time")
          .values(
            own.map(({ question_id }) => ({
              attempt_id: id,
              question_id,
              visit,
              seconds: seconds.get(question_id) ?? 0,
            })),
          )
          .onConflict((conflict) =>
            conflict
              .columns(["attempt_id", "question_id", "visit"])
              .doUpdateSet(({ ref }) => ({ seconds: ref("excluded.seconds") }))
              .whereRef("question_time.seconds", "<", "excluded.seconds"),
          )
          .execute();
        return true;
      }),
  };
}

/** An answer as it is stored. */
interface AnswerRow {
  readonly id: number;
  readonly questionId: number;
  readonly response: string;
  readonly now: string;
  readonly version: number;
  readonly tries: number;
  readonly retry: string | null;
  /** The version that it follows. */
  readonly former: number;
}

function answerSaver(db: Database) {
  const save = prepare(
    db,
    ({ id, questionId, response, now, version, tries, retry, former }: AnswerRow) =>
      db
        .insertInto("answer")
        .columns([
          "attempt_id",
          "question_id",
          "response",
          "answered_at",
          "version",
          "tries",
          "retry",
        ])
        .expression((from) =>
          from
            .selectFrom("attempt")
            .select(({ ref, val }) => [
              ref("id").as("attempt_id"),
              val(questionId).as("question_id"),
              val(response).as("response"),
              val(now).as("answered_at"),
              val(version).as("version"),
              val(tries).as("tries"),
              val(retry).as("retry"),
            ])
            .where("id", "=", id)
            .where("submitted_at", "is", null)
            // Waits for a submit in flight.
            .$if(hasConcurrentWriters(db), (open) => open.forShare()),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["attempt_id", "question_id"])
            .doUpdateSet({ response, answered_at: now, version, tries, retry })
            .where("answer.version", "=", former),
        ),
  );

  /**
   * Saves an answer; false where the attempt has been submitted, or `next` does not follow the stored
   * version any more.
   */
  return async (target: AttemptWrite, next: StoredAnswer, transaction?: Kysely<Schema>) => {
    const row = {
      ...target,
      response: JSON.stringify(next.response),
      version: next.version,
      tries: next.tries,
      retry: next.retry && JSON.stringify(next.retry),
      former: next.version - 1,
    };
    const { numAffectedRows } = await save(row, transaction);
    return numAffectedRows === 1n;
  };
}
