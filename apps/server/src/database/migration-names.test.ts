import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { inBothLocations, openAsOf } from "../../test/databases.ts";
import { openDatabase } from "./database.ts";
import { MIGRATIONS } from "./migrate.ts";

const NAMES = Object.keys(MIGRATIONS);

/** What version 0.1 noted, beside what it notes now. */
const FORMER = [
  ["2026-11-21-first-tables", "2026-11-21-085640-first-tables"],
  ["2026-11-21-question-changes", "2026-11-21-154932-question-changes"],
  ["2026-11-21-word-learning", "2026-11-21-190020-word-learning"],
  ["2026-11-21-z-mistakes", "2026-11-21-205938-mistakes"],
  ["2026-11-22-questions-asked", "2026-11-21-214352-questions-asked"],
  ["2026-11-22-study", "2026-11-21-215623-study"],
  ["2026-11-22-taking", "2026-11-21-215623-taking"],
] as const;

describe("the names of migrations", () => {
  it("begin with a time to the second and name their file; the list is in their order", () => {
    const files = readdirSync(join(import.meta.dirname, "migrations"))
      .filter((file) => file.endsWith(".ts"))
      .toSorted();
    expect(NAMES.map((name) => `${name}.ts`)).toEqual(files);
    for (const name of NAMES) {
      const [, day, hour, minute, second] =
        /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)-[a-z]+(?:-[a-z]+)*$/.exec(name) ?? [];
      const time = new Date(`${day}T${hour}:${minute}:${second}Z`);
      expect({ name, isTime: !Number.isNaN(time.getTime()) }).toEqual({ name, isTime: true });
    }
  });
});

interface Noted {
  readonly name: string;
  readonly timestamp: string;
}

async function noted(db: Kysely<unknown>): Promise<Noted[]> {
  const { rows } = await sql<Noted>`
    select name, timestamp from kysely_migration order by timestamp, name`.execute(db);
  return rows;
}

/** Turns what was noted into what version 0.1 would have noted. */
async function giveFormerNames(db: Kysely<unknown>): Promise<void> {
  for (const [old, name] of FORMER)
    await sql`update kysely_migration set name = ${old} where name = ${name}`.execute(db);
}

inBothLocations("a data base with migrations under their former names", (newPlace) => {
  it("runs none of them twice, and opens again and again", async () => {
    const place = await newPlace("empty");
    const old = await openAsOf(place, FORMER.at(-1)![1]);
    const before = await noted(old);
    await giveFormerNames(old);
    expect((await noted(old)).map(({ name }) => name)).toEqual(FORMER.map(([name]) => name));
    await old.destroy();
    for (const _ of [1, 2]) {
      const db = await openDatabase(place);
      const after = await noted(db as Kysely<unknown>);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.map(({ name }) => name)).toEqual(NAMES);
      await db.destroy();
    }
  });

  it("runs those that it has not seen", async () => {
    const place = await newPlace("empty");
    const old = await openAsOf(place, "2026-11-21-205938-mistakes");
    const before = await noted(old);
    await giveFormerNames(old);
    await old.destroy();
    const db = await openDatabase(place);
    const after = await noted(db as Kysely<unknown>);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.map(({ name }) => name)).toEqual(NAMES);
    await db.selectFrom("attempt_question").selectAll().execute();
    await db.destroy();
  });
});
