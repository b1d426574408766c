import type { Kysely } from "kysely";

/** The queue of mails is taken from by kind in turn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("mail_kind_failed_at_next_at_index")
    .on("mail")
    .columns(["kind", "failed_at", "next_at"])
    .execute();
}
