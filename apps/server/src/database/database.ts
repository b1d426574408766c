/** The open database: one type for both kinds, migrated before it is used. */
import { resolve } from "node:path";
import { Kysely, PostgresAdapter, sql } from "kysely";
import type { DatabaseKind } from "./database-kind.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

export type Database = Kysely<Schema>;

interface DatabaseLocation {
  /** For SQLite. */
  readonly folder: string;
  /** For PostgreSQL; takes precedence over the folder. */
  readonly url?: string | undefined;
  readonly onError?: (error: Error) => void;
}

/**
 * Opens and migrates the database.
 * @throws FolderInUse when another process has locked the folder; otherwise what the database throws
 */
export async function openDatabase({
  folder,
  url,
  onError = () => {},
}: DatabaseLocation): Promise<Database> {
  const kind: DatabaseKind = url ? "postgres" : "sqlite";
  const dialect = url ? openPostgres(url, onError) : openSqlite(resolve(folder));
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db as Kysely<unknown>, kind);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The kind of an open database or transaction. */
export function databaseKindOf(db: Kysely<Schema>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/**
 * Whether transactions run concurrently, so that a transaction has to lock the rows that it decides by.
 * On SQLite they run one after another.
 */
export function hasConcurrentWriters(db: Kysely<Schema>): boolean {
  return databaseKindOf(db) === "postgres";
}

/** Whether the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
