import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { inBothLocations, newFolder, type DatabaseLocation } from "../../test/databases.ts";
import { putOldDatabase } from "../../test/old-database.ts";
import { addUser } from "../../test/sample-exam.ts";
import { openDatabase } from "../database/database.ts";
import { favoriteStore } from "../favorite/store.ts";
import { copyBeforeMigration, entriesOf } from "./backup.ts";
import type { Entries, Entry } from "./entries.ts";
import { readBackup, writeBackup } from "./file.ts";
import { restore } from "./restore.ts";
import { tableOrder } from "./table-order.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
function emptyFolder(): string {
  const folder = newFolder("empty");
  folders.push(folder);
  return folder;
}

async function list(entries: Entries): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

/** Every table with its columns by name, its rows and its next id. */
async function contentOf(location: DatabaseLocation): Promise<Map<string, unknown>> {
  const tables = new Map<string, { next: number | null; rows: string[] }>();
  let current: { columns: readonly string[]; rows: string[] } | undefined;
  for (const entry of await list(entriesOf(location))) {
    if ("table" in entry) {
      const { name, columns, next_id } = entry.table;
      const rows: string[] = [];
      current = { columns, rows };
      tables.set(name, { next: next_id, rows });
    } else if ("row" in entry && current) {
      const { columns } = current;
      const cells = entry.row.map((value, at) => [columns[at] ?? "", value] as const);
      current.rows.push(JSON.stringify(cells.toSorted(([a], [b]) => (a < b ? -1 : 1))));
    }
  }
  for (const table of tables.values()) table.rows.sort();
  return tables;
}

async function openAndClose(location: DatabaseLocation): Promise<void> {
  await (await openDatabase(location)).destroy();
}

inBothLocations("a backup", (newLocation, kind) => {
  const pairs =
    kind === "sqlite"
      ? [["sqlite", "sqlite"]]
      : [
          ["postgres", "postgres"],
          ["postgres", "sqlite"],
          ["sqlite", "postgres"],
        ];

  it.each(pairs)("is restored row by row from %s into an empty %s", async (from, to) => {
    // the old database is in both its folder and, on PostgreSQL, its tables
    const old = await newLocation("empty");
    await putOldDatabase(old);
    const source = { ...old, url: from === "sqlite" ? undefined : old.url };
    await openAndClose(source);
    const file = join(emptyFolder(), "backup.gz");
    const written = await writeBackup(file, entriesOf(source));
    expect(written.rows).toBeGreaterThan(500);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const { url } = await newLocation("empty");
    const target = { folder: emptyFolder(), url: to === "sqlite" ? undefined : url };
    expect(await restore(readBackup(file), target)).toBe(written.rows);
    expect(await contentOf(target)).toEqual(await contentOf(source));
    await openAndClose(target);
  });

  it("of a version before is brought to the newest schema", async () => {
    const source = await newLocation("empty");
    await putOldDatabase(source);
    const target = await newLocation("empty");
    await restore(entriesOf(source), target);
    await openAndClose(source);
    const [restored, migrated] = [await contentOf(target), await contentOf(source)];
    expect([...restored.keys()].toSorted()).toEqual([...migrated.keys()].toSorted());
    expect(restored.get("question")).toEqual(migrated.get("question"));
  });

  it("is one snapshot, though writing goes on", async () => {
    const location = await newLocation();
    const db = await openDatabase(location);
    const userId = await addUser(db);
    const favorites = favoriteStore(db);
    await favorites.create(userId, "before");
    const titles: unknown[] = [];
    for await (const entry of entriesOf(location)) {
      // the snapshot is taken by now
      if ("header" in entry) await favorites.create(userId, "meanwhile");
      if ("row" in entry) titles.push(...entry.row);
    }
    expect(titles).toContain("before");
    expect(titles).not.toContain("meanwhile");
    await db.destroy();
  });

  it("is refused by a database in use, which stays as it was", async () => {
    const [source, target] = [await newLocation(), await newLocation()];
    for (const location of [source, target]) {
      const db = await openDatabase(location);
      await addUser(db);
      await db.destroy();
    }
    const before = await contentOf(target);
    await expect(restore(entriesOf(source), target)).rejects.toThrow("비어 있지 않아요");
    expect(await contentOf(target)).toEqual(before);
  });

  it("that is not whole leaves the target empty, which can still be restored into", async () => {
    const source = await newLocation();
    const db = await openDatabase(source);
    await addUser(db);
    await db.destroy();
    const target = await newLocation("empty");
    async function* cut(): Entries {
      for await (const entry of entriesOf(source)) if (!("end" in entry)) yield entry;
    }
    await expect(restore(cut(), target)).rejects.toThrow("끝까지 있지 않아요");
    await restore(entriesOf(source), target);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it("is made before a migration, and no more than three are kept", async () => {
    const source = await newLocation("empty");
    await putOldDatabase(source);
    const before = await contentOf(source);
    const migrations: string[] = [];
    const db = await openDatabase({
      ...source,
      beforeMigration: async (first) => {
        migrations.push(first);
        await copyBeforeMigration(source, first);
      },
    });
    await db.destroy();
    expect(migrations).toEqual(["2026-11-22-040000-rules-as-lists"]);
    const backups = join(source.folder, "backups");
    const copy = join(backups, "before-2026-11-22-040000-rules-as-lists.pulda.gz");
    const rows = (await list(readBackup(copy))).filter((entry) => "row" in entry);
    const count = [...before.values()].reduce<number>(
      (sum, table) => sum + (table as { rows: string[] }).rows.length,
      0,
    );
    expect(rows).toHaveLength(count);
    for (const name of ["1", "2", "3"]) await copyBeforeMigration(source, name);
    expect(readdirSync(backups).toSorted()).toEqual(
      ["before-2", "before-2026-11-22-040000-rules-as-lists", "before-3"].map(
        (name) => `${name}.pulda.gz`,
      ),
    );
    await openDatabase({
      ...source,
      beforeMigration: () => expect.fail("there is nothing to migrate"),
    }).then((open) => open.destroy());
  });
});

function fileWith(content: string | Buffer): string {
  const path = join(emptyFolder(), "file.gz");
  writeFileSync(path, content);
  return path;
}
const target = () => ({ folder: emptyFolder(), url: undefined });

const header = (more: object = {}) => ({
  header: { format: "pulda-backup", version: 1, taken_at: "", migrations: ["x"], ...more },
});
const zipped = (...lines: unknown[]) =>
  fileWith(gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
it.each<[string, () => string, string]>([
  ["that does not exist", () => "/nowhere/backup.gz", "파일이 없어요"],
  ["that is no archive", () => fileWith("hello"), "읽을 수 없어요"],
  ["of something else", () => zipped({ some: "thing" }), "백업 파일이 아니에요"],
  ["that is empty", () => fileWith(gzipSync("")), "백업 파일이 아니에요"],
  ["of a newer version", () => zipped(header()), "더 새로운 풀다"],
  ["of a newer format", () => zipped(header({ version: 2 })), "더 새로운 풀다"],
])("%s is refused", async (_, path, message) => {
  await expect(restore(readBackup(path()), target())).rejects.toThrow(message);
});

describe("a backup file", () => {
  it("that was cut off is refused", async () => {
    const folder = newFolder();
    folders.push(folder);
    const path = join(emptyFolder(), "backup.gz");
    await writeBackup(path, entriesOf({ folder, url: undefined }));
    truncateSync(path, statSync(path).size - 40);
    await expect(restore(readBackup(path), target())).rejects.toThrow("읽을 수 없어요");
  });

  it("is never overwritten, and appears only when it is whole", async () => {
    const path = fileWith("mine");
    const folder = emptyFolder();
    await expect(writeBackup(path, entriesOf({ folder }))).rejects.toThrow("이미 있는 파일이에요");
    expect(readFileSync(path, "utf8")).toBe("mine");
    const fresh = join(folder, "backup.gz");
    await expect(writeBackup(fresh, entriesOf({ folder }))).rejects.toThrow("자료가 없어요");
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("the order of tables", () => {
  it("puts each after those that it references, itself not counted", () => {
    const references = new Map([
      ["answer", ["attempt", "question"]],
      ["attempt", ["user", "attempt"]],
      ["question", ["user"]],
      ["user", []],
    ]);
    expect(tableOrder(references)).toEqual(["user", "attempt", "question", "answer"]);
  });

  it("does not exist where tables reference each other", () => {
    const references = new Map([
      ["a", ["b"]],
      ["b", ["a"]],
    ]);
    expect(() => tableOrder(references)).toThrow("a, b");
  });
});
