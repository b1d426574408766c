/** Names of migrations: what they were called before their names told the second. */
import type { Kysely } from "kysely";

/** As data bases of version 0.1 noted them → as they are called since. */
const RENAMED: Readonly<Record<string, string>> = {
  "2026-11-21-first-tables": "2026-11-21-085640-first-tables",
  "2026-11-21-question-changes": "2026-11-21-154932-question-changes",
  "2026-11-21-word-learning": "2026-11-21-190020-word-learning",
  "2026-11-21-z-mistakes": "2026-11-21-205938-mistakes",
  "2026-11-22-questions-asked": "2026-11-21-214352-questions-asked",
  "2026-11-22-study": "2026-11-21-215623-study",
  "2026-11-22-taking": "2026-11-21-215623-taking",
};

const TABLE = "kysely_migration";

/** Gives the migrations that a data base has noted the names they have now, so that none runs twice. */
export async function renameMigrations(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return;
  await (db as Kysely<{ [TABLE]: { name: string } }>).transaction().execute(async (open) => {
    for (const [old, name] of Object.entries(RENAMED))
      await open.updateTable(TABLE).set({ name }).where("name", "=", old).execute();
  });
}
