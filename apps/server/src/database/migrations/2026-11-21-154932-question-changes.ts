import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** What was done to the questions of an exam, newest undone first. */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const id = engine === "sqlite" ? "integer" : "bigserial";
  const reference = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .createTable("question_change")
    .addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return engine === "sqlite" ? key.autoIncrement() : key;
    })
    .addColumn("exam_id", reference, (column) =>
      column.notNull().references("exam.id").onDelete("cascade"),
    )
    // No reference: a removed question comes back under its id.
    .addColumn("question_id", reference, (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("former", "text")
    .addColumn("made_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("question_change_exam_id_id_index")
    .on("question_change")
    .columns(["exam_id", "id"])
    .execute();
}
