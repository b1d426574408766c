import { sql, type Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import { decidedPlaces, inNewForm, ruleWithoutWord, type OldItem } from "./items-of-0-1-0/item.ts";

/** So many rows are read and written with one statement. */
const BATCH_SIZE = 200;

/**
 * Rules as data, and names from the glossary: an item has them as a list, where they stand in exams is a table, and so is which of them a
 * note is about. What cannot be read stays as it is, to be shown as broken alone.
 */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  await addOccurrences(db, engine);
  await addNoteRules(db, engine);
  await eachPage(db, "question", "body", async (rows) => {
    const read = rows.flatMap(({ id, text }) => readItem(id, text, (json) => json as OldItem));
    await fillOccurrences(db, read);
    await rewrite(
      db,
      "question",
      "body",
      read.map(({ id, item }) => ({ id, text: bodyOf(item) })),
    );
  });
  await eachPage(db, "question_change", "former", (rows) =>
    rewrite(db, "question_change", "former", rows.flatMap(formerOf)),
  );
  await eachPage(db, "note", "item", (rows) =>
    rewrite(
      db,
      "note",
      "item",
      rows
        .flatMap(({ id, text }) => readItem(id, text, (json) => json as OldItem))
        .map(({ id, item }) => ({ id, text: takenItemOf(item) })),
    ),
  );
  await rewriteAttempts(db);
  await rewriteAnnotations(db);
  await sql`update rule_answer set rule = 'meaning' where rule like 'meaning:%'`.execute(db);
}

interface Row {
  readonly id: number;
  readonly text: string;
}

interface ReadRow {
  readonly id: number;
  readonly item: OldItem;
}

async function addOccurrences(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const reference = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .createTable("rule_occurrence")
    .addColumn("question_id", reference, (column) =>
      column.notNull().references("question.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("rule", "text", (column) => column.notNull())
    .addColumn("sentence", "text", (column) => column.notNull())
    .addColumn("span_start", "integer", (column) => column.notNull())
    .addColumn("span_end", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("rule_occurrence_key", ["question_id", "position"])
    .execute();
  // the newest of a user's rule stand at the end of one stretch of it
  await db.schema
    .createIndex("rule_occurrence_user_id_rule_question_id_position_index")
    .on("rule_occurrence")
    .columns(["user_id", "rule", "question_id", "position"])
    .execute();
}

async function addNoteRules(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const reference = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .createTable("note_rule")
    .addColumn("note_id", reference, (column) =>
      column.notNull().references("note.id").onDelete("cascade"),
    )
    .addColumn("rule", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("note_rule_key", ["note_id", "rule"])
    .execute();
  await eachPage(db, "note", "rules", async (rows) => {
    const values = rows.flatMap(({ id, text }) =>
      [...new Set(text.split("+").map(ruleWithoutWord))]
        .filter((rule) => rule !== "")
        .map((rule) => sql`(${id}, ${rule})`),
    );
    if (values.length > 0)
      await sql`insert into note_rule (note_id, rule) values ${sql.join(values)}`.execute(db);
  });
  await db.schema.alterTable("note").dropColumn("rules").execute();
}

/** Pages through a table by its id, so that no more than a page is in memory. */
async function eachPage(
  db: Kysely<unknown>,
  table: string,
  column: string,
  act: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      select id, ${sql.ref(column)} as text from ${sql.table(table)}
      where id > ${last} and ${sql.ref(column)} is not null order by id limit ${BATCH_SIZE}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (!end) return;
    await act(rows);
    last = end.id;
  }
}

/** The old item that `find` takes out of stored JSON, in its new form too; nothing where there is none. */
function readItem(id: number, text: string, find: (json: unknown) => OldItem): ReadRow[] {
  try {
    const item = find(JSON.parse(text));
    inNewForm(item);
    return [{ id, item }];
  } catch {
    return [];
  }
}

function bodyOf(item: OldItem): string {
  return JSON.stringify({ version: 2, content: inNewForm(item) });
}

function takenItemOf(item: OldItem): string {
  return JSON.stringify({ version: 2, item: inNewForm(item) });
}

/** The place and the body of a question before a change; an unreadable content stays what it was. */
function formerOf({ id, text }: Row): Row[] {
  try {
    const { position, content } = JSON.parse(text) as { position: number; content: unknown };
    const [read] = readItem(id, JSON.stringify(content), (json) => json as OldItem);
    const body = read ? bodyOf(read.item) : JSON.stringify(content);
    return [{ id, text: JSON.stringify({ version: 2, position, body }) }];
  } catch {
    return [];
  }
}

async function rewrite(
  db: Kysely<unknown>,
  table: string,
  column: string,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ id, text }) => sql`(cast(${id} as bigint), ${text})`);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = updated.column2
    from (values ${sql.join(values)}) as updated
    where ${sql.ref(`${table}.id`)} = updated.column1`.execute(db);
}

/** The items of attempts, one attempt at a time. */
async function rewriteAttempts(db: Kysely<unknown>): Promise<void> {
  const { rows: attempts } = await sql<{ id: number }>`select id from attempt order by id`.execute(
    db,
  );
  for (const { id: attempt } of attempts) {
    const { rows } = await sql<Row>`
      select question_id as id, item as text from attempt_question
      where attempt_id = ${attempt} order by position`.execute(db);
    const items = rows.flatMap(({ id, text }) =>
      readItem(id, text, (json) => (json as { item: OldItem }).item),
    );
    for (let from = 0; from < items.length; from += BATCH_SIZE) {
      const values = items
        .slice(from, from + BATCH_SIZE)
        .map(({ id, item }) => sql`(cast(${id} as bigint), ${takenItemOf(item)})`);
      await sql`update attempt_question set item = updated.column2
        from (values ${sql.join(values)}) as updated
        where attempt_id = ${attempt} and question_id = updated.column1`.execute(db);
    }
  }
}

/** What takers have drawn: a highlight is a span like all others, from `start` to `end`. */
async function rewriteAnnotations(db: Kysely<unknown>): Promise<void> {
  const { rows: attempts } = await sql<{ id: number }>`
    select distinct attempt_id as id from annotation order by attempt_id`.execute(db);
  for (const { id: attempt } of attempts) {
    const { rows } = await sql<Row>`
      select question_id as id, marks as text from annotation
      where attempt_id = ${attempt} order by question_id`.execute(db);
    const annotations = rows.flatMap(annotationOf);
    for (let from = 0; from < annotations.length; from += BATCH_SIZE) {
      const values = annotations
        .slice(from, from + BATCH_SIZE)
        .map(({ id, text }) => sql`(cast(${id} as bigint), ${text})`);
      await sql`update annotation set marks = updated.column2
        from (values ${sql.join(values)}) as updated
        where attempt_id = ${attempt} and question_id = updated.column1`.execute(db);
    }
  }
}

interface OldAnnotation {
  readonly marks: {
    readonly highlights: readonly { readonly block: number; from: number; to: number }[];
  };
}

function annotationOf({ id, text }: Row): Row[] {
  try {
    const { marks } = JSON.parse(text) as OldAnnotation;
    const highlights = marks.highlights.map(({ from: start, to: end, block }) => ({
      block,
      start,
      end,
    }));
    return [{ id, text: JSON.stringify({ version: 2, annotation: { ...marks, highlights } }) }];
  } catch {
    return [];
  }
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Finds the sentences of the places that the questions' rules decide. */
async function fillOccurrences(db: Kysely<unknown>, questions: readonly ReadRow[]): Promise<void> {
  const decided = questions.filter(({ item }) => decidedPlaces(item).length > 0);
  if (decided.length === 0) return;
  const { rows: exams } = await sql<{ id: number; exam_id: number; user_id: number }>`
    select question.id, exam_id, user_id from question
    inner join exam on exam.id = question.exam_id
    where question.id in (${sql.join(decided.map(({ id }) => id))})`.execute(db);
  const passages = await passagesOf(db, [...new Set(exams.map(({ exam_id }) => exam_id))]);
  const values = decided.flatMap(({ id, item }) => {
    const exam = exams.find((one) => one.id === id);
    const text =
      item.proof.kind === "made" && passages.get(exam?.exam_id ?? 0)?.[item.proof.passage];
    if (!exam || !text) return [];
    return decidedPlaces(item).flatMap(({ rule, span }, position) => {
      const segment = sentences.segment(text.text).containing(span.start);
      const sentence = segment?.segment.trimEnd() ?? "";
      const start = span.start - (segment?.index ?? 0);
      const end = Math.min(span.end - (segment?.index ?? 0), sentence.length);
      return start < end
        ? [sql`(${id}, ${position}, ${exam.user_id}, ${rule}, ${sentence}, ${start}, ${end})`]
        : [];
    });
  });
  if (values.length > 0)
    await sql`insert into rule_occurrence
      (question_id, position, user_id, rule, sentence, span_start, span_end)
      values ${sql.join(values)}`.execute(db);
}

async function passagesOf(
  db: Kysely<unknown>,
  examIds: readonly number[],
): Promise<Map<number, readonly { readonly text: string }[]>> {
  const { rows } = await sql<{ id: number; request: string }>`
    select id, request from exam where id in (${sql.join(examIds)})`.execute(db);
  return new Map(
    rows.map(({ id, request }) => {
      const { passages = [] } = JSON.parse(request) as { passages?: { text: string }[] };
      return [id, passages];
    }),
  );
}
