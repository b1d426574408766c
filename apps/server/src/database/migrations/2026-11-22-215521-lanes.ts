/** In which lane an exam is made: one that waits for a language model keeps none waiting that the rules make. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("exam")
    .addColumn("lane", "text", (define) => define.notNull().defaultTo("rules"))
    .execute();
}
