/** Failed attempts to sign in, stored in the database so that all server processes share the count. */
import type { Database } from "../database/database.ts";

/** How many attempts there were, and when the oldest was. */
interface FailedLogins {
  readonly count: number;
  readonly oldest: string | null;
}

export interface LoginThrottleStore {
  /** Counts an attempt for some subjects before it is made, and returns its id for each. */
  add(subjects: readonly string[], now: string): Promise<ReadonlyMap<string, number>>;
  /** The other attempts since `since`, by subject. */
  others(
    ids: ReadonlyMap<string, number>,
    since: string,
  ): Promise<ReadonlyMap<string, FailedLogins>>;
  /** Removes an attempt. */
  remove(ids: ReadonlyMap<string, number>): Promise<void>;
  /** Removes an attempt that succeeded, and all others of its subject. */
  forgive(ids: ReadonlyMap<string, number>, subject: string): Promise<void>;
  removeOlder(than: string): Promise<void>;
}

export function loginThrottleStore(db: Database): LoginThrottleStore {
  return {
    async add(subjects, now) {
      const rows = await db
        .insertInto("sign_in_try")
        .values(subjects.map((subject) => ({ subject, tried_at: now })))
        .returning(["id", "subject"])
        .execute();
      return new Map(rows.map(({ id, subject }) => [subject, id]));
    },
    async others(ids, since) {
      const rows = await db
        .selectFrom("sign_in_try")
        .select((select) => [
          "subject",
          select.fn.countAll<number>().as("count"),
          select.fn.min("tried_at").as("oldest"),
        ])
        .where("subject", "in", [...ids.keys()])
        .where("id", "not in", [...ids.values()])
        .where("tried_at", ">", since)
        .groupBy("subject")
        .execute();
      return new Map(rows.map(({ subject, ...failed }) => [subject, failed]));
    },
    async remove(ids) {
      await db
        .deleteFrom("sign_in_try")
        .where("id", "in", [...ids.values()])
        .execute();
    },
    async forgive(ids, subject) {
      await db
        .deleteFrom("sign_in_try")
        .where((is) => is.or([is("id", "in", [...ids.values()]), is("subject", "=", subject)]))
        .execute();
    },
    async removeOlder(than) {
      await db.deleteFrom("sign_in_try").where("tried_at", "<=", than).execute();
    },
  };
}
