import type { Insertable } from "kysely";
import type { Database } from "../database/database.ts";
import type { SessionTable } from "../database/schema.ts";

interface SessionRow {
  readonly user_id: number;
  readonly expires_at: string;
  readonly email: string;
  readonly admin_level: number;
}

export interface SessionStore {
  add(session: Insertable<SessionTable>): Promise<void>;
  /** The session, unless it has expired by `now` (ISO 8601). */
  find(tokenHash: string, now: string): Promise<SessionRow | undefined>;
  extend(tokenHash: string, expiresAt: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  /** Removes what has expired by `now`. */
  removeExpired(now: string): Promise<void>;
}

export function sessionStore(db: Database): SessionStore {
  return {
    async add(session) {
      await db.insertInto("session").values(session).execute();
    },
    find: (tokenHash, now) =>
      db
        .selectFrom("session")
        .innerJoin("user", "user.id", "session.user_id")
        .select(["session.user_id", "session.expires_at", "user.email", "user.admin_level"])
        .where("session.token_hash", "=", tokenHash)
        .where("session.expires_at", ">", now)
        .executeTakeFirst(),
    async extend(tokenHash, expiresAt) {
      await db
        .updateTable("session")
        .set({ expires_at: expiresAt })
        .where("token_hash", "=", tokenHash)
        .execute();
    },
    async remove(tokenHash) {
      await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
    },
    async removeExpired(now) {
      await db.deleteFrom("session").where("expires_at", "<=", now).execute();
    },
  };
}
