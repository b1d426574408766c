import { sql, type Kysely, type RawBuilder } from "kysely";
import { databaseKindOf } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { offsetOfDay } from "@pulda/question";

/**
 * The date of the user's day that a column's time belongs to, as `dateOf` has it, by the data base: so a
 * year of answers comes as 365 rows.
 * @param column its name, which holds ISO 8601 UTC text
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
