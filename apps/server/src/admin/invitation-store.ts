/** Invitations: codes with which one may sign up. They are no secret to the admins, who hand them out. */
import { randomInt } from "node:crypto";
import type { Invitation } from "@pulda/contract";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type PageRequest, type ResultPage } from "../database/pagination.ts";

/** 28 of 32 signs: 140 random bits. None is like another. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 28;

export interface InvitationStore {
  /** @param now ISO 8601, and so is `expiresAt` */
  add(
    invitation: { note: string; maxUses: number | null; expiresAt: string | null },
    now: string,
  ): Promise<Invitation>;
  /** Newest first. */
  list(page: PageRequest, now: string): Promise<ResultPage<Invitation>>;
  /** Its note, or null where it is not there. */
  remove(id: number): Promise<string | null>;
  isOpen(code: string, now: string): Promise<boolean>;
  /** Uses it once; false where it is used up, expired or not there. */
  use(code: string, now: string): Promise<boolean>;
  /** Takes one use back. */
  giveBack(code: string): Promise<void>;
}

export function invitationStore(db: Database): InvitationStore {
  return {
    async add({ note, maxUses, expiresAt }, now) {
      const row = await db
        .insertInto("invitation")
        .values({
          code: newCode(),
          note,
          created_at: now,
          expires_at: expiresAt,
          max_uses: maxUses,
          uses: 0,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { ...row, is_open: true };
    },
    async list(page, now) {
      const { count } = await db
        .selectFrom("invitation")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom("invitation")
        .selectAll()
        .orderBy("id", "desc")
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      const list = rows.map((row) => ({
        ...row,
        is_open:
          (row.expires_at === null || row.expires_at > now) &&
          (row.max_uses === null || row.uses < row.max_uses),
      }));
      return pageOf(list, count, page);
    },
    async remove(id) {
      const row = await db
        .deleteFrom("invitation")
        .where("id", "=", id)
        .returning(["note", "code"])
        .executeTakeFirst();
      return row ? row.note || row.code : null;
    },
    async isOpen(code, now) {
      const row = await db
        .selectFrom("invitation")
        .select("id")
        .where("code", "=", normalized(code))
        .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
        .where((is) => is.or([is("max_uses", "is", null), is("uses", "<", is.ref("max_uses"))]))
        .executeTakeFirst();
      return row !== undefined;
    },
    async use(code, now) {
      const { numUpdatedRows } = await db
        .updateTable("invitation")
        .set({ uses: sql`uses + 1` })
        .where("code", "=", normalized(code))
        .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
        .where((is) => is.or([is("max_uses", "is", null), is("uses", "<", is.ref("max_uses"))]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async giveBack(code) {
      await db
        .updateTable("invitation")
        .set({ uses: sql`uses - 1` })
        .where("code", "=", normalized(code))
        .where("uses", ">", 0)
        .execute();
    },
  };
}

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return signs.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** However it was typed. */
function normalized(code: string): string {
  const signs = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return signs.replaceAll(/(.{4})(?=.)/g, "$1-");
}
