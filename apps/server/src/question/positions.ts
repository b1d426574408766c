/** The positions of an exam's questions: 1, 2, 3 … without a gap. */
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

/** Shifts all questions from `position` on by `step`. */
export async function shiftPositions(
  db: Kysely<Schema>,
  examId: number,
  position: number,
  step: 1 | -1,
): Promise<void> {
  await db
    .updateTable("question")
    .set((update) => ({ position: update("position", "+", step) }))
    .where("exam_id", "=", examId)
    .where("position", ">=", position)
    .execute();
}

/** Moves a question to another position of its exam and shifts those in between. */
export async function moveToPosition(
  db: Kysely<Schema>,
  question: { readonly id: number; readonly exam_id: number; readonly position: number },
  to: number,
): Promise<void> {
  const { id, exam_id, position: from } = question;
  const [low, high, step] = to < from ? [to, from - 1, 1] : [from + 1, to, -1];
  await db
    .updateTable("question")
    .set((update) => ({ position: update("position", "+", step) }))
    .where("exam_id", "=", exam_id)
    .where("position", ">=", low)
    .where("position", "<=", high)
    .execute();
  await db.updateTable("question").set({ position: to }).where("id", "=", id).execute();
}

/** How many questions an exam has. */
export async function countQuestions(db: Kysely<Schema>, examId: number): Promise<number> {
  const { count } = await db
    .selectFrom("question")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("exam_id", "=", examId)
    .executeTakeFirstOrThrow();
  return count;
}
