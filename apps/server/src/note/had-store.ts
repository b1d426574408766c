/** The store of what a learner has been asked before, over the tables of exams and attempts. */
import { setImmediate } from "node:timers/promises";
import { askedOf } from "@pulda/question";
import type { Database } from "../database/database.ts";
import { readItem } from "../attempt/state/attempt-json.ts";
import { readContent } from "../question/question-json.ts";

export interface HadStore {
  /**
   * What items of some types have asked the user (`askedOf`), each once: those of the newest exams and reviews, taken or
   * not, and of the newest attempts, also at sets that others have given. What cannot be read is left out.
   */
  asked(userId: number, types: readonly string[]): Promise<string[]>;
}

/** So many exams and attempts are looked through: of a review a day, half a year of them. */
const MAX_EXAMS = 200;
/** So many items of them are read, the newest. */
const MAX_ITEMS = 200;
/** How many items are parsed before the event loop runs. */
const READ_BATCH_SIZE = 10;

export function hadStore(db: Database): HadStore {
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

  async function inExams(userId: number, types: readonly string[]): Promise<string[]> {
    const exams = await newest("exam", userId);
    if (exams.length === 0) return [];
    const rows = await db
      .selectFrom("question")
      .select("body")
      .where("exam_id", "in", exams)
      .where(({ or, eb }) => or(types.map((type) => eb("body", "like", namedIn(type)))))
      .orderBy("exam_id", "desc")
      .limit(MAX_ITEMS)
      .execute();
    return rows.map(({ body }) => body);
  }

  async function inAttempts(userId: number, types: readonly string[]): Promise<string[]> {
    const attempts = await newest("attempt", userId);
    if (attempts.length === 0) return [];
    const rows = await db
      .selectFrom("attempt_question")
      .select("item")
      .where("attempt_id", "in", attempts)
      .where(({ or, eb }) => or(types.map((type) => eb("item", "like", namedIn(type)))))
      .orderBy("attempt_id", "desc")
      .limit(MAX_ITEMS)
      .execute();
    return rows.map(({ item }) => item);
  }

  return {
    async asked(userId, types) {
      if (types.length === 0) return [];
      const stored = [
        ...(await inExams(userId, types)).map((body) => () => readContent(body)),
        ...(await inAttempts(userId, types)).map((item) => () => readItem(item)),
      ];
      const asked = new Set<string>();
      for (const [at, read] of stored.entries()) {
        if (at > 0 && at % READ_BATCH_SIZE === 0) await setImmediate();
        const one = read();
        if ("value" in one && types.includes(one.value.type)) asked.add(askedOf(one.value));
      }
      return [...asked];
    },
  };
}

/** The type as it stands in a stored item; what a passage says of types has its quotation marks escaped. */
function namedIn(type: string): string {
  return `%"type":${JSON.stringify(type)}%`;
}
