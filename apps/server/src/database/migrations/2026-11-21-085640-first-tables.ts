import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** The tables of the first release. */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const id = engine === "sqlite" ? "integer" : "bigserial";
  const reference = engine === "sqlite" ? "integer" : "bigint";
  const table = (name: string) =>
    db.schema.createTable(name).addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return engine === "sqlite" ? key.autoIncrement() : key;
    });

  await table("user")
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text")
    .addColumn("admin_level", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  // What the installation knows of itself: its secret, when its first user came.
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("identity")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("identity_key", ["issuer", "subject"])
    .execute();
  await index("identity", ["user_id"]);

  await db.schema
    .createTable("session")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await index("session", ["user_id"]);
  await index("session", ["expires_at"]);

  await table("sign_in_try")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("tried_at", "text", (column) => column.notNull())
    .execute();
  await index("sign_in_try", ["subject", "tried_at"]);

  await table("favorite")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("title", "text", (column) => column.notNull())
    .execute();
  await index("favorite", ["user_id"]);

  await table("exam")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("favorite_id", reference, (column) =>
      column.references("favorite.id").onDelete("set null"),
    )
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("title_search", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("seed", "integer", (column) => column.notNull())
    .addColumn("engine_version", "text", (column) => column.notNull())
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("refused", "text", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await index("exam", ["user_id", "id"]);
  await index("exam", ["favorite_id"]);
  await index("exam", ["state"]);

  await table("question")
    .addColumn("exam_id", reference, (column) =>
      column.notNull().references("exam.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  await index("question", ["exam_id", "position"]);

  await table("attempt")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("exam_id", reference, (column) =>
      column.notNull().references("exam.id").onDelete("cascade"),
    )
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("deadline", "text")
    .addColumn("submitted_at", "text")
    .addColumn("score", "real")
    .addColumn("max_score", "real", (column) => column.notNull())
    .addColumn("question_count", "integer", (column) => column.notNull())
    .addColumn("items", "text", (column) => column.notNull())
    .execute();
  await index("attempt", ["user_id", "id"]);
  await index("attempt", ["exam_id", "submitted_at"]);

  await db.schema
    .createTable("answer")
    .addColumn("attempt_id", reference, (column) =>
      column.notNull().references("attempt.id").onDelete("cascade"),
    )
    .addColumn("question_id", reference, (column) => column.notNull())
    .addColumn("response", "text", (column) => column.notNull())
    .addColumn("answered_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("answer_key", ["attempt_id", "question_id"])
    .execute();

  await table("word")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("text_key", "text", (column) => column.notNull())
    .addColumn("meaning", "text", (column) => column.notNull())
    .addColumn("meaning_search", "text", (column) => column.notNull())
    .addColumn("context", "text", (column) => column.notNull())
    .addColumn("exam_id", reference, (column) => column.references("exam.id").onDelete("set null"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addUniqueConstraint("word_of_user", ["user_id", "text_key"])
    .execute();
  await index("word", ["user_id", "id"]);
  await index("word", ["exam_id"]);

  function index(name: string, columns: string[]) {
    return db.schema
      .createIndex([name, ...columns, "index"].join("_"))
      .on(name)
      .columns(columns)
      .execute();
  }
}
