/** Runs a suite on both databases. */
import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openDatabase, type Database } from "../src/database/database.ts";
import type { DatabaseKind } from "../src/database/database-kind.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { openSqlite } from "../src/database/sqlite.ts";
import { MIGRATED } from "./global-setup.ts";
import { newDatabase } from "./postgres.ts";
import { effort } from "../../../testing/effort.ts";

const KINDS = ["sqlite", "postgres"] as const satisfies readonly DatabaseKind[];

/** Where an installation stores its data. */
export interface DatabaseLocation {
  readonly folder: string;
  readonly url: string | undefined;
}

/** Whether a new location has the tables; it has no rows in either case. */
type State = "migrated" | "empty";

type LocatedSuite = (
  newLocation: (state?: State) => Promise<DatabaseLocation>,
  kind: DatabaseKind,
) => void;

/** The suite once for each kind of database; `newLocation` gives a location without a row, which is removed at the end. */
export function inBothLocations(name: string, suite: LocatedSuite): void {
  inLocations(KINDS, name, suite);
}

/** For a suite that is not about what is stored: on SQLite, and in the long run on both. */
export function inOneLocation(name: string, suite: LocatedSuite): void {
  inLocations(effort<readonly DatabaseKind[]>(["sqlite"], KINDS), name, suite);
}

function inLocations(kinds: readonly DatabaseKind[], name: string, suite: LocatedSuite): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    suite(async (state = "migrated") => {
      const folder = newFolder(kind === "sqlite" ? state : "empty");
      folders.push(folder);
      return { folder, url: kind === "postgres" ? await newPostgres(state) : undefined };
    }, kind);
  });
}

/**
 * The suite once for each kind, with an open, empty database.
 * @example onBothDatabases("the word store", (database) => it("…", () => wordStore(database()) …))
 */
export function onBothDatabases(name: string, suite: (database: () => Database) => void): void {
  inBothLocations(name, (newLocation) => {
    let database: Database;
    beforeAll(async () => {
      database = await openDatabase(await newLocation());
    });
    afterAll(() => database.destroy());
    suite(() => database);
  });
}

/**
 * Opens the database of a location as it was when `last` was its newest migration; `openDatabase` then
 * brings it to the newest state of all.
 * @example const old = await openAsOf(location, "2026-11-21-085640-first-tables")
 */
export async function openAsOf(
  { folder, url }: DatabaseLocation,
  last: string,
): Promise<Kysely<unknown>> {
  const dialect = url === undefined ? openSqlite(folder) : openPostgres(url, () => {});
  const db = new Kysely<unknown>({ dialect });
  await migrate(db, url === undefined ? "sqlite" : "postgres", last);
  return db;
}

/** A folder for SQLite, to be removed by the caller. */
export function newFolder(state: State = "migrated"): string {
  const folder = mkdtempSync(join(tmpdir(), "pulda-test-"));
  if (state === "migrated") copyFileSync(inject("migratedFile"), join(folder, "pulda.sqlite"));
  return folder;
}

function newPostgres(state: State): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return newDatabase(inject("postgres"), name, state === "migrated" ? MIGRATED : undefined);
}
