/** Failed attempts to sign in, stored in the database so that all server processes share the count. */
import type { Database } from "../database/database.ts";

/** The failures of one subject. */
export interface Failures {
  readonly failures: number;
  /** ISO 8601. */
  readonly last_at: string;
  /** ISO 8601. */
  readonly blocked_until: string;
}

export interface LoginThrottleStore {
  find(subjects: readonly string[]): Promise<ReadonlyMap<string, Failures>>;
  /**
   * Replaces the failures of a subject by what `decide` makes of them, while no other process does; null leaves
   * them as they are.
   * @returns what `decide` was given and what it has returned
   */
  change(
    subject: string,
    now: string,
    decide: (stored: Failures) => Failures | null,
  ): Promise<{ before: Failures; after: Failures | null }>;
  /** Puts back what was there before, unless it has changed since. */
  undo(subject: string, after: Failures, before: Failures): Promise<void>;
  forget(subjects: readonly string[]): Promise<void>;
  /** Removes what was last counted before `before`, or after `after`: the clock was ahead then. */
  removeOutside(before: string, after: string): Promise<void>;
}

export function loginThrottleStore(db: Database): LoginThrottleStore {
  return {
    async find(subjects) {
      const rows = await db
        .selectFrom("sign_in_limit")
        .selectAll()
        .where("subject", "in", subjects)
        .execute();
      return new Map(rows.map(({ subject, ...failures }) => [subject, failures]));
    },
    change: (subject, now, decide) =>
      db.transaction().execute(async (transaction) => {
        const { subject: _, ...before } = await transaction
          .insertInto("sign_in_limit")
          .values({ subject, failures: 0, last_at: now, blocked_until: now })
          // Locks the row.
          .onConflict((conflict) => conflict.column("subject").doUpdateSet({ subject }))
          .returningAll()
          .executeTakeFirstOrThrow();
        const after = decide(before);
        if (after)
          await transaction
            .updateTable("sign_in_limit")
            .set(after)
            .where("subject", "=", subject)
            .execute();
        return { before, after };
      }),
    async undo(subject, after, before) {
      await db
        .updateTable("sign_in_limit")
        .set(before)
        .where("subject", "=", subject)
        .where("failures", "=", after.failures)
        .where("last_at", "=", after.last_at)
        .execute();
    },
    async forget(subjects) {
      await db.deleteFrom("sign_in_limit").where("subject", "in", subjects).execute();
    },
    async removeOutside(before, after) {
      await db
        .deleteFrom("sign_in_limit")
        .where((is) => is.or([is("last_at", "<", before), is("last_at", ">", after)]))
        .execute();
    },
  };
}
