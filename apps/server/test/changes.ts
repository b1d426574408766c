/** Diffs the database around a call: which rows it has changed. */
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database } from "../src/database/database.ts";
import { databaseKindOf } from "../src/database/database.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * The rows that were added, removed or changed meanwhile, by their tables and keys, in order.
 * @example expect(await changes(db, () => store.remove(userId, 3))).toEqual(["- exam 3"])
 */
export async function changes(db: Database, act: () => Promise<unknown>): Promise<string[]> {
  const before = await allRows(db);
  await act();
  const after = await allRows(db);
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    const [former, current] = [before.get(name), after.get(name)];
    if (!former) return [`+ ${name}`];
    if (!current) return [`- ${name}`];
    return isDeepStrictEqual(former, current) ? [] : [`~ ${name}`];
  });
}

/** Every row, by its table and key. */
export async function allRows(db: Database): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (const table of await tables(db)) {
    const found = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    for (const row of found.rows) rows.set(`${table} ${keyOf(row)}`, row);
  }
  return rows;
}

/** Its id, or the ids of what it belongs to. */
function keyOf(row: Row): string {
  if ("id" in row) return String(row["id"]);
  const ids = Object.entries(row).filter(([name]) =>
    /(_id|_hash|^visit|^key|^name|^rule)$/.test(name),
  );
  return ids.map(([, value]) => String(value)).join("/");
}

async function tables(db: Database): Promise<string[]> {
  const found =
    databaseKindOf(db) === "postgres"
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
      : sql<{ name: string }>`select name from sqlite_schema
          where type = 'table' and name not like 'sqlite_%'`;
  const { rows } = await found.execute(db);
  return rows.map(({ name }) => name).toSorted();
}
