import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** What was missed, and the rules that come back for it. */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const id = engine === "sqlite" ? "integer" : "bigserial";
  const reference = engine === "sqlite" ? "integer" : "bigint";
  const table = (name: string) =>
    db.schema.createTable(name).addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return engine === "sqlite" ? key.autoIncrement() : key;
    });

  // "set" for what a user has made, "review" for what was made to review a rule.
  await db.schema
    .alterTable("exam")
    .addColumn("purpose", "text", (column) => column.notNull().defaultTo("set"))
    .execute();

  await table("note")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("exam_id", reference, (column) => column.references("exam.id").onDelete("set null"))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("question_id", reference, (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    // "+a+b+": a rule is found between its signs.
    .addColumn("rules", "text", (column) => column.notNull())
    // JSON: the item and the answer as they were.
    .addColumn("item", "text", (column) => column.notNull())
    .addColumn("response", "text", (column) => column.notNull())
    .addColumn("missed_at", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addColumn("memo", "text", (column) => column.notNull())
    .addColumn("understood_at", "text")
    .addUniqueConstraint("note_of_question", ["user_id", "question_id"])
    .execute();
  await db.schema
    .createIndex("note_user_id_missed_at_index")
    .on("note")
    .columns(["user_id", "missed_at"])
    .execute();
  await db.schema.createIndex("note_exam_id_index").on("note").columns(["exam_id"]).execute();

  await table("rule_card")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("rule", "text", (column) => column.notNull())
    // The type of the item that was missed: what a new item is made as.
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("card", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("reps", "integer", (column) => column.notNull())
    .addUniqueConstraint("rule_of_user", ["user_id", "rule"])
    .execute();
  await db.schema
    .createIndex("rule_card_user_id_due_at_index")
    .on("rule_card")
    .columns(["user_id", "due_at"])
    .execute();
}
