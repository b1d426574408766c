/** What admins did. */
import { AuditAction, type AuditEntry } from "@pulda/contract";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type PageRequest, type ResultPage } from "../database/pagination.ts";

interface Person {
  readonly id: number;
  readonly email: string;
}

export interface AuditStore {
  /** @param now ISO 8601 */
  add(
    entry: {
      readonly action: AuditAction;
      /** Null: on the command line. */
      readonly admin: Person | null;
      readonly user?: Person | null;
      readonly detail?: string;
    },
    now: string,
  ): Promise<void>;
  /** Newest first. */
  list(page: PageRequest): Promise<ResultPage<AuditEntry>>;
}

const COMMAND_LINE = "npm run admin";

export function auditStore(db: Database): AuditStore {
  return {
    async add({ action, admin, user = null, detail = "" }, now) {
      await db
        .insertInto("audit")
        .values({
          at: now,
          action,
          admin_id: admin?.id ?? null,
          admin: admin?.email ?? COMMAND_LINE,
          user_id: user?.id ?? null,
          user: user?.email ?? null,
          detail,
        })
        .execute();
    },
    async list(page) {
      const { count } = await db
        .selectFrom("audit")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom("audit")
        .select(["id", "at", "action", "admin", "user", "detail"])
        .orderBy("id", "desc")
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      const list = rows.map((row) => ({ ...row, action: AuditAction.parse(row.action) }));
      return pageOf(list, count, page);
    },
  };
}
