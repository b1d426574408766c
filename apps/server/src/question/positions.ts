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

const ARRANGE_BATCH_SIZE = 200;

/**
 * Puts the questions of an exam into another order and removes those that are left out.
 * @param positions the present positions, in the new order
 */
export async function arrangeQuestions(
  db: Kysely<Schema>,
  examId: number,
  positions: readonly number[],
): Promise<void> {
  const rows = await db
    .selectFrom("question")
    .select(["id", "position"])
    .where("exam_id", "=", examId)
    .execute();
  const wanted = new Map(positions.map((position, at) => [position, at + 1]));
  const removed = rows.filter(({ position }) => !wanted.has(position));
  for (let start = 0; start < removed.length; start += ARRANGE_BATCH_SIZE)
    await db
      .deleteFrom("question")
      .where(
        "id",
        "in",
        removed.slice(start, start + ARRANGE_BATCH_SIZE).map(({ id }) => id),
      )
      .execute();
  for (const { id, position } of rows) {
    const to = wanted.get(position);
    if (to === undefined || to === position) continue;
    await db.updateTable("question").set({ position: to }).where("id", "=", id).execute();
  }
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
