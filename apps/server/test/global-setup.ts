/** Once for a run of the tests: a PostgreSQL, and on both engines a migrated database to copy. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/database/database.ts";
import { newDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of PostgreSQL's own database, in which others are made. */
    postgres: string;
    /** A SQLite file without a row, brought to the newest state. */
    migratedFile: string;
  }
}

/** The name of the migrated database without a row on PostgreSQL. */
export const MIGRATED = "migrated";
/** The server may die, the machine does not: nothing of the tests has to outlast a loss of power. */
const UNSAFE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** @throws when PostgreSQL does not start: the tests then fail, rather than leave half of them out */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "pulda-pg-"));
  const template = mkdtempSync(join(tmpdir(), "pulda-template-"));
  const { url, stop } = await startPostgres(folder, UNSAFE);
  await (await openDatabase({ folder: template })).destroy();
  await (await openDatabase({ folder, url: await newDatabase(url, MIGRATED) })).destroy();
  project.provide("postgres", url);
  project.provide("migratedFile", join(template, "pulda.sqlite"));
  return async () => {
    await stop();
    for (const one of [folder, template]) rmSync(one, { recursive: true, force: true });
  };
}
