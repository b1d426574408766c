/** The database of version 0.1.0, which `fixtures/make-old-database.ts` has made, put where a test opens it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { sql, type Kysely } from "kysely";
import { openAsOf, type DatabaseLocation } from "./databases.ts";

const FIXTURE = join(import.meta.dirname, "fixtures", "database-0.1.0");
/** The newest migration of 0.1.0. */
const NEWEST = "2026-11-21-215623-taking";
/** Each after those that it refers to. */
const TABLES = [
  "user",
  "setting",
  "favorite",
  "exam",
  "question",
  "question_change",
  "attempt",
  "attempt_question",
  "answer",
  "annotation",
  "question_time",
  "word",
  "word_review",
  "word_setting",
  "graded_answer",
  "rule_answer",
  "note",
  "rule_card",
] as const;

/** Puts the database of 0.1.0 into an empty location: as its file, or row by row into PostgreSQL. */
export async function putOldDatabase(location: DatabaseLocation): Promise<void> {
  const file = gunzipSync(readFileSync(`${FIXTURE}.sqlite.gz`));
  mkdirSync(location.folder, { recursive: true });
  const path = join(location.folder, "pulda.sqlite");
  writeFileSync(path, file);
  if (location.url === undefined) return;
  const old = await openAsOf(location, NEWEST);
  const rows = new DatabaseSync(path, { readOnly: true });
  try {
    for (const table of TABLES) await copy(rows, old, table);
  } finally {
    rows.close();
    await old.destroy();
  }
}

/** What each user's calls answered in 0.1.0, by her address and path. */
export function seenInOldDatabase(): Record<string, Record<string, unknown>> {
  return JSON.parse(gunzipSync(readFileSync(`${FIXTURE}.json.gz`)).toString()) as Record<
    string,
    Record<string, unknown>
  >;
}

/** The password of its users. */
export const OLD_PASSWORD = "right horse 42";

async function copy(from: DatabaseSync, to: Kysely<unknown>, table: string): Promise<void> {
  const rows = from.prepare(`select * from "${table}" order by rowid`).all();
  for (const row of rows) {
    const columns = Object.keys(row).map((name) => sql.ref(name));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      values (${sql.join(Object.values(row))})`.execute(to);
  }
  // the next id follows the last one
  if (rows[0] && "id" in rows[0])
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), max(id))
      from ${sql.table(table)}`.execute(to);
}
