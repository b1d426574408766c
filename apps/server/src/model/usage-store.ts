/** How much of a language model the users have used, by days of Seoul. */
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEOUL_HOURS = 9;

/**
 * The day of Seoul at a moment, in Unix milliseconds.
 * @example seoulDay(Date.parse("2026-11-21T15:00:00Z")) // "2026-11-22"
 */
export function seoulDay(now: number): string {
  return new Date(now + SEOUL_HOURS * HOUR_MS).toISOString().slice(0, 10);
}

/** How often a model was asked, and how many tokens went in and came out together. */
interface Use {
  readonly calls: number;
  readonly tokens: number;
}

export interface ModelUsageStore {
  /** Books a call of today. */
  add(userId: number, used: { tokensIn: number; tokensOut: number }): Promise<void>;
  /** What a user has used today. */
  today(userId: number): Promise<Use>;
  /** What all have used together in the last days, today among them. */
  ofAll(days: number): Promise<Use>;
  /** Who has used most in the last days. */
  most(days: number, limit: number): Promise<(Use & { user_id: number; email: string })[]>;
  /** Removes what is older than some days. */
  removeOlder(days: number): Promise<void>;
}

/** @param now the present moment in Unix milliseconds */
export function modelUsageStore(db: Database, now: () => number = Date.now): ModelUsageStore {
  const dayAgo = (days: number) => seoulDay(now() - days * DAY_MS);
  const calls = sql<number>`coalesce(sum(model_usage.calls), 0)`;
  const tokens = sql<number>`coalesce(sum(model_usage.tokens_in + model_usage.tokens_out), 0)`;

  return {
    async add(userId, { tokensIn, tokensOut }) {
      await db
        .insertInto("model_usage")
        .values({
          user_id: userId,
          day: dayAgo(0),
          calls: 1,
          tokens_in: tokensIn,
          tokens_out: tokensOut,
        })
        .onConflict((conflict) =>
          conflict.columns(["user_id", "day"]).doUpdateSet({
            calls: sql`model_usage.calls + 1`,
            tokens_in: sql`model_usage.tokens_in + excluded.tokens_in`,
            tokens_out: sql`model_usage.tokens_out + excluded.tokens_out`,
          }),
        )
        .execute();
    },

    async today(userId) {
      const row = await db
        .selectFrom("model_usage")
        .select([calls.as("calls"), tokens.as("tokens")])
        .where("user_id", "=", userId)
        .where("day", "=", dayAgo(0))
        .executeTakeFirst();
      return use(row);
    },

    async ofAll(days) {
      const row = await db
        .selectFrom("model_usage")
        .select([calls.as("calls"), tokens.as("tokens")])
        .where("day", ">", dayAgo(days))
        .executeTakeFirst();
      return use(row);
    },

    async most(days, limit) {
      const rows = await db
        .selectFrom("model_usage")
        .innerJoin("user", "user.id", "model_usage.user_id")
        .select(["user.id as user_id", "user.email", calls.as("calls"), tokens.as("tokens")])
        .where("model_usage.day", ">", dayAgo(days))
        .where("user.removed_at", "is", null)
        .groupBy(["user.id", "user.email"])
        .orderBy("tokens", "desc")
        .orderBy("user.id")
        .limit(limit)
        .execute();
      return rows.map(({ user_id, email, ...used }) => ({ user_id, email, ...use(used) }));
    },

    async removeOlder(days) {
      await db.deleteFrom("model_usage").where("day", "<=", dayAgo(days)).execute();
    },
  };
}

/** PostgreSQL gives sums as texts. */
function use(row: { calls: number | string; tokens: number | string } | undefined): Use {
  return { calls: Number(row?.calls ?? 0), tokens: Number(row?.tokens ?? 0) };
}
