/** Failed tries to sign in, kept in the data base so that every server process counts alike. */
import type { Database } from "../database/database.ts";

export interface TryStore {
  /** Counts a try before it is made, and returns its id. */
  add(subject: string, now: string): Promise<number>;
  /** How many other tries there were since `since`, and when the oldest of them was. */
  others(
    subject: string,
    id: number,
    since: string,
  ): Promise<{ count: number; oldest: string | null }>;
  remove(id: number): Promise<void>;
  removeAll(subject: string): Promise<void>;
  removeOlder(than: string): Promise<void>;
}

export function tryStore(db: Database): TryStore {
  return {
    async add(subject, now) {
      const { id } = await db
        .insertInto("sign_in_try")
        .values({ subject, tried_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    async others(subject, id, since) {
      const { count, oldest } = await db
        .selectFrom("sign_in_try")
        .select((select) => [
          select.fn.countAll<number>().as("count"),
          select.fn.min("tried_at").as("oldest"),
        ])
        .where("subject", "=", subject)
        .where("id", "!=", id)
        .where("tried_at", ">", since)
        .executeTakeFirstOrThrow();
      return { count, oldest };
    },
    async remove(id) {
      await db.deleteFrom("sign_in_try").where("id", "=", id).execute();
    },
    async removeAll(subject) {
      await db.deleteFrom("sign_in_try").where("subject", "=", subject).execute();
    },
    async removeOlder(than) {
      await db.deleteFrom("sign_in_try").where("tried_at", "<=", than).execute();
    },
  };
}
