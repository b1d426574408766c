/** Takes exams away from their user at once; their rows are removed in pieces afterwards. */
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { ExamState } from "@pulda/contract";
import { addDiscarded, type Remover } from "./remover.ts";

/** How many passages the exams of one transaction have together; more only where one exam has. */
const PASSAGES_AT_ONCE = 1000;
const EXAMS_AT_ONCE = 100;
const ATTEMPTS_AT_ONCE = 500;

interface Discarded {
  readonly id: number;
  /** In which they were. */
  readonly state: ExamState;
}

/**
 * Gives a user's exams with their attempts to an account that is removed, which takes them out of every list and
 * call, and survives a restart.
 * @param which one exam, of a state where one is named; left out, all that the user has now
 */
export async function discardExams(
  db: Database,
  remover: Remover,
  userId: number,
  which: { readonly id?: number; readonly state?: ExamState } = {},
): Promise<Discarded[]> {
  const all: Discarded[] = [];
  const last = which.id ?? (await newestExam(db));
  const to: { heir: number | null } = { heir: null };
  for (;;) {
    const part = await db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom("exam")
        .select(["id", "state", "total"])
        .where("user_id", "=", userId)
        .where("id", ">=", which.id ?? 0)
        .where("id", "<=", last)
        .$if(which.state !== undefined, (exams) => exams.where("state", "=", which.state!))
        .limit(EXAMS_AT_ONCE)
        .execute();
      if (found.length === 0) return [];
      let passages = 0;
      const taken = found.filter(
        ({ total }, at) => (passages += total) <= PASSAGES_AT_ONCE || at === 0,
      );
      const heir = (to.heir ??= await addDiscarded(transaction));
      // Nothing is made for an exam any more that has failed.
      const state = sql<ExamState>`case state when 'generating' then 'failed' else state end`;
      const moved = await transaction
        .updateTable("exam")
        .set({ user_id: heir, favorite_id: null, state })
        .where(
          "id",
          "in",
          taken.map(({ id }) => id),
        )
        .where("user_id", "=", userId)
        .returning("id")
        .execute();
      const ids = new Set(moved.map(({ id }) => id));
      return taken
        .filter(({ id }) => ids.has(id))
        .map(({ id, state: was }) => ({ id, state: was }));
    });
    if (part.length === 0) break;
    all.push(...part);
    if (which.id !== undefined) break;
  }
  if (to.heir === null) return [];
  await moveAttempts(db, userId, to.heir);
  await remover.remove(to.heir);
  return all;
}

/** Of anybody's: what a user adds from now on has a greater id. */
async function newestExam(db: Database): Promise<number> {
  const { id } = await db
    .selectFrom("exam")
    .select(({ fn }) => fn.max<number | null>("id").as("id"))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** The attempts at the exams of an heir follow them. */
async function moveAttempts(db: Database, userId: number, heir: number): Promise<void> {
  for (let moved = ATTEMPTS_AT_ONCE; moved === ATTEMPTS_AT_ONCE;) {
    const { numUpdatedRows } = await db
      .updateTable("attempt")
      .set({ user_id: heir })
      .where((where) =>
        where(
          "id",
          "in",
          where
            .selectFrom("exam")
            .innerJoin("attempt as moving", "moving.exam_id", "exam.id")
            .select("moving.id")
            .where("exam.user_id", "=", heir)
            .where("moving.user_id", "=", userId)
            .limit(ATTEMPTS_AT_ONCE),
        ),
      )
      .executeTakeFirstOrThrow();
    moved = Number(numUpdatedRows);
  }
}
