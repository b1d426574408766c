/** What a language model was asked and has answered, how much of it each user has used, and how far it is with an exam. */
import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const id = engine === "sqlite" ? "integer" : "bigserial";
  const reference = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .createTable("exchange")
    .addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return engine === "sqlite" ? key.autoIncrement() : key;
    })
    .addColumn("exam_id", reference, (column) =>
      column.notNull().references("exam.id").onDelete("cascade"),
    )
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("tokens_in", "integer", (column) => column.notNull())
    .addColumn("tokens_out", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  for (const [columns, isUnique] of [
    [["exam_id", "hash"], true],
    [["user_id", "hash"], false],
    // The oldest go where there are too many.
    [["user_id", "id"], false],
  ] as const) {
    const index = db.schema
      .createIndex(["exchange", ...columns, "index"].join("_"))
      .on("exchange")
      .columns([...columns]);
    await (isUnique ? index.unique() : index).execute();
  }

  await db.schema
    .createTable("model_usage")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("calls", "integer", (column) => column.notNull())
    .addColumn("tokens_in", reference, (column) => column.notNull())
    .addColumn("tokens_out", reference, (column) => column.notNull())
    .addPrimaryKeyConstraint("model_usage_key", ["user_id", "day"])
    .execute();
  await db.schema.createIndex("model_usage_day_index").on("model_usage").column("day").execute();

  // In items; null before a model has begun.
  for (const column of ["model_done", "model_total"])
    await db.schema.alterTable("exam").addColumn(column, "integer").execute();
  // When its owner wanted no more of the model.
  await db.schema.alterTable("exam").addColumn("model_stopped_at", "text").execute();
}
