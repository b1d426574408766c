/** The open data base: one type for both engines, migrated before anyone sees it. */
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
  /** For PostgreSQL; comes before the folder. */
  readonly url?: string | undefined;
  readonly onError?: (error: Error) => void;
}

/**
 * Opens and migrates the data base.
 * @throws FolderInUse when another process holds the folder; what the engine throws otherwise
 */
export async function openDatabase({
  folder,
  url,
  onError = () => {},
}: DatabaseLocation): Promise<Database> {
  const engine: DatabaseKind = url ? "postgres" : "sqlite";
  const dialect = url ? openPostgres(url, onError) : openSqlite(resolve(folder));
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db as Kysely<unknown>, engine);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The engine that an open data base, or a transaction of it, stands on. */
export function databaseKindOf(db: Kysely<Schema>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/**
 * Whether transactions run side by side, so that one must keep the others from what it decides by.
 * SQLite's have their turn one after another.
 */
export function hasConcurrentWriters(db: Kysely<Schema>): boolean {
  return databaseKindOf(db) === "postgres";
}

/** Whether the data base answers. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
