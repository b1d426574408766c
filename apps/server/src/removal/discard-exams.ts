/**
 * Takes exams away from their user at once; their rows are removed in pieces afterwards, or when nobody can restore
 * them any more.
 */
import { sql, type Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { ExamState } from "@pulda/contract";
import { addDiscarded, type Remover } from "./remover.ts";
import { MAX_TRASH, trashUntil, type ExamContent } from "./trash-content.ts";

/** How many passages the exams of one transaction have together; more only where one exam has. */
const PASSAGE_BATCH_SIZE = 1000;
const EXAM_BATCH_SIZE = 100;
const ROW_BATCH_SIZE = 500;

interface Discarded {
  readonly id: number;
  /** In which they were. */
  readonly state: ExamState;
}

interface Which {
  /** One exam; left out, all that the user has now. */
  readonly id?: number;
  /** Only of this state. */
  readonly state?: ExamState;
  /** When they go into 휴지통; left out, they are removed for good. */
  readonly trashedAt?: Date;
}

/**
 * Gives a user's exams with their attempts to an account that is removed, now or after the time of 휴지통. That takes
 * them out of every list and call, and survives a restart. What was being made can't be restored.
 */
export async function discardExams(
  db: Database,
  remover: Remover,
  userId: number,
  which: Which = {},
): Promise<Discarded[]> {
  const all: Discarded[] = [];
  const last = which.id ?? (await newestExam(db));
  const to: { holder: number | null } = { holder: null };
  for (;;) {
    const part = await db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom("exam")
        .select(["id", "state", "total", "title", "favorite_id", "purpose"])
        .where("user_id", "=", userId)
        .where("id", ">=", which.id ?? 0)
        .where("id", "<=", last)
        .$if(which.state !== undefined, (exams) => exams.where("state", "=", which.state!))
        .limit(EXAM_BATCH_SIZE)
        .execute();
      if (found.length === 0) return [];
      let passages = 0;
      const taken = found.filter(
        ({ total }, at) => (passages += total) <= PASSAGE_BATCH_SIZE || at === 0,
      );
      const until = which.trashedAt && trashUntil(which.trashedAt);
      const holder = (to.holder ??= await addDiscarded(transaction, until));
      // Nothing is made for an exam any more that has failed.
      const state = sql<ExamState>`case state when 'generating' then 'failed' else state end`;
      const moved = await transaction
        .updateTable("exam")
        .set({ user_id: holder, favorite_id: null, state })
        .where(
          "id",
          "in",
          taken.map(({ id }) => id),
        )
        .where("user_id", "=", userId)
        .returning("id")
        .execute();
      const ids = new Set(moved.map(({ id }) => id));
      if (which.trashedAt) {
        const kept = taken.filter(
          (exam) => ids.has(exam.id) && exam.state !== "generating" && exam.purpose === "set",
        );
        await addToTrash(transaction, userId, holder, kept, which.trashedAt);
      }
      return taken
        .filter(({ id }) => ids.has(id))
        .map(({ id, state: was }) => ({ id, state: was }));
    });
    if (part.length === 0) break;
    all.push(...part);
    if (which.id !== undefined) break;
  }
  if (to.holder === null) return [];
  await moveAttempts(db, userId, to.holder);
  if (which.trashedAt) {
    await detach(db, userId, to.holder);
    await trimTrash(db, remover, userId);
  } else await remover.remove(to.holder);
  return all;
}

interface Kept {
  readonly id: number;
  readonly title: string;
  readonly favorite_id: number | null;
}

async function addToTrash(
  db: Transaction<Schema>,
  userId: number,
  holder: number,
  exams: readonly Kept[],
  at: Date,
): Promise<void> {
  if (exams.length === 0) return;
  const examIds = exams.map(({ id }) => id);
  const counts = await db
    .selectFrom("question")
    .select(({ fn }) => ["exam_id", fn.countAll<number>().as("items")])
    .where("exam_id", "in", examIds)
    .groupBy("exam_id")
    .execute();
  const items = new Map(counts.map((row) => [row.exam_id, row.items]));
  const [words, notes] = [
    await pointingTo(db, "word", userId, examIds),
    await pointingTo(db, "note", userId, examIds),
  ];
  const contentOf = ({ id, favorite_id }: Kept): ExamContent => ({
    favorite_id,
    items: items.get(id) ?? 0,
    words: words.get(id) ?? [],
    notes: notes.get(id) ?? [],
  });
  await db
    .insertInto("trash")
    .values(
      exams.map((exam) => ({
        user_id: userId,
        kind: "exam" as const,
        original_id: exam.id,
        title: exam.title,
        holder_id: holder,
        content: JSON.stringify(contentOf(exam)),
        removed_at: at.toISOString(),
      })),
    )
    .execute();
}

/** The ids of a user's rows that point to exams, by exam. */
async function pointingTo(
  db: Transaction<Schema>,
  table: "word" | "note",
  userId: number,
  exams: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .selectFrom(table)
    .select(["id", "exam_id"])
    .where("exam_id", "in", exams)
    .where("user_id", "=", userId)
    .execute();
  const found = new Map<number, number[]>();
  for (const { id, exam_id } of rows)
    if (exam_id !== null) found.set(exam_id, [...(found.get(exam_id) ?? []), id]);
  return found;
}

/** A user's words and notes no longer point to the exams of a holder, and the rules in these occur nowhere. */
async function detach(db: Database, userId: number, holder: number): Promise<void> {
  for (const table of ["word", "note"] as const) {
    const name = sql.table(table);
    await inPieces(async () => {
      const { numAffectedRows = 0n } = await sql`
        update ${name} set exam_id = null where id in (
          select pointing.id from exam inner join ${name} as pointing on pointing.exam_id = exam.id
          where exam.user_id = ${holder} and pointing.user_id = ${userId} limit ${ROW_BATCH_SIZE})`.execute(
        db,
      );
      return { numUpdatedRows: numAffectedRows };
    });
  }
  await giveOccurrences(db, userId, holder);
}

/**
 * Gives the occurrences of rules in the exams that an account has to that account, a piece at a time.
 * @param of one exam; left out, all
 */
export async function giveOccurrences(
  db: Database,
  from: number,
  to: number,
  of?: number,
): Promise<void> {
  await inPieces(() =>
    db
      .updateTable("rule_occurrence")
      .set({ user_id: to })
      .where("user_id", "=", from)
      .where((where) =>
        where(
          "question_id",
          "in",
          where
            .selectFrom("exam")
            .innerJoin("question", "question.exam_id", "exam.id")
            .innerJoin("rule_occurrence as moving", "moving.question_id", "question.id")
            .select("question.id")
            .distinct()
            .where("exam.user_id", "=", to)
            .where("moving.user_id", "=", from)
            .$if(of !== undefined, (exams) => exams.where("exam.id", "=", of!))
            .limit(ROW_BATCH_SIZE),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
}

/** Runs an update until it changes nothing. */
async function inPieces(update: () => Promise<{ numUpdatedRows: bigint }>): Promise<void> {
  while ((await update()).numUpdatedRows > 0n);
}

/** Removes for good what is in a user's 휴지통 beyond its bound, the oldest first. */
async function trimTrash(db: Database, remover: Remover, userId: number): Promise<void> {
  const beyond = await db
    .selectFrom("trash")
    .select(["id", "kind", "original_id", "holder_id"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(EXAM_BATCH_SIZE)
    .offset(MAX_TRASH)
    .execute();
  for (const { id, kind, original_id, holder_id } of beyond) {
    await db.deleteFrom("trash").where("id", "=", id).execute();
    if (kind === "exam" && holder_id !== null)
      await discardExams(db, remover, holder_id, { id: original_id });
  }
}

/** Of anybody's: what a user adds from now on has a greater id. */
async function newestExam(db: Database): Promise<number> {
  const { id } = await db
    .selectFrom("exam")
    .select(({ fn }) => fn.max<number | null>("id").as("id"))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** The attempts at the exams of a holder follow them. */
async function moveAttempts(db: Database, userId: number, holder: number): Promise<void> {
  await inPieces(() =>
    db
      .updateTable("attempt")
      .set({ user_id: holder })
      .where((where) =>
        where(
          "id",
          "in",
          where
            .selectFrom("exam")
            .innerJoin("attempt as moving", "moving.exam_id", "exam.id")
            .select("moving.id")
            .where("exam.user_id", "=", holder)
            .where("moving.user_id", "=", userId)
            .limit(ROW_BATCH_SIZE),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
}
