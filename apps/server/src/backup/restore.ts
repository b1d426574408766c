/** Puts a backup into an empty database of either kind, whole or not at all. */
import { resolve } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { databaseKindOf, type DatabaseLocation } from "../database/database.ts";
import type { DatabaseKind } from "../database/database-kind.ts";
import { appliedMigrations, migrate, MIGRATIONS } from "../database/migrate.ts";
import { openPostgres } from "../database/postgres.ts";
import type { Schema } from "../database/schema.ts";
import { openSqlite } from "../database/sqlite.ts";
import {
  BackupProblem,
  type Entries,
  type Entry,
  type Header,
  type Table,
  type Value,
} from "./entries.ts";

/** Both kinds take more parameters in one statement. */
const MAX_PARAMETERS = 20_000;
const MAX_BATCH_LENGTH = 4_000_000;

/** Tables whose names are in the backup. */
type AnySchema = Record<string, Record<string, Value>>;

/**
 * Restores a backup, brings the tables to the newest schema, and checks that every row has arrived.
 * @param target an empty database, or one in which nobody has signed up
 * @returns the number of rows
 * @throws BackupProblem when the backup is not whole or is of a newer version, or the target is not empty; the target
 *   is then as it was. FolderInUse when a server has the folder open
 */
export async function restore(entries: Entries, target: DatabaseLocation): Promise<number> {
  const kind: DatabaseKind = target.url ? "postgres" : "sqlite";
  const dialect = target.url
    ? openPostgres(target.url, () => {})
    : openSqlite(resolve(target.folder));
  const db = new Kysely<Schema>({ dialect });
  try {
    const iterator = entries[Symbol.asyncIterator]();
    const first = await iterator.next();
    const header = headerOf(first.done ? undefined : first.value);
    await prepare(db, kind, header);
    const rest = { [Symbol.asyncIterator]: () => iterator };
    const rows = await db
      .transaction()
      .execute((transaction) => insertAll(transaction as unknown as Transaction<AnySchema>, rest));
    await migrate(db as unknown as Kysely<unknown>, kind);
    return rows;
  } finally {
    await db.destroy();
  }
}

function headerOf(entry: Entry | undefined): Header {
  const header = entry && "header" in entry ? entry.header : undefined;
  if (header?.format !== "pulda-backup") throw new BackupProblem("풀다의 백업 파일이 아니에요.");
  const isKnown = header.migrations.every((name) => name in MIGRATIONS);
  if (header.version !== 1 || !isKnown || header.migrations.length === 0)
    throw new BackupProblem("더 새로운 풀다에서 만든 백업이에요. 풀다를 먼저 업그레이드해 주세요.");
  return header;
}

/** Creates the tables as they were when the backup was made. @throws BackupProblem when the target is in use */
async function prepare(db: Kysely<Schema>, kind: DatabaseKind, header: Header): Promise<void> {
  const any = db as unknown as Kysely<unknown>;
  const applied = await appliedMigrations(any);
  if (applied.length > 0) {
    const user = await db.selectFrom("user").select("id").limit(1).executeTakeFirst();
    if (user || applied.join() !== header.migrations.join())
      throw new BackupProblem(
        "복원할 곳이 비어 있지 않아요. 새 폴더나 빈 데이터베이스를 지정해 주세요.",
      );
    return;
  }
  await migrate(any, kind, header.migrations.at(-1));
}

async function insertAll(db: Transaction<AnySchema>, entries: Entries): Promise<number> {
  let table: Table | undefined;
  let batch: (readonly Value[])[] = [];
  let batchLength = 0;
  let rows = 0;

  async function flush(): Promise<void> {
    if (!table || batch.length === 0) return;
    const { name, columns } = table;
    const values = batch.map((row) =>
      Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])),
    );
    await db.insertInto(name).values(values).execute();
    batch = [];
    batchLength = 0;
  }

  for await (const entry of entries) {
    if ("table" in entry) {
      await flush();
      table = entry.table;
      // what a start has written, such as the cookie secret, gives way
      await db.deleteFrom(table.name).execute();
      if (table.next_id !== null) await setNextId(db, table.name, table.next_id);
    } else if ("row" in entry) {
      const { row } = entry;
      rows += 1;
      batch.push(row);
      batchLength += row.reduce<number>(
        (sum, value) => sum + (typeof value === "string" ? value.length : 8),
        0,
      );
      const isFull =
        (batch.length + 1) * row.length > MAX_PARAMETERS || batchLength > MAX_BATCH_LENGTH;
      if (isFull) await flush();
    } else if ("end" in entry) {
      await flush();
      if (entry.end.rows === rows) return rows;
      break;
    }
  }
  throw new BackupProblem("백업 파일이 끝까지 있지 않아요. 온전한 파일인지 확인해 주세요.");
}

async function setNextId(db: Transaction<AnySchema>, table: string, next: number): Promise<void> {
  if (databaseKindOf(db as unknown as Kysely<Schema>) === "postgres") {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${next}, false)`.execute(
      db,
    );
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${next - 1})`.execute(db);
}
