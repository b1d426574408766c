/** The questions of a share, as they stand in it. */
import type { Item } from "@pulda/question";
import { sumPoints } from "@pulda/question";
import { LRUCache } from "lru-cache";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { readRequest } from "../exam/exam-json.ts";
import { readItems, type ReportBroken } from "../question/question-json.ts";

/** So many sets are taken or looked at in the same minutes. */
const MAX_REMEMBERED = 50;

export interface ShareItems {
  /** In their order; questions that cannot be read are left out. */
  of(examId: number): Promise<readonly Item[]>;
  /** Another text after each change that is passed on. */
  version(examId: number, transaction?: Kysely<Schema>): Promise<string>;
  /** The highest score. */
  maxScore(examId: number): Promise<number>;
}

/** Remembers the questions of a copy until it is changed: three hundred takers begin within a minute. */
export function shareItems(db: Database, report: ReportBroken): ShareItems {
  const remembered = new LRUCache<string, Promise<readonly Item[]>>({ max: MAX_REMEMBERED });

  async function read(examId: number): Promise<readonly Item[]> {
    const exam = await db
      .selectFrom("exam")
      .select("request")
      .where("id", "=", examId)
      .executeTakeFirst();
    if (!exam) return [];
    const rows = await db
      .selectFrom("question")
      .select(["id", "position", "body"])
      .where("exam_id", "=", examId)
      .orderBy("position")
      .execute();
    const { items, broken } = await readItems(rows, readRequest(exam.request).passages);
    for (const question of broken) report("question", question);
    return items;
  }

  const store: ShareItems = {
    async version(examId, transaction = db) {
      // A change that is passed on adds a row, in this process or another.
      const { last } = await transaction
        .selectFrom("share_change")
        .innerJoin("share", "share.id", "share_change.share_id")
        .select(({ fn }) => fn.max<number | null>("share_change.id").as("last"))
        .where("share.exam_id", "=", examId)
        .executeTakeFirstOrThrow();
      return String(last ?? 0);
    },
    async of(examId) {
      const key = `${examId}:${await store.version(examId)}`;
      const known = remembered.get(key);
      if (known) return known;
      const reading = read(examId);
      remembered.set(key, reading);
      reading.catch(() => remembered.delete(key));
      return reading;
    },
    async maxScore(examId) {
      return sumPoints((await store.of(examId)).map(({ points }) => points));
    },
  };
  return store;
}
