import { sql } from "kysely";
import { expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { openDatabase } from "./database.ts";

inBothLocations("statements", (newLocation, kind) => {
  it.runIf(kind === "postgres")(
    "stay prepared in their connection, but for lists of which no two are alike",
    async () => {
      const db = await openDatabase(await newLocation());
      const prepared = await db.connection().execute(async (connection) => {
        const exams = connection.selectFrom("exam").select("title");
        for (const id of [1, 2]) await exams.where("id", "=", id).execute();
        const many = Array.from({ length: 40 }, (_, at) => at);
        await exams.where("id", "in", many).execute();
        const { rows } = await sql<{
          statement: string;
        }>`select statement from pg_prepared_statements where statement like 'select "title"%'`.execute(
          connection,
        );
        return rows.map(({ statement }) => statement);
      });
      expect(prepared).toEqual(['select "title" from "exam" where "id" = $1']);
      await db.destroy();
    },
  );
});
