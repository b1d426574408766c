/**
 * Removes what accounts hold, a piece at a time, so that others' calls come between: a statement that removes a
 * whole exam with its attempts would keep SQLite busy for seconds.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql, type Kysely, type Transaction } from "kysely";
import pLimit from "p-limit";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { OWNED_TABLES } from "../user/owned-tables.ts";

/** How many rows one transaction removes. */
const PIECE_ROWS = 500;
/** How many pieces a caller waits for: what an ordinary user has at all. */
const MAX_AWAITED_PIECES = 40;
/** Of how many accounts a caller waits for them. */
const MAX_AWAITED_ACCOUNTS = 5;

export interface Remover {
  /**
   * Removes the rows of an account that was given up (`removed_at`), and the account. Resolves when all of it is
   * gone, or when some thousand rows are: the others go in the background, or after the next start.
   */
  remove(userId: number): Promise<void>;
  /** The same for several. */
  removeAll(userIds: readonly number[]): Promise<void>;
  /** Finishes what was interrupted. */
  finish(): Promise<void>;
  /** Stops after the piece that is under way. */
  close(): Promise<void>;
}

/**
 * Adds an account that nobody can use, to which rows are given that are to be removed.
 * @param removedAt from when on `finish` removes it; later for rows that may still be taken back
 */
export async function addDiscarded(
  db: Transaction<Schema>,
  removedAt = new Date().toISOString(),
): Promise<number> {
  const { id } = await db
    .insertInto("user")
    .values({
      email: `#${randomUUID()}`,
      password_hash: null,
      admin_level: 1,
      created_at: removedAt,
      removed_at: removedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Child {
  readonly table: keyof Schema;
  /** By which it hangs on its parent. */
  readonly column: string;
  readonly keys: readonly string[];
  /** The row stays, without its parent. */
  readonly isFreed?: boolean;
}

/** What hangs on a row and would go with it in the same statement. */
const CHILDREN = {
  attempt: [
    { table: "annotation", column: "attempt_id", keys: ["attempt_id", "question_id"] },
    { table: "question_time", column: "attempt_id", keys: ["attempt_id", "question_id", "visit"] },
    { table: "answer", column: "attempt_id", keys: ["attempt_id", "question_id"] },
    { table: "attempt_question", column: "attempt_id", keys: ["attempt_id", "question_id"] },
    { table: "attempt", column: "retake_of", keys: ["id"], isFreed: true },
  ],
  share: [
    { table: "taker", column: "share_id", keys: ["id"] },
    { table: "share_question", column: "share_id", keys: ["share_id", "question_id"] },
    { table: "share_change", column: "share_id", keys: ["id"] },
  ],
  class: [
    { table: "class_member", column: "class_id", keys: ["id"] },
    { table: "class_teacher", column: "class_id", keys: ["class_id", "user_id"] },
    { table: "share", column: "class_id", keys: ["id"], isFreed: true },
  ],
  exam: [
    { table: "note", column: "exam_id", keys: ["id"], isFreed: true },
    { table: "word", column: "exam_id", keys: ["id"], isFreed: true },
    { table: "question_change", column: "exam_id", keys: ["id"] },
    { table: "exchange", column: "exam_id", keys: ["id"] },
    { table: "question", column: "exam_id", keys: ["id"] },
  ],
  favorite: [{ table: "exam", column: "favorite_id", keys: ["id"], isFreed: true }],
} as const satisfies Partial<Record<keyof Schema, readonly Child[]>>;

/** Removes, or frees, at most `limit` rows that hang on the parents. @returns how many there were */
async function removeChildren(
  db: Kysely<Schema>,
  { table, column, keys, isFreed = false }: Child,
  parents: readonly number[],
  limit: number,
): Promise<number> {
  const [name, by] = [sql.table(table), sql.ref(column)];
  const key = sql.join(keys.map((one) => sql.ref(one)));
  const found = sql`(${key}) in (
    select ${key} from ${name} where ${by} in (${sql.join(parents)}) limit ${limit})`;
  const { numAffectedRows = 0n } = await (
    isFreed
      ? sql`update ${name} set ${by} = null where ${found}`
      : sql`delete from ${name} where ${found}`
  ).execute(db);
  return Number(numAffectedRows);
}

/** Removes what hangs on rows, or a part of it. @returns whether nothing is left */
async function emptied(
  db: Kysely<Schema>,
  children: readonly Child[],
  parents: readonly number[],
): Promise<boolean> {
  let left = PIECE_ROWS;
  for (const child of children) {
    left -= await removeChildren(db, child, parents, left);
    if (left <= 0) return false;
  }
  return true;
}

/** Removes a part of a user's rows of one table, with what hangs on them. @returns whether none is left */
function removePiece(
  db: Database,
  userId: number,
  { table, keys, batch }: (typeof OWNED_TABLES)[number],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const key = sql.join(keys.map((name) => sql.ref(name)));
    const own = sql`select ${key} from ${sql.table(table)} where user_id = ${userId}
      order by ${key} limit ${batch}`;
    if (table in CHILDREN) {
      const { rows } = await sql<{ id: number }>`${own}`.execute(transaction);
      if (rows.length === 0) return true;
      const ids = rows.map(({ id }) => id);
      const children = CHILDREN[table as keyof typeof CHILDREN];
      if (!(await emptied(transaction, children, ids))) return false;
    }
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${key}) in (${own})`.execute(transaction);
    return numAffectedRows < BigInt(batch);
  });
}

/** The accounts that exist for one user: holders of what is in 휴지통, and those of the shares. */
async function accountsOf(db: Database, userId: number): Promise<number[]> {
  const trash = await db
    .selectFrom("trash")
    .select("holder_id as id")
    .distinct()
    .where("user_id", "=", userId)
    .where("holder_id", "is not", null)
    .$narrowType<{ id: number }>()
    .execute();
  return [...trash.map(({ id }) => id), ...(await accountsOfShares(db, userId))];
}

/** The accounts that exist for a user's shares: those of the copies, and guests who take no others. */
async function accountsOfShares(db: Database, userId: number): Promise<number[]> {
  const holders = await db
    .selectFrom("share")
    .select("holder_id as id")
    .where("user_id", "=", userId)
    .execute();
  if (holders.length === 0) return [];
  const guests = await db
    .selectFrom("taker")
    .innerJoin("share", "share.id", "taker.share_id")
    .innerJoin("user", "user.id", "taker.user_id")
    .select("user.id")
    .distinct()
    .where("share.user_id", "=", userId)
    .where("user.kind", "=", "guest")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("taker as other")
            .innerJoin("share as elsewhere", "elsewhere.id", "other.share_id")
            .select("other.id")
            .whereRef("other.user_id", "=", "user.id")
            .where("elsewhere.user_id", "<>", userId),
        ),
      ),
    )
    .execute();
  return [...guests, ...holders].map(({ id }) => id);
}

/**
 * Gives the attempts of others at the user's exams to the user, so that they are removed with the exams, a piece at
 * a time. @returns whether there may be more
 */
async function takeAttempts(db: Database, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("attempt")
    .set({ user_id: userId, taker_id: null })
    .where((where) =>
      where(
        "id",
        "in",
        where
          .selectFrom("exam")
          .innerJoin("attempt as moving", "moving.exam_id", "exam.id")
          .select("moving.id")
          .where("exam.user_id", "=", userId)
          .where("moving.user_id", "<>", userId)
          .limit(PIECE_ROWS),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === PIECE_ROWS;
}

/** Frees the exams of a folder, a piece at a time. */
export async function emptyFolder(db: Database, id: number): Promise<void> {
  while (!(await db.transaction().execute((piece) => emptied(piece, CHILDREN.favorite, [id]))));
}

/** @param onError called when a removal in the background fails; it is tried again with the next `finish` */
export function removerOf(db: Database, onError: (error: unknown) => void = () => {}): Remover {
  const closing = new AbortController();
  const background = pLimit(1);
  let running: Promise<void> = Promise.resolve();

  /** The pieces of an account; each step removes one. */
  async function* pieces(userId: number): AsyncGenerator<void, void, void> {
    for (const account of await accountsOf(db, userId)) yield* pieces(account);
    while (!closing.signal.aborted && (await takeAttempts(db, userId))) yield;
    for (const owned of OWNED_TABLES)
      for (let isDone = false; !isDone && !closing.signal.aborted; yield)
        isDone = await removePiece(db, userId, owned);
    if (!closing.signal.aborted) await db.deleteFrom("user").where("id", "=", userId).execute();
  }

  async function* piecesOf(userIds: readonly number[]): AsyncGenerator<void, void, void> {
    for (const userId of userIds) yield* pieces(userId);
  }

  /** What is not removed after some pieces is removed in the background. */
  async function removed(
    steps: AsyncGenerator<void, void, void>,
    awaited = MAX_AWAITED_PIECES,
  ): Promise<void> {
    for (let count = 0; count < awaited; count += 1) if ((await steps.next()).done) return;
    running = background(() => removeRest(steps)).catch(onError);
  }

  /** Works for half of the time at most. */
  async function removeRest(steps: AsyncGenerator<void, void, void>): Promise<void> {
    for (let since = performance.now(); ; since = performance.now()) {
      const { done } = await steps.next();
      if (done || closing.signal.aborted) return;
      await sleep(performance.now() - since, null, { signal: closing.signal }).catch(() => {});
    }
  }

  return {
    remove: (userId) => removed(pieces(userId)),

    async removeAll(userIds) {
      for (const userId of userIds.slice(0, MAX_AWAITED_ACCOUNTS)) await removed(pieces(userId));
      await removed(piecesOf(userIds.slice(MAX_AWAITED_ACCOUNTS)), 0);
    },

    async finish() {
      const rows = await db
        .selectFrom("user")
        .select("id")
        .where("removed_at", "<=", new Date().toISOString())
        .execute();
      for (const { id } of rows) await background(() => removeRest(pieces(id)));
    },

    async close() {
      closing.abort();
      await running;
      await background(async () => {});
    },
  };
}
