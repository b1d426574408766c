import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** Answers that count their changes and can be tried again, marks, time, and retakes of what was missed. */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const reference = engine === "sqlite" ? "integer" : "bigint";
  const ofAttempt = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("attempt_id", reference, (column) =>
        column.notNull().references("attempt.id").onDelete("cascade"),
      )
      .addColumn("question_id", reference, (column) => column.notNull());

  await db.schema
    .alterTable("attempt")
    .addColumn("retake_of", reference, (column) =>
      column.references("attempt.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("attempt_retake_of_index")
    .on("attempt")
    .columns(["retake_of"])
    .execute();

  await db.schema
    .alterTable("answer")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("answer")
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  // JSON: what was tried last, after the first answer of a practice.
  await db.schema.alterTable("answer").addColumn("retry", "text").execute();

  await ofAttempt("annotation")
    // JSON.
    .addColumn("marks", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("annotation_key", ["attempt_id", "question_id"])
    .execute();

  await ofAttempt("question_time")
    // One opening of the page: its seconds are totals, so that to send them twice counts once.
    .addColumn("visit", "text", (column) => column.notNull())
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("question_time_key", ["attempt_id", "question_id", "visit"])
    .execute();
}
