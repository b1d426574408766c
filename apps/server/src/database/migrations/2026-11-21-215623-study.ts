import { Item, ItemResponse, responseFits, grade } from "@pulda/question";
import { sql, type Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import { inNewForm } from "./items-of-0-1-0/item.ts";

// The form of items has changed since: what is read here is brought to today's form first.
/** So many rows go in with one statement. */
const BATCH_SIZE = 200;

/**
 * What statistics are made of: every graded answer, and which reviews made a word known. None of it goes
 * when an exam or a word goes: what was learned was learned.
 */
export async function up(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  await addGradedAnswers(db, engine);
  if (engine === "sqlite") await rebuild(db);
  else await dropReferences(db);

  await db.schema
    .createIndex("rule_answer_user_id_answered_at_index")
    .on("rule_answer")
    .columns(["user_id", "answered_at", "rule", "missed"])
    .execute();

  // 1 where the review made the word known, -1 where it was known before and is not after, else 0.
  await db.schema
    .alterTable("word_review")
    .addColumn("known_change", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // A review's outcome stands in the next one's former state, or in the word.
  await sql`
    update word_review set known_change = judged.after_it - judged.before_it
    from (
      select told.id, told.before_it,
        coalesce(
          lead(told.before_it) over (partition by told.word_id order by told.id),
          case when word.state = 'known' then 1 else 0 end
        ) as after_it
      from (
        select id, word_id,
          case when former like '%"state":"known"%' then 1 else 0 end as before_it
        from word_review
      ) as told
      inner join word on word.id = told.word_id
    ) as judged
    where judged.id = word_review.id and judged.after_it <> judged.before_it`.execute(db);
  await db.schema
    .createIndex("word_review_known_change_index")
    .on("word_review")
    .columns(["user_id"])
    .where("known_change" as never, "<>", 0)
    .execute();
}

async function addGradedAnswers(db: Kysely<unknown>, engine: DatabaseKind): Promise<void> {
  const reference = engine === "sqlite" ? "integer" : "bigint";
  await db.schema
    .createTable("graded_answer")
    // The attempt may be gone.
    .addColumn("attempt_id", reference, (column) => column.notNull())
    .addColumn("question_id", reference, (column) => column.notNull())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("points", "real", (column) => column.notNull())
    .addColumn("max_points", "real", (column) => column.notNull())
    .addColumn("answered_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("graded_answer_key", ["attempt_id", "question_id"])
    .execute();
  await db.schema
    .createIndex("graded_answer_user_id_answered_at_index")
    .on("graded_answer")
    // the two at the end spare a statistic the look at the row
    .columns(["user_id", "answered_at", "type", "outcome"])
    .execute();

  const { rows: attempts } = await sql<{ id: number }>`
    select id from attempt where mode = 'practice' or submitted_at is not null order by id`.execute(
    db,
  );
  for (const { id } of attempts) await gradeAttempt(db, id);
}

interface Answered {
  readonly question_id: number;
  readonly user_id: number;
  readonly item: string;
  readonly response: string;
  readonly answered_at: string;
}

/** Puts down how the answers of one attempt were graded. */
async function gradeAttempt(db: Kysely<unknown>, id: number): Promise<void> {
  const { rows } = await sql<Answered>`
    select answer.question_id, user_id, item, response,
      case when mode = 'practice' then answered_at else submitted_at end as answered_at
    from attempt
    inner join attempt_question on attempt_question.attempt_id = attempt.id
    inner join answer on answer.attempt_id = attempt.id
      and answer.question_id = attempt_question.question_id
    where attempt.id = ${id}`.execute(db);
  const values = rows.flatMap(({ question_id, user_id, answered_at, ...stored }) => {
    const graded = gradeOf(stored.item, stored.response);
    return graded
      ? [
          sql`(${id}, ${question_id}, ${user_id}, ${graded.type}, ${graded.kind}, ${graded.points}, ${graded.max_points}, ${answered_at})`,
        ]
      : [];
  });
  for (let from = 0; from < values.length; from += BATCH_SIZE)
    await sql`insert into graded_answer
      (attempt_id, question_id, user_id, type, outcome, points, max_points, answered_at)
      values ${sql.join(values.slice(from, from + BATCH_SIZE))}`.execute(db);
}

/** The grade of a stored answer; null where it was left open or is not read any more. */
function gradeOf(storedItem: string, storedResponse: string) {
  const stored = JSON.parse(storedItem).item;
  const item = Item.safeParse(stored?.proof ? inNewForm(stored) : stored).data;
  const response = ItemResponse.safeParse(JSON.parse(storedResponse)).data;
  if (!item || !response || !responseFits(item, response)) return null;
  const { kind, points, max_points } = grade(item, response);
  return kind === "unanswered" ? null : { type: item.type, kind, points, max_points };
}

/** PostgreSQL lets go of a reference by its name. */
async function dropReferences(db: Kysely<unknown>): Promise<void> {
  for (const [table, constraint] of [
    ["rule_answer", "rule_answer_attempt_id_fkey"],
    ["word_review", "word_review_word_id_fkey"],
  ] as const)
    await db.schema.alterTable(table).dropConstraint(constraint).execute();
}

/** SQLite keeps a table's references for good, so the tables are made anew. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rule_answer_without_attempt")
    .addColumn("attempt_id", "integer", (column) => column.notNull())
    .addColumn("question_id", "integer", (column) => column.notNull())
    .addColumn("rule", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("missed", "integer", (column) => column.notNull())
    .addColumn("answered_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("rule_answer_key", ["attempt_id", "question_id", "rule"])
    .execute();
  await takePlaceOf(db, "rule_answer", "rule_answer_without_attempt");
  await db.schema
    .createIndex("rule_answer_user_id_rule_index")
    .on("rule_answer")
    .columns(["user_id", "rule"])
    .execute();

  await db.schema
    .createTable("word_review_without_word")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("word_id", "integer", (column) => column.notNull())
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("reviewed_at", "text", (column) => column.notNull())
    .addColumn("former", "text", (column) => column.notNull())
    .addColumn("tests_memory", "integer", (column) => column.notNull())
    .execute();
  await takePlaceOf(db, "word_review", "word_review_without_word");
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
}

/** The rows go over, in the same order of columns, and the name with them. */
async function takePlaceOf(db: Kysely<unknown>, former: string, next: string): Promise<void> {
  await sql`insert into ${sql.table(next)} select * from ${sql.table(former)}`.execute(db);
  await db.schema.dropTable(former).execute();
  await db.schema.alterTable(next).renameTo(former).execute();
}
