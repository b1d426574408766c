/** Runs a suite on both data bases. */
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

const ENGINES = ["sqlite", "postgres"] as const satisfies readonly DatabaseKind[];

/** Where an installation keeps its data. */
export interface DatabaseLocation {
  readonly folder: string;
  readonly url: string | undefined;
}

/** Whether the tables of a new place are there; without a row they are in either case. */
type State = "migrated" | "empty";

/** The suite once for each engine; `newPlace` gives a place without a row, which is removed at the end. */
export function inBothLocations(
  name: string,
  suite: (newPlace: (state?: State) => Promise<DatabaseLocation>, engine: DatabaseKind) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    suite(async (state = "migrated") => {
      const folder = newFolder(engine === "sqlite" ? state : "empty");
      folders.push(folder);
      return { folder, url: engine === "postgres" ? await newPostgres(state) : undefined };
    }, engine);
  });
}

/**
 * The suite once for each engine, with an open, empty data base.
 * @example onBothDatabases("the word store", (database) => it("…", () => wordStore(database()) …))
 */
export function onBothDatabases(name: string, suite: (database: () => Database) => void): void {
  inBothLocations(name, (newPlace) => {
    let database: Database;
    beforeAll(async () => {
      database = await openDatabase(await newPlace());
    });
    afterAll(() => database.destroy());
    suite(() => database);
  });
}

/**
 * Opens the data base of a place as it was when `last` was its newest migration; `openDatabase` then
 * brings it to the newest state of all.
 * @example const old = await openAsOf(place, "2026-11-21-085640-first-tables")
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

/** A folder for SQLite, to be removed by whoever asked for it. */
export function newFolder(state: State = "migrated"): string {
  const folder = mkdtempSync(join(tmpdir(), "pulda-test-"));
  if (state === "migrated") copyFileSync(inject("migratedFile"), join(folder, "pulda.sqlite"));
  return folder;
}

function newPostgres(state: State): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return newDatabase(inject("postgres"), name, state === "migrated" ? MIGRATED : undefined);
}
