/** The migration that statistics began with, on databases that have a history. */
import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { ITEMS, RIGHT } from "../../test/sample-exam.ts";
import * as firstTables from "./migrations/2026-11-21-085640-first-tables.ts";
import * as questionChanges from "./migrations/2026-11-21-154932-question-changes.ts";
import * as wordLearning from "./migrations/2026-11-21-190020-word-learning.ts";
import * as mistakes from "./migrations/2026-11-21-205938-mistakes.ts";
import * as questionsAsked from "./migrations/2026-11-21-214352-questions-asked.ts";
import * as study from "./migrations/2026-11-21-215623-study.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

const BEFORE = [firstTables, questionChanges, wordLearning, mistakes, questionsAsked];
/** As items had it then: the rule is no list. */
const OLD_PROOF = {
  kind: "word",
  word: "bee",
  asked: "bee",
  answer: "벌",
  rule: "word-meaning",
  notes: ["벌"],
  distractors: [],
};
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00.000Z`;

inBothLocations("the study migration", (newLocation, kind) => {
  it("grades what was answered, records which reviews made words known, and lets history outlive exam and word", async () => {
    const { folder, url } = await newLocation("empty");
    const dialect = url ? openPostgres(url, () => {}) : openSqlite(folder);
    const db = new Kysely<Schema>({ dialect });
    const open = db as Kysely<unknown>;
    for (const migration of BEFORE) await migration.up(open, kind);
    await addHistory(db);
    await open.transaction().execute((transaction) => study.up(transaction, kind));

    const graded = () =>
      db
        .selectFrom("graded_answer")
        .select(["attempt_id", "question_id", "type", "outcome", "points", "answered_at"])
        .orderBy("attempt_id")
        .orderBy("question_id")
        .execute();
    const own = { type: "own-choice", points: 2, outcome: "right" };
    const kept = [
      { ...own, attempt_id: 1, question_id: 1, answered_at: at(1) },
      { ...own, attempt_id: 1, question_id: 2, answered_at: at(2), points: 0, outcome: "wrong" },
      { ...own, attempt_id: 2, question_id: 1, answered_at: at(9) },
      { ...own, attempt_id: 2, question_id: 2, answered_at: at(9) },
      { ...own, attempt_id: 2, question_id: 3, answered_at: at(9) },
      { ...own, attempt_id: 2, question_id: 4, answered_at: at(9) },
    ];
    expect(await graded()).toEqual(kept);
    const changes = () =>
      db.selectFrom("word_review").select(["id", "known_change"]).orderBy("id").execute();
    expect(await changes()).toEqual([
      { id: 1, known_change: 0 },
      { id: 2, known_change: 1 },
      { id: 3, known_change: 0 },
      { id: 4, known_change: -1 },
      { id: 5, known_change: 1 },
    ]);

    await sql`delete from exam`.execute(db);
    await sql`delete from word`.execute(db);
    expect(await graded()).toEqual(kept);
    expect(await changes()).toHaveLength(5);
    expect(await db.selectFrom("rule_answer").select("rule").execute()).toEqual([
      { rule: "voice" },
    ]);
    // the same answer is put down once, as before
    await expect(addRuleAnswer(db)).rejects.toThrow();
    await sql`insert into word_review (user_id, word_id, rating, reviewed_at, former, tests_memory)
      values (1, 1, 3, ${at(9)}, '{}', 0)`.execute(db);
    expect((await changes()).at(-1)).toEqual({ id: 6, known_change: 0 });

    await sql`delete from ${sql.table("user")}`.execute(db);
    expect([await graded(), await changes()]).toEqual([[], []]);
    expect(await db.selectFrom("rule_answer").selectAll().execute()).toEqual([]);
    await db.destroy();
  });
});

/** A practice with a miss, a submitted test, an open one, a word that was known, forgotten and known again. */
async function addHistory(db: Kysely<Schema>): Promise<void> {
  await sql`insert into ${sql.table("user")} (email, admin_level, created_at)
    values ('me@example.com', 1, ${at(0)})`.execute(db);
  await sql`insert into exam
    (user_id, title, title_search, state, seed, engine_version, request, refused, done, total, created_at)
    values (1, 'a', 'a', 'ready', 1, '1', '{}', '[]', 0, 0, ${at(0)})`.execute(db);
  for (const [mode, submitted] of [
    ["practice", null],
    ["test", at(9)],
    ["test", null],
  ])
    await sql`insert into attempt
      (user_id, exam_id, mode, started_at, submitted_at, max_score, question_count)
      values (1, 1, ${mode}, ${at(0)}, ${submitted}, 8, 4)`.execute(db);
  for (const attempt of [1, 2, 3])
    for (const [index, content] of ITEMS.entries()) {
      const proof = index === 3 ? OLD_PROOF : content.proof;
      const item = { ...content, proof, id: index + 1, position: index + 1 };
      await sql`insert into attempt_question (attempt_id, question_id, position, item) values
        (${attempt}, ${item.id}, ${item.position}, ${JSON.stringify({ version: 1, item })})`.execute(
        db,
      );
      if (attempt === 1 && index > 2) continue;
      // one that is wrong, and one that was left open
      const given = [RIGHT[0], { choice: 2 }, { texts: [" "] }][index];
      const response = JSON.stringify(attempt === 1 ? given : RIGHT[index]);
      await sql`insert into answer (attempt_id, question_id, response, answered_at)
        values (${attempt}, ${item.id}, ${response}, ${at(item.id)})`.execute(db);
    }
  await addRuleAnswer(db);

  await sql`insert into word
    (user_id, text, text_key, meaning, meaning_search, context, created_at, state, due_at)
    values (1, 'a', 'a', '', '', '', ${at(0)}, 'known', ${at(0)})`.execute(db);
  for (const state of ["learning", "learning", "known", "known", "learning"]) {
    const former = JSON.stringify({ card: '{"state":2}', state, due_at: at(0), reps: 1 });
    await sql`insert into word_review (user_id, word_id, rating, reviewed_at, former, tests_memory)
      values (1, 1, 3, ${at(1)}, ${former}, 1)`.execute(db);
  }
}

async function addRuleAnswer(db: Kysely<Schema>): Promise<void> {
  await sql`insert into rule_answer (attempt_id, question_id, rule, user_id, missed, answered_at)
    values (1, 2, 'voice', 1, 1, ${at(2)})`.execute(db);
}
