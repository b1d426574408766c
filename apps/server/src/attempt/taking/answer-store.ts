/** What a taker writes into an attempt: answers, marks, and the time that they took. */
import type { Kysely } from "kysely";
import { hasConcurrentWriters, type Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { lockAttempt, loadAttempt } from "../state/load-attempt.ts";
import { recordResults } from "../result/record-results.ts";
import type { StoredAnswer, AttemptState, AnnotationState } from "../result/score.ts";
import { writeAnnotation } from "../state/attempt-json.ts";

/** Where in an attempt something is written, and when. */
interface AttemptWrite {
  readonly id: number;
  readonly questionId: number;
  readonly now: string;
}

/** What is to be stored (null: nothing), and what its giver is reply. */
export interface Decision<Stored, Told> {
  readonly next: Stored | null;
  readonly reply: Told;
}

export interface AnswerStore {
  /**
   * Asks `decide`, and saves the answer that it says if the attempt is still open and the answer is
   * still the one that `decide` saw.
   * @param decide is shown the attempt with the answered question alone; asked again where something came
   *   in between
   * @returns what `decide` said, or null where the attempt is not the user's
   */
  answer<T>(
    userId: number,
    place: AttemptWrite,
    decide: (attempt: AttemptState) => Decision<StoredAnswer, T>,
  ): Promise<T | null>;
  /** The same for what is drawn on a question. */
  annotate<T>(
    userId: number,
    place: AttemptWrite,
    decide: (attempt: AttemptState) => Decision<AnnotationState, T>,
  ): Promise<T | null>;
  /**
   * Keeps how long questions were in sight, by id, while the attempt is open. What was reply before of
   * the same visit is replaced, unless it was more.
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
  return {
    async answer(userId, place, decide) {
      const seen = await loadAttempt(db, userId, place.id, place.questionId);
      if (!seen) return null;
      const { next, reply } = decide(seen);
      if (!next) return reply;
      if (seen.mode === "test" && (await saveAnswer(db, place, next))) return reply;
      // What is graded at once is graded once, and what is submitted stays: decided while it is held.
      return db.transaction().execute(async (transaction) => {
        await lockAttempt(transaction, userId, place.id);
        const attempt = await loadAttempt(transaction, userId, place.id, place.questionId);
        if (!attempt) return null;
        const decision = decide(attempt);
        if (decision.next) await saveAnswer(transaction, place, decision.next);
        // what is graded at once counts at once; a test's answers count when it is submitted
        if (decision.next?.version === 1 && attempt.mode === "practice")
          await recordResults(
            transaction,
            userId,
            attempt,
            place.now,
            new Map([[place.questionId, decision.next.response]]),
          );
        return decision.reply;
      });
    },

    annotate: (userId, { id, questionId }, decide) =>
      db.transaction().execute(async (transaction) => {
        await lockAttempt(transaction, userId, id);
        const attempt = await loadAttempt(transaction, userId, id, questionId);
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

    async addTime(userId, id, visit, seconds) {
      const attempt = await db
        .selectFrom("attempt")
        .select("submitted_at")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!attempt) return false;
      if (attempt.submitted_at !== null || seconds.size === 0) return true;
      const own = await db
        .selectFrom("attempt_question")
        .select("question_id")
        .where("attempt_id", "=", id)
        .where("question_id", "in", [...seconds.keys()])
        .orderBy("question_id")
        .execute();
      if (own.length === 0) return true;
      await db
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
    },
  };
}

/**
 * Saves an answer; false where the attempt is submitted by now, or the answer is not the one any more
 * that `next` follows.
 */
async function saveAnswer(
  db: Kysely<Schema>,
  { id, questionId, now }: AttemptWrite,
  next: StoredAnswer,
): Promise<boolean> {
  const saved = {
    response: JSON.stringify(next.response),
    answered_at: now,
    version: next.version,
    tries: next.tries,
    retry: next.retry && JSON.stringify(next.retry),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("answer")
    .columns(["attempt_id", "question_id", "response", "answered_at", "version", "tries", "retry"])
    .expression((from) =>
      from
        .selectFrom("attempt")
        .select(({ ref, val }) => [
          ref("id").as("attempt_id"),
          val(questionId).as("question_id"),
          val(saved.response).as("response"),
          val(now).as("answered_at"),
          val(saved.version).as("version"),
          val(saved.tries).as("tries"),
          val(saved.retry).as("retry"),
        ])
        .where("id", "=", id)
        .where("submitted_at", "is", null)
        // A submit that is under way ends first.
        .$if(hasConcurrentWriters(db), (open) => open.forShare()),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["attempt_id", "question_id"])
        .doUpdateSet(saved)
        .where("answer.version", "=", next.version - 1),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
