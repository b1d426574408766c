/** Counts what happens by the hour, for the admins' charts. */
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

type Counted = "sign-in" | "failed-sign-in";

/** Counts are written together: a class that signs in at once would otherwise wait for one row. */
const WRITE_INTERVAL_MS = 10_000;

export interface Usage {
  count(name: Counted): void;
  /** Writes what was counted. What cannot be written is kept for the next time. */
  write(): Promise<void>;
  close(): Promise<void>;
}

/** @param onError called when counts cannot be written */
export function usageCounter(db: Database, onError: (error: unknown) => void): Usage {
  let counted = new Map<string, { hour: string; name: Counted; count: number }>();
  const timer = setInterval(() => void write(), WRITE_INTERVAL_MS);
  timer.unref();

  function count(name: Counted, by = 1, hour = new Date().toISOString().slice(0, 13)): void {
    const key = `${hour} ${name}`;
    counted.set(key, { hour, name, count: (counted.get(key)?.count ?? 0) + by });
  }

  async function write(): Promise<void> {
    const rows = [...counted.values()];
    if (rows.length === 0) return;
    counted = new Map();
    try {
      await db
        .insertInto("hourly_count")
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(["hour", "name"])
            .doUpdateSet({ count: sql`hourly_count.count + excluded.count` }),
        )
        .execute();
    } catch (error) {
      for (const row of rows) count(row.name, row.count, row.hour);
      onError(error);
    }
  }

  return {
    count: (name) => count(name),
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
