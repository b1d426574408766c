/**
 * How long it takes to find the occurrences of a rule in a user's exams, among 100,000 items against among 100.
 *
 *   npm run bench
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase, type Database } from "../apps/server/src/database/database.ts";
import { grammarStore } from "../apps/server/src/grammar/store.ts";
import { median } from "./measure.ts";

const FEW = 100;
const MANY = 100_000;
const RULES = 35;
/** As many as a lesson asks for. */
const ASKED = 60;
const TIMES = 300;

const folder = mkdtempSync(join(tmpdir(), "pulda-bench-"));
try {
  const db = await openDatabase({ folder });
  const few = await fill(db, 1, FEW);
  const many = await fill(db, 2, MANY);
  // the first round warms up
  await find(db, many);
  const [among, amongMany] = [await find(db, few), await find(db, many)];
  console.log(
    `places of a rule: among ${FEW} items ${among.toFixed(3)} ms, among ${MANY.toLocaleString("en-US")} ${amongMany.toFixed(3)} ms, ${(amongMany / among).toFixed(1)} times as long`,
  );
  console.log(
    `(${Math.min(ASKED, Math.floor(FEW / RULES))} of them are found among the few, ${ASKED} among the many)`,
  );
  await db.destroy();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The time to find a rule's occurrences, in milliseconds. */
async function find(db: Database, userId: number): Promise<number> {
  const figures: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const since = performance.now();
    await grammarStore(db).occurrences(userId, `rule-${time % RULES}`, ASKED);
    figures.push(performance.now() - since);
  }
  return median(figures);
}

/** Adds a user with `count` items; returns the user's id. */
async function fill(db: Database, userId: number, count: number): Promise<number> {
  const now = "2026-11-22T00:00:00.000Z";
  await sql`insert into ${sql.table("user")} (id, email, admin_level, created_at)
    values (${userId}, ${`${userId}@example.com`}, 0, ${now})`.execute(db);
  await sql`insert into exam (id, user_id, title, title_search, state, seed, engine_version, request, refused, done, total, created_at)
    values (${userId}, ${userId}, 'a', 'a', 'ready', 1, '1', '{}', '[]', 1, 1, ${now})`.execute(db);
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  const id = sql`${userId} * 1000000 + n`;
  await sql`insert into question (id, exam_id, position, body)
    ${numbers} select ${id}, ${userId}, n, '{}' from numbers`.execute(db);
  await sql`insert into rule_occurrence
    (question_id, position, user_id, rule, sentence, span_start, span_end)
    ${numbers} select ${id}, 0, ${userId}, 'rule-' || (n % ${RULES}), 'This is sentence ' || n || ' of a passage.', 5, 7
    from numbers`.execute(db);
  return userId;
}
