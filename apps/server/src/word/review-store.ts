/** The store of word reviews: the queue, ratings and their undo, and the spread of a backlog. */
import { DEFAULT_DAILY_LIMIT, type ReviewCard, type Word } from "@pulda/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema, WordTable } from "../database/schema.ts";
import { addDays, dateOf, datesFrom, dayOf, daysAfter } from "@pulda/question";
import { forecastOf } from "./forecast.ts";
import {
  postponed,
  previewOf,
  retrievability,
  reviewTime,
  scheduleAfter,
  testsMemory,
  type Schedule,
} from "./schedule.ts";
import { WORD_COLUMNS } from "./store.ts";

/** A point in time, and the user's time zone. */
interface UserDay {
  /** ISO 8601. */
  readonly now: string;
  /** Minutes east of UTC. */
  readonly zone: number;
}

export interface Queue {
  readonly cards: ReviewCard[];
  readonly left: number;
  readonly done: number;
  readonly due: number;
  readonly daily_limit: number;
  readonly next_due_at: string | null;
  readonly can_undo: boolean;
}

interface Stats {
  readonly total: number;
  readonly states: { new: number; learning: number; known: number };
  readonly forecast: { day: string; count: number }[];
  readonly retention: { day: string; reviewed: number; remembered: number }[];
}

export interface ReviewStore {
  queue(userId: number, today: UserDay): Promise<Queue>;
  /**
   * Rates a review; `now` may lie in the past, where it was sent late. "changed" where the word was reviewed since `reps` was seen; null where it is not
   * the user's.
   */
  review(
    userId: number,
    review: { wordId: number; rating: number; reps: number | undefined; now: string },
  ): Promise<Word | "changed" | null>;
  /** Undoes the last rating of the user's day; null where there is none. */
  undo(userId: number, today: UserDay): Promise<Word | null>;
  /** Spreads what is due over `days` days, today included. */
  catchUp(
    userId: number,
    days: number,
    today: UserDay,
  ): Promise<{ moved: number; per_day: number }>;
  setLimit(userId: number, limit: number): Promise<void>;
  stats(userId: number, today: UserDay): Promise<Stats>;
}

/** As many as a day has by itself, so that a whole day can be reviewed without a connection. */
const QUEUE_PAGE_SIZE = 50;
const FORECAST_DAYS = 14;
const RETENTION_DAYS = 30;

type Row = Selectable<WordTable>;

export function reviewStore(db: Database): ReviewStore {
  const ofUser = (userId: number, open: Kysely<Schema> = db) =>
    open.selectFrom("word").where("user_id", "=", userId).where("removed_at", "is", null);

  async function limitOf(userId: number): Promise<number> {
    const row = await db
      .selectFrom("word_setting")
      .select("daily_limit")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.daily_limit ?? DEFAULT_DAILY_LIMIT;
  }

  /** The words reviewed since `start`, each with whether it is still on the list. */
  async function reviewedSince(userId: number, start: string): Promise<Map<number, boolean>> {
    const rows = await db
      .selectFrom("word_review")
      .innerJoin("word", "word.id", "word_review.word_id")
      .select(["word_id", "removed_at"])
      .distinct()
      .where("word_review.user_id", "=", userId)
      .where("reviewed_at", ">=", start)
      .execute();
    return new Map(rows.map(({ word_id, removed_at }) => [word_id, removed_at === null]));
  }

  return {
    async queue(userId, { now, zone }) {
      const { start, end } = dayOf(now, zone);
      const daily_limit = await limitOf(userId);
      const doneToday = await reviewedSince(userId, start);
      const due = await ofUser(userId)
        .select(["id", "state"])
        .where("due_at", "<", end)
        // reviews of learned words come before new words
        .orderBy((order) => order.case().when("state", "=", "new").then(1).else(0).end())
        .orderBy("due_at")
        .orderBy("id")
        .execute();
      // a word that was started today is finished today, whatever the limit
      const started = due.filter(({ id }) => doneToday.has(id));
      const notStarted = due.filter(({ id }) => !doneToday.has(id));
      const allowed = notStarted.slice(0, Math.max(0, daily_limit - doneToday.size));
      const ids = [...allowed, ...started].slice(0, QUEUE_PAGE_SIZE).map(({ id }) => id);
      const rows =
        ids.length === 0 ? [] : await ofUser(userId).selectAll().where("id", "in", ids).execute();
      const next = await ofUser(userId)
        .select("due_at")
        .where("due_at", ">=", end)
        .orderBy("due_at")
        .limit(1)
        .executeTakeFirst();
      return {
        cards: ids.flatMap((id) => {
          const row = rows.find((candidate) => candidate.id === id);
          return row ? [{ word: wordOf(row), next: previewOf(row, now) }] : [];
        }),
        left: allowed.length + started.length,
        done: doneToday.size,
        due: due.length,
        daily_limit,
        next_due_at: next?.due_at ?? null,
        can_undo: [...doneToday.values()].includes(true),
      };
    },

    review: (userId, { wordId, rating, reps, now }) =>
      db.transaction().execute(async (transaction) => {
        const row = await lockWord(transaction, userId, wordId);
        if (!row) return null;
        if (reps !== undefined && reps !== row.reps) return "changed";
        const at = reviewTime(row, now);
        const next = scheduleAfter(row, rating, at);
        await transaction
          .insertInto("word_review")
          .values({
            user_id: userId,
            word_id: wordId,
            rating,
            reviewed_at: at,
            former: JSON.stringify(scheduleOf(row)),
            tests_memory: testsMemory(row) ? 1 : 0,
            known_change: isKnown(next) - isKnown(row),
          })
          .execute();
        return write(transaction, wordId, next);
      }),

    undo: (userId, { now, zone }) =>
      db.transaction().execute(async (transaction) => {
        const last = await transaction
          .selectFrom("word_review")
          .innerJoin("word", "word.id", "word_review.word_id")
          .select(["word_review.id", "word_id", "former"])
          .where("word_review.user_id", "=", userId)
          .where("word.removed_at", "is", null)
          .where("reviewed_at", ">=", dayOf(now, zone).start)
          .orderBy("word_review.id", "desc")
          .limit(1)
          .executeTakeFirst();
        if (!last) return null;
        const { numDeletedRows } = await transaction
          .deleteFrom("word_review")
          .where("id", "=", last.id)
          .executeTakeFirstOrThrow();
        // another window has undone it already
        if (numDeletedRows === 0n) return null;
        return write(transaction, last.word_id, JSON.parse(last.former) as Schedule);
      }),

    catchUp: (userId, days, { now, zone }) =>
      db.transaction().execute(async (transaction) => {
        const rows = await ofUser(userId, transaction)
          .selectAll()
          .where("due_at", "<", dayOf(now, zone).end)
          .execute();
        const perDay = Math.ceil(rows.length / days);
        // best remembered first: a review today loses little of it, and what is forgotten can wait
        const order = rows
          .map((row) => ({ row, recall: retrievability(row, now) }))
          .toSorted((a, b) => b.recall - a.recall || a.row.id - b.row.id);
        let count = 0;
        for (const [at, { row }] of order.entries()) {
          const day = Math.floor(at / perDay);
          if (day === 0) continue;
          await write(transaction, row.id, postponed(scheduleOf(row), daysAfter(now, zone, day)));
          count++;
        }
        return { moved: count, per_day: perDay };
      }),

    async setLimit(userId, daily_limit) {
      await db
        .insertInto("word_setting")
        .values({ user_id: userId, daily_limit })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ daily_limit }))
        .execute();
    },

    async stats(userId, { now, zone }) {
      const counts = await ofUser(userId)
        .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
        .groupBy("state")
        .execute();
      const states = { new: 0, learning: 0, known: 0 };
      for (const { state, count } of counts) states[state] = count;
      const due = await ofUser(userId)
        .select("due_at")
        .where("due_at", "<", daysAfter(now, zone, FORECAST_DAYS))
        .execute();
      const reviews = await db
        .selectFrom("word_review")
        .select(["reviewed_at", "rating"])
        .where("user_id", "=", userId)
        .where("tests_memory", "=", 1)
        .where("reviewed_at", ">=", daysAfter(now, zone, 1 - RETENTION_DAYS))
        .execute();
      const today = dateOf(now, zone);
      const dayOfReview = ({ reviewed_at }: { reviewed_at: string }) => dateOf(reviewed_at, zone);
      const reviewedOn = countBy(reviews, dayOfReview);
      const rememberedOn = countBy(
        reviews.filter(({ rating }) => rating > 1),
        dayOfReview,
      );
      return {
        total: states.new + states.learning + states.known,
        states,
        forecast: forecastOf(
          due.map(({ due_at }) => ({ day: dateOf(due_at, zone), count: 1 })),
          today,
          FORECAST_DAYS,
        ),
        retention: datesFrom(addDays(today, 1 - RETENTION_DAYS), RETENTION_DAYS).map((day) => ({
          day,
          reviewed: reviewedOn.get(day) ?? 0,
          remembered: rememberedOn.get(day) ?? 0,
        })),
      };
    },
  };
}

function countBy<One>(rows: readonly One[], keyOf: (row: One) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Locks the word's row until the transaction ends, so that concurrent ratings run one after another. */
async function lockWord(db: Kysely<Schema>, userId: number, id: number): Promise<Row | null> {
  const row = await db
    .updateTable("word")
    .set((update) => ({ reps: update.ref("reps") }))
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

function write(db: Kysely<Schema>, id: number, schedule: Schedule): Promise<Word> {
  return db
    .updateTable("word")
    .set({ ...schedule })
    .where("id", "=", id)
    .returning(WORD_COLUMNS)
    .executeTakeFirstOrThrow();
}

function isKnown({ state }: Pick<Schedule, "state">): 0 | 1 {
  return state === "known" ? 1 : 0;
}

function scheduleOf({ card, state, due_at, reps }: Schedule): Schedule {
  return { card, state, due_at, reps };
}

function wordOf(row: Row): Word {
  const { id, text, meaning, level, context, exam_id, created_at, state, due_at, reps } = row;
  return { id, text, meaning, level, context, exam_id, created_at, state, due_at, reps };
}
