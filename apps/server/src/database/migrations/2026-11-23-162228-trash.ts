/** 휴지통: exams and folders that were removed, until they are removed for good. Words have a time of their own. */
import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const id = engine === "sqlite" ? "integer" : "bigserial";
  const reference = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .createTable("trash")
    .addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return engine === "sqlite" ? key.autoIncrement() : key;
    })
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("original_id", reference, (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("holder_id", reference, (column) => column.references("user.id").onDelete("cascade"))
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("removed_at", "text", (column) => column.notNull())
    .addUniqueConstraint("trash_of_user", ["user_id", "kind", "original_id"])
    .execute();
  await db.schema.createIndex("trash_by_time").on("trash").columns(["removed_at"]).execute();
  // the first of all holders of a user are looked for when an account is removed
  await db.schema.createIndex("trash_by_holder").on("trash").columns(["holder_id"]).execute();
}
