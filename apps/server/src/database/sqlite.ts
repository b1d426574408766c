/** SQLite by Node's own module, as Kysely's dialect. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
} from "kysely";
import { sqliteDriver } from "./sqlite-driver.ts";

/** How long a statement waits for a lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** How long a server that is being restarted waits for the one before it, in milliseconds. */
const HANDOVER_MS = 1500;

/** Another process has the data folder open. */
export class FolderInUse extends Error {}

/**
 * Opens the data base of a folder, which is made if it does not exist, and holds the folder.
 * @throws FolderInUse when another process holds it
 */
export function openSqlite(folder: string): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = holdFolder(folder);
  const path = join(folder, "pulda.sqlite");
  const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  writer.exec("PRAGMA journal_mode = WAL");
  writer.exec("PRAGMA synchronous = FULL");
  writer.exec("PRAGMA foreign_keys = ON");
  const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  const driver = sqliteDriver({ writer, reader, onClose: () => lock.close() });
  return dialectOf(driver);
}

/** The driver lets transactions wait for one another by itself, so Kysely need not. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  /** SQLite undoes a changed table as it does a changed row, so that a migration is made whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function dialectOf(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new ManyConnections(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Takes an exclusive lock on a file of its own. The system frees it when the process ends, however
 * it ends, so no stale lock can keep the folder shut.
 */
function holdFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: HANDOVER_MS });
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
