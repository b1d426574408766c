import { rmSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { newFolder, onBothDatabases } from "../../test/databases.ts";
import { openDatabase } from "./database.ts";
import { writeProbe } from "./write-probe.ts";

onBothDatabases("a probe", (database) => {
  it("writes once a second at most, however many ask", async () => {
    let time = 0;
    const canWrite = writeProbe(database(), () => time);
    const probed = async () => {
      const { value } = await database()
        .selectFrom("setting")
        .select("value")
        .where("name", "=", "write-probe")
        .executeTakeFirstOrThrow();
      return value;
    };
    expect(await Promise.all([canWrite(), canWrite(), canWrite()])).toEqual([true, true, true]);
    await database()
      .updateTable("setting")
      .set({ value: "ours" })
      .where("name", "=", "write-probe")
      .execute();
    time = 999;
    expect(await canWrite()).toBe(true);
    expect(await probed()).toBe("ours");
    time = 1000;
    expect(await canWrite()).toBe(true);
    expect(await probed()).not.toBe("ours");
  });
});

it("says so where the disk is full, and again when there is space", async () => {
  const folder = newFolder();
  const db = await openDatabase({ folder });
  let time = 0;
  const canWrite = writeProbe(db, () => time);
  await sql`pragma max_page_count = 1`.execute(db);
  expect(await canWrite()).toBe(false);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await sql`pragma max_page_count = 1000000`.execute(db);
  time = 1000;
  expect(await canWrite()).toBe(true);
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});
