/** Indexes by which what a user stores is counted and read in pages, and how far a large attempt is graded. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of [
    ["exam", ["user_id", "total"]],
    ["attempt", ["user_id", "question_count"]],
    ["attempt_question", ["attempt_id", "position", "question_id"]],
  ] as const)
    await db.schema
      .createIndex([table, ...columns, "index"].join("_"))
      .on(table)
      .columns([...columns])
      .execute();
  await sql`create index word_removed_at_index on word (removed_at) where removed_at is not null`.execute(
    db,
  );

  // Null: all of it, or it is not submitted.
  await db.schema.alterTable("attempt").addColumn("graded_to", "integer").execute();
}
