/** The store of the fingerprints of what a learner has been asked before, over the tables of exams and attempts. */
import { setImmediate } from "node:timers/promises";
import { fingerprintOf, type ItemContent } from "@pulda/question";
import { readItem } from "../attempt/state/attempt-json.ts";
import type { Database } from "../database/database.ts";
import { readContent } from "../question/question-json.ts";

export interface FingerprintStore {
  /**
   * What items of some types have asked the user (`fingerprintOf`), each once: those of the newest exams and reviews, taken or
   * not, and of the newest attempts, also at others' shares. What cannot be read is left out.
   */
  asked(userId: number, types: readonly string[]): Promise<string[]>;
}

/** So many exams and attempts are looked through: of a review a day, half a year of them. */
const MAX_EXAMS = 200;
/** So many items of each type are read, the newest: the library has fewer. */
const MAX_ITEMS_OF_TYPE = 100;
/** How many exams are searched in one query: a few hundred items, so that nobody waits for it. */
const EXAM_BATCH_SIZE = 5;
/** How many items are parsed before the event loop runs. */
const READ_BATCH_SIZE = 10;

/** An item as it is stored. */
type StoredItem = () => { readonly value: ItemContent } | object;

export function fingerprintStore(db: Database): FingerprintStore {
  async function newest(table: "exam" | "attempt", userId: number): Promise<number[]> {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("user_id", "=", userId)
      .orderBy("id", "desc")
      .limit(MAX_EXAMS)
      .execute();
    return rows.map(({ id }) => id);
  }

  async function inExams(
    exams: readonly number[],
    types: readonly string[],
  ): Promise<StoredItem[]> {
    const rows = await db
      .selectFrom("question")
      .select("body")
      .where("exam_id", "in", exams)
      .where("type", "in", types)
      .orderBy("exam_id", "desc")
      .execute();
    return rows.map(
      ({ body }) =>
        () =>
          readContent(body),
    );
  }

  async function inAttempts(
    attempts: readonly number[],
    types: readonly string[],
  ): Promise<StoredItem[]> {
    const rows = await db
      .selectFrom("attempt_question")
      .select("item")
      .where("attempt_id", "in", attempts)
      .where("type", "in", types)
      .orderBy("attempt_id", "desc")
      .execute();
    return rows.map(
      ({ item }) =>
        () =>
          readItem(item),
    );
  }

  return {
    async asked(userId, types) {
      const asked = new Set<string>();
      if (types.length === 0) return [];
      await collect(await newest("exam", userId), types, inExams, asked);
      await collect(await newest("attempt", userId), types, inAttempts, asked);
      return [...asked];
    },
  };
}

/** Adds what the items of exams or attempts ask, the newest first, until there is enough of each type. */
async function collect(
  ids: readonly number[],
  types: readonly string[],
  read: (ids: readonly number[], types: readonly string[]) => Promise<StoredItem[]>,
  asked: Set<string>,
): Promise<void> {
  const left = new Map(types.map((type) => [type, MAX_ITEMS_OF_TYPE]));
  for (let at = 0; at < ids.length && left.size > 0; at += EXAM_BATCH_SIZE) {
    const stored = await read(ids.slice(at, at + EXAM_BATCH_SIZE), [...left.keys()]);
    for (const [index, one] of stored.entries()) {
      if (index % READ_BATCH_SIZE === 0) await setImmediate();
      const item = one();
      if (!("value" in item)) continue;
      const { type } = item.value;
      const room = left.get(type);
      if (room === undefined) continue;
      asked.add(fingerprintOf(item.value));
      if (room > 1) left.set(type, room - 1);
      else left.delete(type);
    }
  }
}
