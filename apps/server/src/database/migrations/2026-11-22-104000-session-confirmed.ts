import type { Kysely } from "kysely";

/** When the owner of a session was last proven to be it; null: not since it was migrated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("session").addColumn("confirmed_at", "text").execute();
}
