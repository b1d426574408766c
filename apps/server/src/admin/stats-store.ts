/** How the installation is used, for the admins' charts. */
import { ADMIN_LEVEL, type AdminStats, type UsageDay } from "@pulda/contract";
import { sql } from "kysely";
import { databaseKindOf, type Database } from "../database/database.ts";

type Counted = Exclude<keyof UsageDay, "day">;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface StatsStore {
  /**
   * One for each day, the earliest first; the last is today.
   * @param today the present moment in Unix milliseconds, and the minutes east of UTC
   */
  days(count: number, today: { now: number; zone: number }): Promise<UsageDay[]>;
  totals(): Promise<AdminStats["totals"]>;
  database(): Promise<AdminStats["database"]>;
  exams(): Promise<{ generating: number; failed: number }>;
}

export function statsStore(db: Database): StatsStore {
  /** How many rows began in each hour since. */
  async function perHour(table: "user" | "exam" | "attempt", since: string) {
    const time = table === "attempt" ? "started_at" : "created_at";
    const { rows } = await sql<{ hour: string; count: number }>`
      select substr(${sql.ref(time)}, 1, 13) as hour, count(*) as count
      from ${sql.table(table)} where ${sql.ref(time)} >= ${since}
      group by substr(${sql.ref(time)}, 1, 13)`.execute(db);
    return rows;
  }

  /** Large tables are estimated, because counting them would take as long as reading them. */
  async function estimate(table: "question" | "answer" | "word"): Promise<number> {
    const { rows } = await (
      databaseKindOf(db) === "sqlite"
        ? sql<{ count: number }>`select coalesce(max(rowid), 0) as count from ${sql.table(table)}`
        : sql<{ count: number }>`
          select greatest(reltuples, 0)::bigint as count from pg_class
          where oid = ${table}::regclass`
    ).execute(db);
    return rows[0]?.count ?? 0;
  }

  async function countAll(table: "exam" | "attempt"): Promise<number> {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  }

  return {
    async days(count, { now, zone }) {
      const dayOf = (hour: string) =>
        new Date(Date.parse(`${hour}:00:00.000Z`) + zone * MINUTE_MS).toISOString().slice(0, 10);
      const today = new Date(now + zone * MINUTE_MS).toISOString().slice(0, 10);
      const first = Date.parse(today) - (count - 1) * 24 * HOUR_MS;
      const days = new Map<string, UsageDay>();
      for (let at = 0; at < count; at += 1) {
        const day = new Date(first + at * 24 * HOUR_MS).toISOString().slice(0, 10);
        days.set(day, { day, users: 0, sign_ins: 0, failed_sign_ins: 0, exams: 0, attempts: 0 });
      }
      const since = new Date(first - zone * MINUTE_MS).toISOString();
      const add = (name: Counted, rows: readonly { hour: string; count: number }[]) => {
        for (const { hour, count: found } of rows) {
          const day = days.get(dayOf(hour));
          if (day) day[name] += found;
        }
      };
      add("users", await perHour("user", since));
      add("exams", await perHour("exam", since));
      add("attempts", await perHour("attempt", since));
      const counts = await db
        .selectFrom("hourly_count")
        .selectAll()
        .where("hour", ">=", since.slice(0, 13))
        .execute();
      add(
        "sign_ins",
        counts.filter(({ name }) => name === "sign-in"),
      );
      add(
        "failed_sign_ins",
        counts.filter(({ name }) => name === "failed-sign-in"),
      );
      return [...days.values()];
    },

    async totals() {
      const people = await db
        .selectFrom("user")
        .select(({ fn }) => [
          fn.countAll<number>().as("users"),
          fn.countAll<number>().filterWhere("locked_at", "is not", null).as("locked"),
          fn.countAll<number>().filterWhere("admin_level", "=", ADMIN_LEVEL).as("admins"),
        ])
        .where("removed_at", "is", null)
        .where("kind", "=", "member")
        .executeTakeFirstOrThrow();
      return {
        ...people,
        exams: await countAll("exam"),
        questions: await estimate("question"),
        attempts: await countAll("attempt"),
        answers: await estimate("answer"),
        words: await estimate("word"),
      };
    },

    async database() {
      const kind = databaseKindOf(db);
      const { rows } = await (
        kind === "sqlite"
          ? sql<{ bytes: number }>`
            select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
          : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      ).execute(db);
      return { kind, bytes: rows[0]?.bytes ?? 0 };
    },

    async exams() {
      const rows = await db
        .selectFrom("exam")
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .where("state", "in", ["generating", "failed"])
        .groupBy("state")
        .execute();
      const countOf = (wanted: string) => rows.find(({ state }) => state === wanted)?.count ?? 0;
      return { generating: countOf("generating"), failed: countOf("failed") };
    },
  };
}
