/** What a stored item asks and of which passage stands in columns, so that nobody searches its JSON for them. */
import { sql, type Kysely } from "kysely";

/** So many rows are read and written with one statement. */
const BATCH_SIZE = 200;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("question").addColumn("type", "text").execute();
  await db.schema.alterTable("question").addColumn("passage", "integer").execute();
  await db.schema.alterTable("attempt_question").addColumn("type", "text").execute();
  await fillQuestions(db);
  await fillAttempts(db);
}

interface StoredItem {
  readonly type: string;
  readonly proof: { readonly kind: string; readonly passage?: number };
}

interface Row {
  readonly id: number;
  readonly text: string;
}

async function fillQuestions(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      select id, body as text from question where id > ${last} order by id limit ${BATCH_SIZE}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (!end) return;
    const values = rows.flatMap(({ id, text }) => {
      const item = read(text, (json) => (json as { content: StoredItem }).content);
      if (!item) return [];
      const passage = item.proof.kind === "made" ? (item.proof.passage ?? null) : null;
      return [sql`(cast(${id} as bigint), ${item.type}, cast(${passage} as integer))`];
    });
    if (values.length > 0)
      await sql`update question set type = filled.column2, passage = filled.column3
        from (values ${sql.join(values)}) as filled where question.id = filled.column1`.execute(db);
    last = end.id;
  }
}

async function fillAttempts(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ;) {
    const { rows: attempts } = await sql<{ id: number }>`
      select id from attempt where id > ${last} order by id limit 1`.execute(db);
    const [attempt] = attempts;
    if (!attempt) return;
    const { rows } = await sql<Row>`
      select question_id as id, item as text from attempt_question where attempt_id = ${attempt.id}`.execute(
      db,
    );
    const values = rows.flatMap(({ id, text }) => {
      const item = read(text, (json) => (json as { item: StoredItem }).item);
      return item ? [sql`(cast(${id} as bigint), ${item.type})`] : [];
    });
    for (let from = 0; from < values.length; from += BATCH_SIZE)
      await sql`update attempt_question set type = filled.column2
        from (values ${sql.join(values.slice(from, from + BATCH_SIZE))}) as filled
        where attempt_id = ${attempt.id} and question_id = filled.column1`.execute(db);
    last = attempt.id;
  }
}

/** An item that cannot be read has no type, and is shown as broken alone. */
function read(text: string, find: (json: unknown) => StoredItem): StoredItem | null {
  try {
    const item = find(JSON.parse(text));
    return typeof item.type === "string" && typeof item.proof.kind === "string" ? item : null;
  } catch {
    return null;
  }
}
