import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "./database.ts";

const MAIN = join(import.meta.dirname, "..", "main.ts");
const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pulda-sqlite-"));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("the SQLite database", () => {
  it("is durable: WAL, FULL, foreign keys on, a busy timeout", async () => {
    const db = await openDatabase({ folder: newFolder() });
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("busy_timeout")).toBe(5000);
    await db.destroy();
  });

  it("is its user's alone to read, also where a version before has made it for others to read", async () => {
    const folder = newFolder();
    const files = () => readdirSync(folder).map((name) => join(folder, name));
    const former = await openDatabase({ folder });
    // The database, its log and its index, the lock.
    expect(files().length).toBeGreaterThanOrEqual(4);
    expect([rightsOf(folder), ...new Set(files().map(rightsOf))]).toEqual(["700", "600"]);
    await former.destroy();
    for (const path of files()) chmodSync(path, 0o644);
    chmodSync(folder, 0o755);
    const again = await openDatabase({ folder });
    expect([rightsOf(folder), ...new Set(files().map(rightsOf))]).toEqual(["700", "600"]);
    await again.destroy();
  });

  it("is locked by one process: a second one ends with one clear line, and the lock is released on close", async () => {
    const folder = newFolder();
    const db = await openDatabase({ folder });
    const second = spawnSync(process.execPath, [MAIN], {
      env: { ...process.env, PULDA_DATA_DIR: folder, PORT: "0", DATABASE_URL: "" },
      encoding: "utf8",
      timeout: 120_000,
    });
    expect(second.status).toBe(1);
    expect(second.stderr).toBe(`다른 풀다가 이 자료 폴더를 쓰고 있어요: ${folder}\n`);
    await db.destroy();
    await (await openDatabase({ folder })).destroy();
  });
});
