/** SQLite by Node's own module, as Kysely's dialect. */
import {
  accessSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
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

/** What readers keep of the file, in kilobytes: a user's rows lie among all others'. */
const READ_CACHE_KB = 16_384;

/** How long a starting server waits for its predecessor to release the folder, in milliseconds. */
const FOLDER_LOCK_TIMEOUT_MS = 1500;

/** The name of the database in its data folder. */
export const SQLITE_FILE = "pulda.sqlite";

/** Another process has the data folder open. */
export class FolderInUse extends Error {}

/** The database is there, but is not one that can be used; `path` is its file. */
export class UnusableDatabase extends Error {
  readonly path: string;
  readonly kind: "empty" | "read-only";
  constructor(kind: "empty" | "read-only", path: string, options?: ErrorOptions) {
    super(`the database is ${kind}: ${path}`, options);
    this.kind = kind;
    this.path = path;
  }
}

/**
 * Opens the database of a folder, which is created if it does not exist, and locks the folder.
 * @throws FolderInUse when another process has locked it; UnusableDatabase when the file is empty or cannot be written
 */
export function openSqlite(folder: string): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder);
  const lock = lockFolder(folder);
  try {
    return connect(join(folder, SQLITE_FILE), () => lock.close());
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Opens the database of a folder beside the server that has locked it, for a few short transactions.
 * @throws when there is none
 */
export function openSqliteBeside(folder: string): Dialect {
  const path = join(folder, SQLITE_FILE);
  accessSync(path);
  return connect(path, () => {});
}

/** @param onClose called when the connections are closed */
function connect(path: string, onClose: () => void): Dialect {
  const writer = openWriter(path);
  const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  reader.exec(`PRAGMA cache_size = -${READ_CACHE_KB}`);
  return dialectOf(sqliteDriver({ writer, reader, onClose }));
}

function openWriter(path: string): DatabaseSync {
  if (!existsSync(path)) createFile(path);
  // A file that someone has emptied must not become a new installation.
  else if (statSync(path).size === 0) throw new UnusableDatabase("empty", path);
  const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    writer.exec("PRAGMA journal_mode = WAL");
    writer.exec("PRAGMA synchronous = FULL");
    writer.exec("PRAGMA foreign_keys = ON");
    // SQLite opens a file that it may not write as read-only, without a word.
    writer.exec("BEGIN IMMEDIATE; ROLLBACK");
    return writer;
  } catch (error) {
    writer.close();
    if (error instanceof Error && /readonly/.test(error.message))
      throw new UnusableDatabase("read-only", path, { cause: error });
    throw error;
  }
}

/** The file appears with its header, so that an empty one is never of our making. */
function createFile(path: string): void {
  const part = `${path}.new`;
  rmSync(part, { force: true });
  makePrivateFile(part);
  const created = new DatabaseSync(part);
  created.exec("PRAGMA journal_mode = WAL");
  created.close();
  renameSync(part, path);
}

/** The bits of a mode that let others in, and the one of a folder that everybody shares, such as /tmp. */
const OTHERS = 0o077;
const SHARED_FOLDER = 0o1000;

/**
 * Lets nobody but the server's user read the data: what is there already, as an earlier version made it, and what
 * SQLite adds, which has the rights of the database's file.
 */
function keepPrivate(folder: string): void {
  if ((statSync(folder).mode & SHARED_FOLDER) === 0) restrict(folder);
  for (const name of readdirSync(folder).filter((file) => /\.sqlite(-\w+)?$/.test(file)))
    restrict(join(folder, name));
}

/** What belongs to another user, so that its rights cannot be changed, stays as it is. */
function restrict(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & ~OTHERS);
  } catch (error) {
    if (
      !(
        error instanceof Error &&
        "code" in error &&
        /^(EPERM|EROFS|ENOENT)$/.test(String(error.code))
      )
    )
      throw error;
  }
}

/** Makes a file for the server's user alone, where it is not there yet. */
function makePrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
}

/** The driver queues transactions itself, so Kysely need not. */
class QueueingSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  /** SQLite rolls DDL back like any other statement, so that a migration is applied whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function dialectOf(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new QueueingSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Takes an exclusive lock on a file of its own. The system releases it when the process ends, however
 * it ends, so that no stale lock remains.
 */
export function lockFolder(folder: string): DatabaseSync {
  const path = join(folder, "lock.sqlite");
  makePrivateFile(path);
  const lock = new DatabaseSync(path, { timeout: FOLDER_LOCK_TIMEOUT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message))
      throw new FolderInUse(`another process has locked ${folder}`, { cause: error });
    throw error;
  }
}
