/** The open database: one type for both kinds, migrated before it is used. */
import { resolve } from "node:path";
import { Kysely, PostgresAdapter, sql } from "kysely";
import type { DatabaseKind } from "./database-kind.ts";
import { appliedMigrations, migrate, MIGRATIONS } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite, openSqliteBeside, UnusableDatabase } from "./sqlite.ts";

export type Database = Kysely<Schema>;

export interface DatabaseLocation {
  /** For SQLite. */
  readonly folder: string;
  /** For PostgreSQL; takes precedence over the folder. */
  readonly url?: string | undefined;
}

interface Options extends DatabaseLocation {
  /** Called for each connection to PostgreSQL that is lost. */
  readonly onError?: (error: Error) => void;
  /** Called before tables with rows are migrated, with the name of the first migration; a rejection stops it. */
  readonly beforeMigration?: (first: string) => Promise<void>;
}

/**
 * Opens and migrates the database.
 * @throws FolderInUse when another process has locked the folder; UnusableDatabase when the database cannot be written,
 *   or its file is empty; otherwise what the database throws
 */
export async function openDatabase({
  folder,
  url,
  onError = () => {},
  beforeMigration = async () => {},
}: Options): Promise<Database> {
  const kind: DatabaseKind = url ? "postgres" : "sqlite";
  const dialect = url ? openPostgres(url, onError) : openSqlite(resolve(folder));
  const db = new Kysely<Schema>({ dialect });
  try {
    if (kind === "postgres") await refuseReadOnly(db);
    const applied = await appliedMigrations(db as Kysely<unknown>);
    const [first] = Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
    if (applied.length > 0 && first !== undefined) await beforeMigration(first);
    await migrate(db as Kysely<unknown>, kind);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** @throws UnusableDatabase on a standby, or where the user may only read */
async function refuseReadOnly(db: Database): Promise<void> {
  const { rows } = await sql<{
    transaction_read_only: string;
  }>`show transaction_read_only`.execute(db);
  if (rows[0]?.transaction_read_only === "on")
    throw new UnusableDatabase("read-only", "DATABASE_URL");
}

/**
 * Opens the database beside a running server, for a few short transactions; it is neither made nor migrated.
 * @throws when it is not there
 */
export function openBeside({ folder, url }: DatabaseLocation): Database {
  const dialect = url ? openPostgres(url, () => {}) : openSqliteBeside(resolve(folder));
  return new Kysely<Schema>({ dialect });
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
