import { sql, type Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import { initialsOf } from "../korean-initials.ts";

/** Words that are learned: level, search by initials, schedule, reviews; and how rules were answered. */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const id = engine === "sqlite" ? "integer" : "bigserial";
  const reference = engine === "sqlite" ? "integer" : "bigint";

  await db.schema
    .alterTable("word")
    .addColumn("meaning_initials", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // 0 until the dictionary has been asked.
  await db.schema
    .alterTable("word")
    .addColumn("level", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("word")
    .addColumn("state", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await db.schema
    .alterTable("word")
    .addColumn("due_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("word")
    .addColumn("reps", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // JSON: the scheduler's card; null for a word that was never reviewed.
  await db.schema.alterTable("word").addColumn("card", "text").execute();
  await db.schema.alterTable("word").addColumn("removed_at", "text").execute();
  await sql`update word set due_at = created_at`.execute(db);
  const { rows } = await sql<{ id: number; meaning: string }>`select id, meaning from word`.execute(
    db,
  );
  for (const { id: wordId, meaning } of rows)
    await sql`update word set meaning_initials = ${initialsOf(meaning)} where id = ${wordId}`.execute(
      db,
    );
  await db.schema
    .createIndex("word_user_id_due_at_index")
    .on("word")
    .columns(["user_id", "due_at"])
    .execute();

  await db.schema
    .createTable("word_review")
    .addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return engine === "sqlite" ? key.autoIncrement() : key;
    })
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("word_id", reference, (column) =>
      column.notNull().references("word.id").onDelete("cascade"),
    )
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("reviewed_at", "text", (column) => column.notNull())
    // JSON: the word's schedule before, for undoing.
    .addColumn("former", "text", (column) => column.notNull())
    // Whether the word had been learned before, so that the rating tells whether it was remembered.
    .addColumn("tests_memory", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("word_review_user_id_reviewed_at_index")
    .on("word_review")
    .columns(["user_id", "reviewed_at"])
    .execute();
  await db.schema
    .createIndex("word_review_word_id_index")
    .on("word_review")
    .columns(["word_id"])
    .execute();

  await db.schema
    .createTable("word_setting")
    .addColumn("user_id", reference, (column) =>
      column.primaryKey().references("user.id").onDelete("cascade"),
    )
    .addColumn("daily_limit", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("rule_answer")
    .addColumn("attempt_id", reference, (column) =>
      column.notNull().references("attempt.id").onDelete("cascade"),
    )
    .addColumn("question_id", reference, (column) => column.notNull())
    .addColumn("rule", "text", (column) => column.notNull())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    // 1 where the rule was missed.
    .addColumn("missed", "integer", (column) => column.notNull())
    .addColumn("answered_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("rule_answer_key", ["attempt_id", "question_id", "rule"])
    .execute();
  await db.schema
    .createIndex("rule_answer_user_id_rule_index")
    .on("rule_answer")
    .columns(["user_id", "rule"])
    .execute();
}
