/** Runs a suite on both data bases. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openDatabase, type Database } from "../src/database/database.ts";
import type { Engine } from "../src/database/engine.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { openSqlite } from "../src/database/sqlite.ts";

const ENGINES = ["sqlite", "postgres"] as const satisfies readonly Engine[];

/** Where an installation keeps its data. */
export interface Place {
  readonly folder: string;
  readonly url: string | undefined;
}

/** The suite once for each engine; `newPlace` gives an empty place, which is removed at the end. */
export function inBothPlaces(
  name: string,
  suite: (newPlace: () => Promise<Place>, engine: Engine) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    suite(async () => {
      const folder = mkdtempSync(join(tmpdir(), "pulda-test-"));
      folders.push(folder);
      return { folder, url: engine === "postgres" ? await newPostgresDatabase() : undefined };
    }, engine);
  });
}

/**
 * The suite once for each engine, with an open, empty data base.
 * @example onBothEngines("the word store", (database) => it("…", () => wordStore(database()) …))
 */
export function onBothEngines(name: string, suite: (database: () => Database) => void): void {
  inBothPlaces(name, (newPlace) => {
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
export async function openAsOf({ folder, url }: Place, last: string): Promise<Kysely<unknown>> {
  const dialect = url === undefined ? openSqlite(folder) : openPostgres(url, () => {});
  const db = new Kysely<unknown>({ dialect });
  await migrate(db, url === undefined ? "sqlite" : "postgres", last);
  return db;
}

async function newPostgresDatabase(): Promise<string> {
  const url = new URL(inject("postgres"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
