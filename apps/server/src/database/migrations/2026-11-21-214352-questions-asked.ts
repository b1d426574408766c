import { sql, type Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** So many rows go in with one statement. */
const BATCH_SIZE = 200;

/** A row for each question of an attempt, so that an answer reads its own question and no other. */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const reference = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .createTable("attempt_question")
    .addColumn("attempt_id", reference, (column) =>
      column.notNull().references("attempt.id").onDelete("cascade"),
    )
    .addColumn("question_id", reference, (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    // JSON: the item as it was when the attempt began.
    .addColumn("item", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("attempt_question_key", ["attempt_id", "question_id"])
    .execute();

  const { rows: attempts } = await sql<{ id: number }>`select id from attempt order by id`.execute(
    db,
  );
  for (const { id } of attempts) await unfold(db, id);
  await db.schema.alterTable("attempt").dropColumn("items").execute();
}

/** The items of one attempt, which stood in one column. */
async function unfold(db: Kysely<unknown>, id: number): Promise<void> {
  const { rows } = await sql<{ items: string }>`select items from attempt where id = ${id}`.execute(
    db,
  );
  const { items } = JSON.parse(rows[0]?.items ?? '{"items":[]}') as { items: { id: number }[] };
  const values = items.map(
    (item, at) => sql`(${id}, ${item.id}, ${at + 1}, ${JSON.stringify({ version: 1, item })})`,
  );
  for (let from = 0; from < values.length; from += BATCH_SIZE)
    await sql`insert into attempt_question (attempt_id, question_id, position, item) values ${sql.join(values.slice(from, from + BATCH_SIZE))}`.execute(
      db,
    );
}
