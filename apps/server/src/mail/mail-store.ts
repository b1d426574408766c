/** Mails that wait to be sent. No row holds a secret: tokens are made when a mail is sent. */
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { MailTable } from "../database/schema.ts";

export type MailRow = Selectable<MailTable>;

/** While one process sends a mail, no other takes it; after this time it is taken for dead, in milliseconds. */
const CLAIM_MS = 5 * 60_000;
/** No mail waits longer than this between two tries, in milliseconds. */
export const LONGEST_WAIT_MS = 6 * 3_600_000;
/** So many mails of a kind wait, and so many that were given up are kept. */
const MAX_WAITING = 5000;
const MAX_FAILED = 1000;

export interface MailStore {
  /** @param now in Unix milliseconds. @returns false where too many of the kind wait already */
  add(mail: { kind: string; recipient: string; data: object }, now: number): Promise<boolean>;
  /** Takes the mail of a kind that is due first, for this process alone; undefined where none is. */
  take(kind: string, now: number): Promise<MailRow | undefined>;
  sent(id: number): Promise<void>;
  retryAt(id: number, time: number): Promise<void>;
  giveUp(id: number, now: number): Promise<void>;
  /** Removes what was given up before, and the oldest where there are too many. */
  removeFailed(before: number): Promise<void>;
  count(): Promise<{ waiting: number; failed: number }>;
}

/** @param bounds for tests */
export function mailStore(
  db: Database,
  { maxWaiting = MAX_WAITING, maxFailed = MAX_FAILED } = {},
): MailStore {
  return {
    async add({ kind, recipient, data }, now) {
      const surplus = await db
        .selectFrom("mail")
        .select("id")
        .where("kind", "=", kind)
        .where("failed_at", "is", null)
        .limit(1)
        .offset(maxWaiting - 1)
        .executeTakeFirst();
      if (surplus) return false;
      await db
        .insertInto("mail")
        .values({
          kind,
          recipient,
          data: JSON.stringify(data),
          created_at: iso(now),
          next_at: iso(now),
          tries: 0,
          failed_at: null,
        })
        .execute();
      return true;
    },
    take: (kind, now) =>
      db
        .updateTable("mail")
        .set({ next_at: iso(now + CLAIM_MS), tries: sql`tries + 1` })
        .where("id", "=", (mail) =>
          mail
            .selectFrom("mail")
            .select("id")
            .where("kind", "=", kind)
            .where("failed_at", "is", null)
            .where((is) => is.or([is("next_at", "<=", iso(now)), is("next_at", ">", tooFar(now))]))
            .orderBy("next_at")
            .orderBy("id")
            .limit(1),
        )
        // Another process may have taken it since.
        .where((is) => is.or([is("next_at", "<=", iso(now)), is("next_at", ">", tooFar(now))]))
        .returningAll()
        .executeTakeFirst(),
    async sent(id) {
      await db.deleteFrom("mail").where("id", "=", id).execute();
    },
    async retryAt(id, time) {
      await db
        .updateTable("mail")
        .set({ next_at: iso(time) })
        .where("id", "=", id)
        .execute();
    },
    async giveUp(id, now) {
      await db
        .updateTable("mail")
        .set({ failed_at: iso(now) })
        .where("id", "=", id)
        .execute();
    },
    async removeFailed(before) {
      await db.deleteFrom("mail").where("failed_at", "<", iso(before)).execute();
      const kept = db
        .selectFrom("mail")
        .select("id")
        .where("failed_at", "is not", null)
        .orderBy("id", "desc")
        .limit(maxFailed);
      await db
        .deleteFrom("mail")
        .where("failed_at", "is not", null)
        .where("id", "not in", kept)
        .execute();
    },
    async count() {
      const { waiting, failed } = await db
        .selectFrom("mail")
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere("failed_at", "is", null).as("waiting"),
          fn.countAll<number>().filterWhere("failed_at", "is not", null).as("failed"),
        ])
        .executeTakeFirstOrThrow();
      return { waiting, failed };
    },
  };
}

/** A mail that waits for longer than any was stored while the clock was ahead: it is due. */
function tooFar(now: number): string {
  return iso(now + LONGEST_WAIT_MS + CLAIM_MS);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
