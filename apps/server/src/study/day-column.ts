import { sql, type Kysely, type RawBuilder } from "kysely";
import { databaseKindOf } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { offsetOfDay } from "@pulda/question";

/**
 * SQL for the date of the user's day that a column's time belongs to (`dateOf` in SQL), so that the
 * database groups a year of answers into 365 rows.
 * @param column its name; it holds ISO 8601 UTC text
 * @param zone minutes east of UTC
 * @example db.selectFrom("word").select(dayOfColumn(db, "created_at", 540).as("day"))
 */
export function dayOfColumn(db: Kysely<Schema>, column: string, zone: number): RawBuilder<string> {
  const time = sql.ref(column);
  const shift = sql.lit(`${offsetOfDay(zone)} minutes`);
  return databaseKindOf(db) === "sqlite"
    ? sql<string>`date(${time}, ${shift})`
    : sql<string>`to_char(${time}::timestamp + ${shift}::interval, 'YYYY-MM-DD')`;
}
