/** The change history of an exam: a stack whose newest change can be undone. */
import { ChangeKind, type ExamDocument } from "@pulda/contract";
import type { ItemContent } from "@pulda/question";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../database/schema.ts";
import { readContent } from "./question-json.ts";

/** How many changes of one exam are stored. */
const MAX_CHANGES = 200;

/**
 * A question before a change: its position and its stored body. The body is not parsed, so that a
 * broken question is recorded and restored like any other.
 */
const Former = z.object({
  version: z.literal(2),
  position: z.int().positive(),
  body: z.string(),
});

export interface Change {
  readonly id: number;
  readonly exam_id: number;
  readonly question_id: number;
  readonly kind: ChangeKind;
  /** Null for a question that the change has added. */
  readonly former: { readonly position: number; readonly body: string } | null;
}

/** Records a change, in the transaction that makes it, and returns its id. */
export async function recordChange(
  db: Kysely<Schema>,
  change: Omit<Change, "id">,
): Promise<number> {
  const { former, ...rest } = change;
  const { id } = await db
    .insertInto("question_change")
    .values({
      ...rest,
      former: former && JSON.stringify({ version: 2, ...former }),
      made_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const oldest = await db
    .selectFrom("question_change")
    .select("id")
    .where("exam_id", "=", change.exam_id)
    .orderBy("id", "desc")
    .offset(MAX_CHANGES)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await db
      .deleteFrom("question_change")
      .where("exam_id", "=", change.exam_id)
      .where("id", "<=", oldest.id)
      .execute();
  return id;
}

/** A change of a user's exam, or null. */
export async function findChange(
  db: Kysely<Schema>,
  userId: number,
  id: number,
): Promise<Change | null> {
  const row = await db
    .selectFrom("question_change")
    .innerJoin("exam", "exam.id", "question_change.exam_id")
    .selectAll("question_change")
    .where("question_change.id", "=", id)
    .where("exam.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    exam_id: row.exam_id,
    question_id: row.question_id,
    kind: ChangeKind.parse(row.kind),
    former: row.former === null ? null : Former.parse(JSON.parse(row.former)),
  };
}

/** The newest change of an exam, or null. */
export async function lastChange(
  db: Kysely<Schema>,
  examId: number,
): Promise<ExamDocument["last_change"]> {
  const row = await db
    .selectFrom("question_change")
    .select(["id", "kind"])
    .where("exam_id", "=", examId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, kind: ChangeKind.parse(row.kind) } : null;
}

/** The items that a question was before it was regenerated, as far as they can be read. */
export async function formerContents(
  db: Kysely<Schema>,
  questionId: number,
): Promise<ItemContent[]> {
  const rows = await db
    .selectFrom("question_change")
    .select("former")
    .where("question_id", "=", questionId)
    .where("kind", "=", "regenerate")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ former }) => {
    if (former === null) return [];
    const read = readContent(Former.parse(JSON.parse(former)).body);
    return "value" in read ? [read.value] : [];
  });
}

export async function removeChange(db: Kysely<Schema>, id: number): Promise<void> {
  await db.deleteFrom("question_change").where("id", "=", id).execute();
}
