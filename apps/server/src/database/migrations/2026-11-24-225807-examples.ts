/** Which exams are copies of the library's: their owners take them, and have not made them. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("exam")
    .addColumn("is_example", "integer", (define) => define.notNull().defaultTo(0))
    .execute();
  // until now a copy was known by its title alone
  await sql`update exam set is_example = 1 where title like '예시 · %'`.execute(db);
}
