/** The open data base: one type for both engines, migrated before anyone sees it. */
import { resolve } from "node:path";
import { Kysely, PostgresAdapter, sql } from "kysely";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

export type Database = Kysely<Schema>;

interface Where {
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
export async function openDatabase({ folder, url, onError = () => {} }: Where): Promise<Database> {
  const engine: Engine = url ? "postgres" : "sqlite";
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
export function engineOf(db: Kysely<Schema>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/**
 * Whether transactions run side by side, so that one must keep the others from what it decides by.
 * SQLite's have their turn one after another.
 */
export function hasManyWriters(db: Kysely<Schema>): boolean {
  return engineOf(db) === "postgres";
}

/** Whether the data base answers. */
export async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
