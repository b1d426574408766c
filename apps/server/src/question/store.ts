import { type Item, type ItemContent } from "@pulda/question";
import type { Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

export interface QuestionStore {
  /** Puts an item at the end of an exam; null where the exam is not ready. */
  append(userId: number, examId: number, content: ItemContent): Promise<Item | null>;
  /** Removes a question and closes the gap; false where it is not the user's. */
  remove(userId: number, id: number): Promise<boolean>;
}

export function questionStore(db: Database): QuestionStore {
  return {
    append: (userId, examId, content) =>
      db.transaction().execute(async (transaction) => {
        const exam = await holdExam(transaction, userId, examId);
        if (!exam) return null;
        const { last } = await transaction
          .selectFrom("question")
          .select(({ fn }) => fn.max("position").as("last"))
          .where("exam_id", "=", examId)
          .executeTakeFirstOrThrow();
        const position = (last ?? 0) + 1;
        const { id } = await transaction
          .insertInto("question")
          .values({ exam_id: examId, position, body: JSON.stringify(content) })
          .returning("id")
          .executeTakeFirstOrThrow();
        return { ...content, id, position };
      }),

    remove: (userId, id) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom("question")
          .innerJoin("exam", "exam.id", "question.exam_id")
          .select("question.exam_id")
          .where("question.id", "=", id)
          .where("exam.user_id", "=", userId)
          .executeTakeFirst();
        if (!row || !(await holdExam(transaction, userId, row.exam_id))) return false;
        const removed = await transaction
          .deleteFrom("question")
          .where("id", "=", id)
          .returning("position")
          .executeTakeFirst();
        if (!removed) return false;
        await transaction
          .updateTable("question")
          .set((update) => ({ position: update("position", "-", 1) }))
          .where("exam_id", "=", row.exam_id)
          .where("position", ">", removed.position)
          .execute();
        return true;
      }),
  };
}

/**
 * Holds the exam's row until the transaction ends, so that two changes of its questions follow one
 * another: the update that changes nothing is the lock that both engines know.
 */
async function holdExam(
  transaction: Transaction<Schema>,
  userId: number,
  examId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("exam")
    .set({ state: "ready" })
    .where("id", "=", examId)
    .where("user_id", "=", userId)
    .where("state", "=", "ready")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
