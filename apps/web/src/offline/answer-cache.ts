/**
 * A cache of what the service last answered, in IndexedDB, so that pages that were opened can be read without a connection.
 * Each account has its own; the oldest go first.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface CachedAnswer {
  readonly user: number;
  /** The hash of the query. */
  readonly key: string;
  /** When it was cached, in ms since 1970. */
  readonly at: number;
  readonly json: string;
}

interface Schema extends DBSchema {
  answers: { key: [number, string]; value: CachedAnswer; indexes: { age: [number, number] } };
}

/** The most cached answers of an account. */
export const MAX_CACHED_ANSWERS = 500;
/** A longer answer is not cached, in UTF-16 units. */
const MAX_LENGTH = 2_000_000;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("pulda", 1, {
    upgrade(database) {
      const answers = database.createObjectStore("answers", { keyPath: ["user", "key"] });
      answers.createIndex("age", ["user", "at"]);
    },
    // a newer page of ours wants the database in another form
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => (opened = null),
  });
  // what could not be opened is tried again
  opened.catch(() => (opened = null));
  return opened;
}

/**
 * Caches an answer instead of an earlier one to the same query.
 * @param data what JSON can hold
 * @example await cacheAnswer(7, '["exam",3]', exam)
 */
export async function cacheAnswer(user: number, key: string, data: unknown): Promise<void> {
  const json = JSON.stringify(data);
  if (json === undefined || json.length > MAX_LENGTH) return;
  const transaction = (await open()).transaction("answers", "readwrite");
  const answers = transaction.objectStore("answers");
  await answers.put({ user, key, at: Date.now(), json });
  let tooMany = (await answers.index("age").count(allOf(user))) - MAX_CACHED_ANSWERS;
  for (
    let oldest = await answers.index("age").openCursor(allOf(user));
    oldest && tooMany > 0;
    oldest = await oldest.continue()
  ) {
    await oldest.delete();
    tooMany--;
  }
  await transaction.done;
}

/** The cached answer; undefined where there is none. */
export async function cachedAnswer(user: number, key: string): Promise<unknown> {
  const cached = await (await open()).get("answers", [user, key]);
  return cached && (JSON.parse(cached.json) as unknown);
}

/** Removes all cached answers of an account. */
export async function clearCachedAnswers(user: number): Promise<void> {
  await (await open()).delete("answers", IDBKeyRange.bound([user], [user, []]));
}

/** All times of an account, in the index by age. */
function allOf(user: number): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []]);
}
