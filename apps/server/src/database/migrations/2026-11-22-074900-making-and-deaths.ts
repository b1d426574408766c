/** Which making of an exam may write, and how often a making has died, so that one that kills is not begun for ever. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["making", "deaths"])
    await db.schema
      .alterTable("exam")
      .addColumn(column, "integer", (define) => define.notNull().defaultTo(0))
      .execute();
}
