/** Renamed migrations: their names before the time of day became part of them. */
import type { Kysely } from "kysely";

/** The name that databases of version 0.1 have recorded → the present name. */
const RENAMED: Readonly<Record<string, string>> = {
  "2026-11-21-first-tables": "2026-11-21-085640-first-tables",
  "2026-11-21-question-changes": "2026-11-21-154932-question-changes",
  "2026-11-21-word-learning": "2026-11-21-190020-word-learning",
  "2026-11-21-z-mistakes": "2026-11-21-205938-mistakes",
  "2026-11-22-questions-asked": "2026-11-21-214352-questions-asked",
  "2026-11-22-study": "2026-11-21-215623-study",
  "2026-11-22-taking": "2026-11-21-215623-taking",
};

/** The present name of a migration that a database has recorded. */
export function presentName(recorded: string): string {
  return RENAMED[recorded] ?? recorded;
}

/** Where Kysely records the migrations of a database. */
export const TABLE = "kysely_migration";

/** Renames the migrations that a database has recorded, so that none is applied twice. */
export async function renameMigrations(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return;
  await (db as Kysely<{ [TABLE]: { name: string } }>).transaction().execute(async (transaction) => {
    for (const [old, name] of Object.entries(RENAMED))
      await transaction.updateTable(TABLE).set({ name }).where("name", "=", old).execute();
  });
}
