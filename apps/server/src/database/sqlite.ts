/** SQLite by Node's own module, behind the interface that Kysely's dialect asks for. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from "kysely";

/** How long a statement waits for a lock, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** How long a server that is being restarted waits for the one before it, in milliseconds. */
const HANDOVER = 1500;
/** Prepared statements that are kept; the stores have fewer queries than this. */
const KEPT_STATEMENTS = 300;

/** Another process has the data folder open. */
export class FolderInUse extends Error {}

/**
 * Opens the data base of a folder, which is made if it does not exist, and holds the folder.
 * @throws FolderInUse when another process holds it
 */
export function openSqlite(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = holdFolder(folder);
  const database = new DatabaseSync(join(folder, "pulda.sqlite"), { timeout: BUSY_TIMEOUT });
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  return new SqliteDialect({ database: adapt(database, () => lock.close()) });
}

/**
 * Takes an exclusive lock on a file of its own. The system frees it when the process ends, however
 * it ends, so no stale lock can keep the folder shut.
 */
function holdFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: HANDOVER });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message))
      throw new FolderInUse(`another process holds ${folder}`, { cause: error });
    throw error;
  }
}

function adapt(database: DatabaseSync, onClose: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close() {
      database.close();
      onClose();
    },
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      if (kept.size < KEPT_STATEMENTS) kept.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** Kysely hands on what the stores gave it: text, numbers and null. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
