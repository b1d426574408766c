import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextImmediate } from "node:timers/promises";
import { Kysely, sql, type Generated } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "./sqlite.ts";

interface Tables {
  note: { id: Generated<number>; text: string };
}

let folder: string;
let db: Kysely<Tables>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pulda-driver-"));
  db = new Kysely<Tables>({ dialect: openSqlite(folder) });
  await sql`create table note (id integer primary key, text text not null unique)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const put = (text: string, open: Kysely<Tables> = db) =>
  open.insertInto("note").values({ text }).execute();

async function texts(open: Kysely<Tables> = db): Promise<string[]> {
  const rows = await open.selectFrom("note").select("text").orderBy("text").execute();
  return rows.map(({ text }) => text);
}

describe("reads", () => {
  it("see what was acknowledged, at once", async () => {
    for (let at = 0; at < 20; at++) {
      await put(String(at));
      expect(await texts()).toContain(String(at));
      await db.transaction().execute((transaction) => put(`in a transaction ${at}`, transaction));
      expect(await texts()).toContain(`in a transaction ${at}`);
    }
  });

  it("see their own transaction; outside of it nothing before it is committed, without waiting", async () => {
    await db.transaction().execute(async (transaction) => {
      await put("a", transaction);
      expect(await texts(transaction)).toEqual(["a"]);
      expect(await texts()).toEqual([]);
      await nextImmediate();
      expect(await texts()).toEqual([]);
    });
    expect(await texts()).toEqual(["a"]);
  });
});

describe("transactions", () => {
  it("roll back alone, and reject with the reason", async () => {
    const outcomes = await Promise.allSettled([
      put("before"),
      db.transaction().execute(async (transaction) => {
        await put("half", transaction);
        throw new Error("rolled back");
      }),
      db.transaction().execute(async (transaction) => {
        await put("half", transaction);
        await nextImmediate();
        await put("before", transaction);
      }),
      put("after"),
    ]);
    expect(outcomes).toMatchObject([
      { status: "fulfilled" },
      { reason: { message: "rolled back" } },
      { reason: { message: "UNIQUE constraint failed: note.text" } },
      { status: "fulfilled" },
    ]);
    expect(await texts()).toEqual(["after", "before"]);
  });

  it("do not include concurrent writes outside of them", async () => {
    let outside: Promise<unknown> = Promise.resolve();
    await expect(
      db.transaction().execute(async (transaction) => {
        outside = put("outside");
        await put("inside", transaction);
        await nextImmediate();
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await outside;
    expect(await texts()).toEqual(["outside"]);
  });

  it("run no statement after they have failed", async () => {
    let late: Promise<unknown> = Promise.resolve();
    await expect(
      db.transaction().execute(async (transaction) => {
        late = nextImmediate().then(() => put("late", transaction));
        late.catch(() => {});
        await put("a", transaction);
        await put("a", transaction);
      }),
    ).rejects.toThrow("UNIQUE");
    await expect(late).rejects.toThrow();
    expect(await texts()).toEqual([]);
  });

  it("roll back changes of tables", async () => {
    await put("kept");
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.schema.alterTable("note").addColumn("more", "text").execute();
        await transaction.schema.createTable("other").addColumn("id", "integer").execute();
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await db.selectFrom("note").selectAll().execute()).toEqual([{ id: 1, text: "kept" }]);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(["note"]);
  });
});

describe("statements", () => {
  it("report what they changed, like Kysely's own dialect", async () => {
    const once = () =>
      db
        .insertInto("note")
        .values({ text: "a" })
        .onConflict((conflict) => conflict.doNothing());
    expect(await once().executeTakeFirstOrThrow()).toMatchObject({
      insertId: 1n,
      numInsertedOrUpdatedRows: 1n,
    });
    expect(await once().executeTakeFirstOrThrow()).toMatchObject({ numInsertedOrUpdatedRows: 0n });
    expect(await once().returning("id").executeTakeFirst()).toBeUndefined();
    const copy = db
      .insertInto("note")
      .columns(["text"])
      .expression(db.selectFrom("note").select("text").where("id", "=", 99));
    expect(await copy.executeTakeFirstOrThrow()).toMatchObject({ numInsertedOrUpdatedRows: 0n });
    const next = db.insertInto("note").values([{ text: "b" }, { text: "c" }]);
    expect(await next.returning(["id", "text"]).execute()).toEqual([
      { id: 2, text: "b" },
      { id: 3, text: "c" },
    ]);
    const changed = db.updateTable("note").set({ text: "d" }).where("text", "=", "c");
    expect(await changed.executeTakeFirstOrThrow()).toMatchObject({ numUpdatedRows: 1n });
    expect(await changed.executeTakeFirstOrThrow()).toMatchObject({ numUpdatedRows: 0n });
    expect(await db.deleteFrom("note").executeTakeFirstOrThrow()).toMatchObject({
      numDeletedRows: 3n,
    });
  });

  it("may be more than the cache of prepared statements holds", async () => {
    for (let count = 1; count <= 400; count++) {
      const ids = Array.from({ length: count }, (_, at) => at);
      const rows = await db.selectFrom("note").select("id").where("id", "in", ids).execute();
      expect(rows).toEqual([]);
    }
    await put("a");
    expect(await texts()).toEqual(["a"]);
  });
});

it("closes when open transactions are durable, and refuses later ones", async () => {
  const slow = db.transaction().execute(async (transaction) => {
    await put("slow 1", transaction);
    await nextImmediate();
    await put("slow 2", transaction);
  });
  const quick = put("quick");
  await nextImmediate();
  const closed = db.destroy();
  await Promise.all([slow, quick, closed]);
  await expect(put("late")).rejects.toThrow("destroyed");

  db = new Kysely<Tables>({ dialect: openSqlite(folder) });
  expect(await texts()).toEqual(["quick", "slow 1", "slow 2"]);
});
