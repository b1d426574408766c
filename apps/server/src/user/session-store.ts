import type { Insertable, Selectable } from "kysely";
import type { Database } from "../database/database.ts";
import { prepare } from "../database/prepared.ts";
import type { SessionTable } from "../database/schema.ts";
import { lockUser, MAX_SESSIONS } from "./owned-limits.ts";

interface SessionRow {
  readonly id: number;
  readonly user_id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string;
  readonly confirmed_at: string | null;
  readonly method: "password" | "social" | "guest";
  readonly email: string;
  readonly admin_level: number;
  readonly kind: "member" | "guest" | "holder";
}

/** A signed-in device as its owner sees it. */
type DeviceRow = Pick<
  Selectable<SessionTable>,
  "id" | "created_at" | "last_used_at" | "user_agent"
>;

export interface SessionStore {
  /** Of more than fifty the one goes that was used longest ago. */
  add(session: Insertable<SessionTable>): Promise<void>;
  /** The session, unless it has expired by `now` (ISO 8601) or its user may not sign in. */
  find(tokenHash: string, now: string): Promise<SessionRow | undefined>;
  /** Notes a use, and until when the session then lasts. */
  extend(tokenHash: string, times: { usedAt: string; expiresAt: string }): Promise<void>;
  /** Notes that the owner was proven. */
  confirm(id: number, at: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  /** A user's devices, the last used first. */
  list(userId: number, now: string): Promise<DeviceRow[]>;
  /** Signs one device out; false where it is not the user's. */
  removeOne(userId: number, id: number): Promise<boolean>;
  /** Signs a user's devices out, all but the one with the id `except`. @returns how many */
  removeOf(userId: number, except?: number | null): Promise<number>;
  /** Removes what has expired by `now`. */
  removeExpired(now: string): Promise<void>;
}

export function sessionStore(db: Database): SessionStore {
  // Every call looks for its session.
  const find = prepare(db, ({ tokenHash, now }: { tokenHash: string; now: string }) =>
    db
      .selectFrom("session")
      .innerJoin("user", "user.id", "session.user_id")
      .select(["session.id", "session.user_id", "session.created_at", "session.expires_at"])
      .select(["session.last_used_at", "session.confirmed_at", "session.method"])
      .select(["user.email", "user.admin_level", "user.kind"])
      .where("session.token_hash", "=", tokenHash)
      .where("session.expires_at", ">", now)
      .where("user.locked_at", "is", null)
      .where("user.removed_at", "is", null)
      .where("user.set_aside_at", "is", null),
  );
  return {
    add: (session) =>
      db.transaction().execute(async (transaction) => {
        const userId = session.user_id;
        await lockUser(transaction, userId);
        await transaction.insertInto("session").values(session).execute();
        const surplus = await transaction
          .selectFrom("session")
          .select("id")
          .where("user_id", "=", userId)
          .orderBy("last_used_at", "desc")
          .orderBy("id", "desc")
          .limit(MAX_SESSIONS)
          .offset(MAX_SESSIONS)
          .execute();
        for (const { id } of surplus)
          await transaction.deleteFrom("session").where("id", "=", id).execute();
      }),
    async find(tokenHash, now) {
      const { rows } = await find({ tokenHash, now });
      return rows[0];
    },
    async extend(tokenHash, { usedAt, expiresAt }) {
      await db
        .updateTable("session")
        .set({ expires_at: expiresAt, last_used_at: usedAt })
        .where("token_hash", "=", tokenHash)
        .execute();
    },
    async confirm(id, at) {
      await db.updateTable("session").set({ confirmed_at: at }).where("id", "=", id).execute();
    },
    async remove(tokenHash) {
      await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
    },
    list: (userId, now) =>
      db
        .selectFrom("session")
        .select(["id", "created_at", "last_used_at", "user_agent"])
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .orderBy("last_used_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    async removeOne(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("session")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async removeOf(userId, except = null) {
      const { numDeletedRows } = await db
        .deleteFrom("session")
        .where("user_id", "=", userId)
        .where("id", "!=", except ?? 0)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    async removeExpired(now) {
      await db.deleteFrom("session").where("expires_at", "<=", now).execute();
    },
  };
}
