/** Migrates a database to the newest schema; one list serves both kinds. */
import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { DatabaseKind } from "./database-kind.ts";
import { presentName, renameMigrations, TABLE } from "./migration-names.ts";
import * as firstTables from "./migrations/2026-11-21-085640-first-tables.ts";
import * as questionChanges from "./migrations/2026-11-21-154932-question-changes.ts";
import * as wordLearning from "./migrations/2026-11-21-190020-word-learning.ts";
import * as mistakes from "./migrations/2026-11-21-205938-mistakes.ts";
import * as questionsAsked from "./migrations/2026-11-21-214352-questions-asked.ts";
import * as study from "./migrations/2026-11-21-215623-study.ts";
import * as taking from "./migrations/2026-11-21-215623-taking.ts";
import * as rulesAsLists from "./migrations/2026-11-22-040000-rules-as-lists.ts";
import * as accounts from "./migrations/2026-11-22-074000-accounts.ts";
import * as makingAndDeaths from "./migrations/2026-11-22-074900-making-and-deaths.ts";
import * as indicesOfLists from "./migrations/2026-11-22-101247-indices-of-lists.ts";
import * as mailByKind from "./migrations/2026-11-22-101700-mail-by-kind.ts";
import * as whatAUserStores from "./migrations/2026-11-22-103400-what-a-user-stores.ts";
import * as sessionConfirmed from "./migrations/2026-11-22-104000-session-confirmed.ts";
import * as models from "./migrations/2026-11-22-212000-models.ts";
import * as lanes from "./migrations/2026-11-22-215521-lanes.ts";
import * as shares from "./migrations/2026-11-23-062407-shares.ts";
import * as trash from "./migrations/2026-11-23-162228-trash.ts";
import * as examples from "./migrations/2026-11-24-225807-examples.ts";
import * as typesOfQuestions from "./migrations/2026-11-29-101500-types-of-questions.ts";

/**
 * Sorted by name; a name begins with the time (UTC, to the second) at which the migration was written.
 * A migration that has landed is never edited.
 */
export const MIGRATIONS: Record<
  string,
  { up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> }
> = {
  "2026-11-21-085640-first-tables": firstTables,
  "2026-11-21-154932-question-changes": questionChanges,
  "2026-11-21-190020-word-learning": wordLearning,
  "2026-11-21-205938-mistakes": mistakes,
  "2026-11-21-214352-questions-asked": questionsAsked,
  "2026-11-21-215623-study": study,
  "2026-11-21-215623-taking": taking,
  "2026-11-22-040000-rules-as-lists": rulesAsLists,
  "2026-11-22-074000-accounts": accounts,
  "2026-11-22-074900-making-and-deaths": makingAndDeaths,
  "2026-11-22-101247-indices-of-lists": indicesOfLists,
  "2026-11-22-101700-mail-by-kind": mailByKind,
  "2026-11-22-103400-what-a-user-stores": whatAUserStores,
  "2026-11-22-104000-session-confirmed": sessionConfirmed,
  "2026-11-22-212000-models": models,
  "2026-11-22-215521-lanes": lanes,
  "2026-11-23-062407-shares": shares,
  "2026-11-23-162228-trash": trash,
  "2026-11-24-225807-examples": examples,
  "2026-11-29-101500-types-of-questions": typesOfQuestions,
};

/** The names of the migrations that a database has, oldest first; none for an empty database. */
export async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const recorded = await (db as Kysely<{ [TABLE]: { name: string } }>)
    .selectFrom(TABLE)
    .select("name")
    .execute();
  return recorded.map(({ name }) => presentName(name)).toSorted();
}

/**
 * @param last the migration to stop at; tests of the next one begin there
 * @throws when a migration fails; then none of them has changed anything
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  last?: string,
): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { up }]): [string, Migration] => [
      name,
      { up: (transaction) => up(transaction, kind) },
    ]),
  );
  await renameMigrations(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error) throw error;
}
