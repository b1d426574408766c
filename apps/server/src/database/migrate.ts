/** Brings a data base to the newest state; the list is one for both engines. */
import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Engine } from "./engine.ts";
import * as firstTables from "./migrations/2026-11-21-first-tables.ts";
import * as mistakes from "./migrations/2026-11-21-z-mistakes.ts";
import * as questionsAsked from "./migrations/2026-11-22-questions-asked.ts";
import * as study from "./migrations/2026-11-22-study.ts";
import * as taking from "./migrations/2026-11-22-taking.ts";
import * as questionChanges from "./migrations/2026-11-21-question-changes.ts";
import * as rulesAsLists from "./migrations/2026-11-23-000000-rules-as-lists.ts";
import * as wordLearning from "./migrations/2026-11-21-word-learning.ts";

/** In the order of their names. A migration that has landed is never edited. */
const MIGRATIONS: Record<string, { up(db: Kysely<unknown>, engine: Engine): Promise<void> }> = {
  "2026-11-21-first-tables": firstTables,
  "2026-11-21-question-changes": questionChanges,
  "2026-11-21-word-learning": wordLearning,
  "2026-11-21-z-mistakes": mistakes,
  "2026-11-22-questions-asked": questionsAsked,
  "2026-11-22-study": study,
  "2026-11-22-taking": taking,
  "2026-11-23-000000-rules-as-lists": rulesAsLists,
};

/**
 * @param last the migration to stop at; tests of the next one begin there
 * @throws when a migration fails; then none of them has changed anything
 */
export async function migrate(db: Kysely<unknown>, engine: Engine, last?: string): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { up }]): [string, Migration] => [
      name,
      { up: (open) => up(open, engine) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error) throw error;
}
