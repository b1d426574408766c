/** Accounts as admins see and change them. */
import { ADMIN_LEVEL, type AdminUser } from "@pulda/contract";
import { sql, type ExpressionBuilder, type RawBuilder } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type PageRequest, type ResultPage } from "../database/pagination.ts";
import type { Schema } from "../database/schema.ts";
import { likeContains } from "../database/search.ts";
import { isLastAdmin } from "../user/store.ts";

type Filter = "all" | "admin" | "locked" | "unverified" | "set_aside";

export interface AdminUserStore {
  /** Newest first. @param now ISO 8601 */
  list(
    wanted: { search: string; filter: Filter },
    page: PageRequest,
    now: string,
  ): Promise<ResultPage<AdminUser>>;
  find(userId: number, now: string): Promise<AdminUser | null>;
  /** False, and nothing has changed, where no admin would be left. */
  edit(
    userId: number,
    change: { admin_level?: number | undefined; locked?: boolean | undefined },
    now: string,
  ): Promise<boolean>;
}

export function adminUserStore(db: Database): AdminUserStore {
  const present = () =>
    db.selectFrom("user").where("removed_at", "is", null).where("kind", "=", "member");

  /** A user's columns; those of other tables are counted by their indexes. */
  const shown = (now: string) =>
    present()
      .select(["user.id", "user.email", "user.admin_level", "user.created_at", "user.verified_at"])
      .select(["user.locked_at", "user.set_aside_at"])
      .select(({ eb }) => [
        eb("password_hash", "is not", null).as("has_password"),
        eb("totp_secret", "is not", null).as("two_step"),
        eb
          .exists(
            eb
              .selectFrom("identity")
              .select("identity.user_id")
              .whereRef("identity.user_id", "=", "user.id"),
          )
          .as("social"),
        eb
          .selectFrom("session")
          .select(({ fn }) => fn.max("last_used_at").as("last"))
          .whereRef("session.user_id", "=", "user.id")
          .where("session.expires_at", ">", now)
          .as("last_used_at"),
        countOf(eb, "exam").as("exam_count"),
        countOf(eb, "attempt").as("attempt_count"),
        eb
          .selectFrom("session")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("session.user_id", "=", "user.id")
          .where("session.expires_at", ">", now)
          .as("device_count"),
      ]);

  const store: AdminUserStore = {
    async list({ search, filter }, page, now) {
      let found = present();
      let rows = shown(now);
      const conditions = [
        ...(search === "" ? [] : [likeContains("user.email", search)]),
        ...conditionOf(filter),
      ];
      for (const condition of conditions) {
        found = found.where(condition);
        rows = rows.where(condition);
      }
      const { count } = await found
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const list = await rows
        .orderBy("user.id", "desc")
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      return pageOf(list.map(toAdminUser), count, page);
    },

    async find(userId, now) {
      const row = await shown(now).where("user.id", "=", userId).executeTakeFirst();
      return row ? toAdminUser(row) : null;
    },

    edit: (userId, { admin_level, locked }, now) =>
      db.transaction().execute(async (transaction) => {
        const goes = locked === true || (admin_level !== undefined && admin_level !== ADMIN_LEVEL);
        if (goes && (await isLastAdmin(transaction, userId))) return false;
        if (admin_level !== undefined)
          await transaction
            .updateTable("user")
            .set({ admin_level })
            .where("id", "=", userId)
            .execute();
        if (locked !== undefined)
          await transaction
            .updateTable("user")
            .set({ locked_at: locked ? now : null })
            .where("id", "=", userId)
            .execute();
        // What was begun with another role or before the lock ends.
        if (locked === true || admin_level !== undefined)
          await transaction.deleteFrom("session").where("user_id", "=", userId).execute();
        return true;
      }),
  };
  return store;
}

function conditionOf(filter: Filter): RawBuilder<boolean>[] {
  switch (filter) {
    case "all":
      return [];
    case "admin":
      return [sql<boolean>`${sql.ref("user.admin_level")} = ${ADMIN_LEVEL}`];
    case "locked":
      return [sql<boolean>`${sql.ref("user.locked_at")} is not null`];
    case "unverified":
      return [sql<boolean>`${sql.ref("user.verified_at")} is null`];
    case "set_aside":
      return [sql<boolean>`${sql.ref("user.set_aside_at")} is not null`];
  }
}

function countOf(eb: ExpressionBuilder<Schema, "user">, table: "exam" | "attempt") {
  return eb
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef(`${table}.user_id`, "=", "user.id");
}

type Shown = Omit<
  AdminUser,
  "has_password" | "two_step" | "social" | "device_count" | "exam_count" | "attempt_count"
> & {
  // SQLite has no booleans.
  readonly has_password: unknown;
  readonly two_step: unknown;
  readonly social: unknown;
  readonly device_count: number | null;
  readonly exam_count: number | null;
  readonly attempt_count: number | null;
};

function toAdminUser(row: Shown): AdminUser {
  return {
    ...row,
    has_password: Boolean(row.has_password),
    two_step: Boolean(row.two_step),
    social: Boolean(row.social),
    device_count: row.device_count ?? 0,
    exam_count: row.exam_count ?? 0,
    attempt_count: row.attempt_count ?? 0,
  };
}
