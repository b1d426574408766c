/** Backups of an installation, taken while it runs. */
import { existsSync, mkdirSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { DatabaseLocation } from "../database/database.ts";
import type { Entries } from "./entries.ts";
import { writeBackup } from "./file.ts";
import { postgresEntries } from "./postgres-source.ts";
import { sqliteEntries } from "./sqlite-source.ts";

const FOLDER = "backups";
/** So many copies that were made before migrations are kept. */
const COPIES = 3;

/** All rows of a database, as one snapshot. */
export function entriesOf({ folder, url }: DatabaseLocation): Entries {
  return url ? postgresEntries(url) : sqliteEntries(resolve(folder));
}

/**
 * Copies the database before it is migrated, into the folder `backups` of the data folder, and removes the oldest
 * copies.
 * @param first the first migration that will run
 * @returns the path of the copy
 */
export async function copyBeforeMigration(
  location: DatabaseLocation,
  first: string,
): Promise<string> {
  const folder = join(resolve(location.folder), FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `before-${first}.pulda.gz`);
  // left by a migration that failed: the rows are the same
  if (!existsSync(path)) await writeBackup(path, entriesOf(location));
  const copies = (await readdir(folder)).filter((name) => /^before-.*\.pulda\.gz$/.test(name));
  for (const name of copies.toSorted().slice(0, -COPIES)) await rm(join(folder, name));
  return path;
}
