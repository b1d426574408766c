/** Study statistics of a user, aggregated by the database: tens of thousands of answers become some hundred rows. */
import type { StudyDay } from "@pulda/contract";
import { sql, type Expression, type SqlBool } from "kysely";
import type { Database } from "../database/database.ts";
import { daysAfter } from "@pulda/question";
import type { DayCount } from "../word/forecast.ts";
import { dayOfColumn } from "./day-column.ts";
import type { DailyAnswers, DailyChange } from "./progress.ts";

/** A point in time, and the user's time zone. */
interface UserDay {
  /** ISO 8601. */
  readonly now: string;
  /** Minutes east of UTC; past days are counted in this zone, too. */
  readonly zone: number;
}

export interface StudyStore {
  /** Every day with an answer or review, in ascending order. */
  activity(userId: number, zone: number): Promise<StudyDay[]>;
  /** The answers of the last `days` days, by type and by rule. */
  answers(
    userId: number,
    today: UserDay,
    days: number,
  ): Promise<{ types: DailyAnswers[]; rules: DailyAnswers[] }>;
  /** When the words on the list were added, and when they became known or ceased to be. */
  words(userId: number, zone: number): Promise<{ listed: DailyChange[]; known: DailyChange[] }>;
  /** What is due in the next `days` days, today included. */
  due(
    userId: number,
    today: UserDay,
    days: number,
  ): Promise<{ words: DayCount[]; rules: DayCount[] }>;
}

const count = sql<number>`count(*)`;

/** Counts the rows that fulfil a condition. */
const countWhere = (condition: Expression<SqlBool>) =>
  sql<number>`count(case when ${condition} then 1 end)`;

export function studyStore(db: Database): StudyStore {
  const dayOf = (column: string, zone: number) => dayOfColumn(db, column, zone).as("day");
  return {
    async activity(userId, zone) {
      const answers = await db
        .selectFrom("graded_answer")
        .select([dayOf("answered_at", zone), count.as("count")])
        .where("user_id", "=", userId)
        .groupBy("day")
        .execute();
      const reviews = await db
        .selectFrom("word_review")
        .select([dayOf("reviewed_at", zone), count.as("count")])
        .where("user_id", "=", userId)
        .groupBy("day")
        .execute();
      const days = new Map(
        answers.map((one) => [one.day, { day: one.day, answers: one.count, reviews: 0 }]),
      );
      for (const one of reviews)
        days.set(one.day, {
          day: one.day,
          answers: days.get(one.day)?.answers ?? 0,
          reviews: one.count,
        });
      return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
    },

    async answers(userId, { now, zone }, days) {
      const since = daysAfter(now, zone, 1 - days);
      const types = await db
        .selectFrom("graded_answer")
        .select([dayOf("answered_at", zone), "type as id", count.as("total")])
        .select(({ eb }) => countWhere(eb("outcome", "=", "right")).as("right"))
        .where("user_id", "=", userId)
        .where("answered_at", ">=", since)
        .groupBy(["day", "type"])
        .execute();
      const rules = await db
        .selectFrom("rule_answer")
        .select([dayOf("answered_at", zone), "rule as id", count.as("total")])
        .select(({ eb }) => countWhere(eb("missed", "=", 0)).as("right"))
        .where("user_id", "=", userId)
        .where("answered_at", ">=", since)
        .groupBy(["day", "rule"])
        .execute();
      return { types, rules };
    },

    async words(userId, zone) {
      const listed = await db
        .selectFrom("word")
        .select([dayOf("created_at", zone), count.as("change")])
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .groupBy("day")
        .execute();
      const known = await db
        // materialized: without statistics PostgreSQL would choose a nested loop over the words
        .with(
          (named) => named("review").materialized(),
          (open) =>
            open
              .selectFrom("word_review")
              .select(["word_id", "reviewed_at", "known_change"])
              .where("user_id", "=", userId)
              .where("known_change", "<>", sql.lit(0)),
        )
        .selectFrom("review")
        .innerJoin("word", "word.id", "review.word_id")
        .select(({ case: when, ref }) =>
          // a word that was removed and added again is on the list since then, with what was learned before
          when()
            .when("reviewed_at", "<", ref("created_at"))
            .then(dayOfColumn(db, "created_at", zone))
            .else(dayOfColumn(db, "reviewed_at", zone))
            .end()
            .as("day"),
        )
        .select(({ fn }) => fn.sum<number>("known_change").as("change"))
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .groupBy("day")
        .execute();
      return { listed, known };
    },

    async due(userId, { now, zone }, days) {
      const end = daysAfter(now, zone, days);
      const words = await db
        .selectFrom("word")
        .select([dayOf("due_at", zone), count.as("count")])
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .where("due_at", "<", end)
        .groupBy("day")
        .execute();
      const rules = await db
        .selectFrom("rule_card")
        .select([dayOf("due_at", zone), count.as("count")])
        .where("user_id", "=", userId)
        .where("due_at", "<", end)
        .groupBy("day")
        .execute();
      return { words, rules };
    },
  };
}
