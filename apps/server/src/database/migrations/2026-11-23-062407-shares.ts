/** Sets that are given to students: classes, shares, takers; and accounts that are no members'. */
import { sql, type Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const id = engine === "sqlite" ? "integer" : "bigserial";
  const reference = engine === "sqlite" ? "integer" : "bigint";
  const table = (name: string) =>
    db.schema.createTable(name).addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return engine === "sqlite" ? key.autoIncrement() : key;
    });

  // "guest": takes without an account; "holder": nobody's, holds the copy of a set that was given.
  await db.schema
    .alterTable("user")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("member"))
    .execute();

  await table("class")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.unique())
    .addColumn("code", "text", (column) => column.unique())
    .addColumn("code_expires_at", "text")
    .addColumn("teacher_token", "text", (column) => column.unique())
    .addColumn("teacher_token_expires_at", "text")
    .execute();

  await table("class_member")
    .addColumn("class_id", reference, (column) =>
      column.notNull().references("class.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("user_id", reference, (column) => column.references("user.id").onDelete("set null"))
    .addColumn("joined_at", "text")
    .execute();

  await db.schema
    .createTable("class_teacher")
    .addColumn("class_id", reference, (column) =>
      column.notNull().references("class.id").onDelete("cascade"),
    )
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("added_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("class_teacher_key", ["class_id", "user_id"])
    .execute();

  await table("share")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("holder_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("class_id", reference, (column) => column.references("class.id").onDelete("cascade"))
    .addColumn("exam_id", reference, (column) =>
      column.notNull().references("exam.id").onDelete("cascade"),
    )
    .addColumn("source_exam_id", reference, (column) =>
      column.references("exam.id").onDelete("set null"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("code", "text", (column) => column.unique())
    .addColumn("code_expires_at", "text")
    .addColumn("seed", "integer", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("time_limit", "integer")
    .addColumn("max_attempts", "integer")
    .addColumn("taking_order", "text", (column) => column.notNull())
    .addColumn("requires", "text", (column) => column.notNull())
    .addColumn("asks_number", "integer", (column) => column.notNull())
    .addColumn("opens_at", "text")
    .addColumn("closes_at", "text")
    .addColumn("closed_at", "text")
    .addColumn("show_score", "text", (column) => column.notNull())
    .addColumn("show_answers", "text", (column) => column.notNull())
    .addColumn("show_explanations", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    // What was open at its end is submitted, and results that were held back are recorded.
    .addColumn("settled_at", "text")
    .execute();

  // The question of the teacher's exam that each question was copied from.
  await db.schema
    .createTable("share_question")
    .addColumn("share_id", reference, (column) =>
      column.notNull().references("share.id").onDelete("cascade"),
    )
    .addColumn("question_id", reference, (column) => column.notNull())
    .addColumn("source_question_id", reference, (column) => column.notNull())
    .addPrimaryKeyConstraint("share_question_key", ["share_id", "question_id"])
    .execute();

  await table("share_change")
    .addColumn("share_id", reference, (column) =>
      column.notNull().references("share.id").onDelete("cascade"),
    )
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("positions", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    // 1 until every attempt is graded by it.
    .addColumn("pending", "integer", (column) => column.notNull())
    .execute();

  await table("taker")
    .addColumn("share_id", reference, (column) =>
      column.notNull().references("share.id").onDelete("cascade"),
    )
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("member_id", reference, (column) =>
      column.references("class_member.id").onDelete("set null"),
    )
    // Of a review, in which each taker has a set of her own.
    .addColumn("exam_id", reference, (column) => column.references("exam.id").onDelete("set null"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("same_name", "integer", (column) => column.notNull())
    .addColumn("form", "text")
    .addColumn("entered_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .alterTable("attempt")
    .addColumn("taker_id", reference, (column) =>
      column.references("taker.id").onDelete("set null"),
    )
    .execute();
  // The order in which its questions and options stand; 0 as in the set.
  await db.schema
    .alterTable("attempt")
    .addColumn("seed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // 1 while its results are not recorded, because its taker may not see them yet.
  await db.schema
    .alterTable("attempt")
    .addColumn("held", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  for (const [name, columns] of [
    ["class", ["user_id"]],
    ["class_member", ["class_id"]],
    ["class_member", ["user_id"]],
    ["class_teacher", ["user_id"]],
    ["share", ["user_id"]],
    ["share", ["class_id"]],
    ["share", ["holder_id"]],
    ["share", ["exam_id"]],
    ["share", ["source_exam_id"]],
    ["share_change", ["share_id"]],
    ["taker", ["share_id", "user_id"]],
    ["taker", ["user_id"]],
    ["taker", ["member_id"]],
    ["taker", ["exam_id"]],
    ["attempt", ["taker_id"]],
  ] as const)
    await db.schema
      .createIndex([name, ...columns, "index"].join("_"))
      .on(name)
      .columns([...columns])
      .execute();
  // Those whose time has come, of the ones that are not settled.
  await sql`create index share_unsettled_index on share (closes_at) where settled_at is null`.execute(
    db,
  );
  await sql`create index user_kind_index on "user" (kind) where kind <> 'member'`.execute(db);
}
