/** The export: all of one user's, nothing of another's, no secret. */
import { inflateRawSync } from "node:zlib";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../../test/databases.ts";
import { addExam, addUser, NOW } from "../../../test/sample-exam.ts";
import { PASSWORD, startServer } from "../../../test/server.ts";
import { attemptStore } from "../../attempt/store.ts";
import { databaseKindOf } from "../../database/database.ts";
import { examStore } from "../../exam/store.ts";
import { favoriteStore } from "../../favorite/store.ts";
import { wordStore } from "../../word/store.ts";
import { OWNED_TABLES } from "../owned-tables.ts";
import { csvExport, csvLine, jsonExport } from "./export-files.ts";
import { EXPORTED_TABLES, exportStore, NOT_EXPORTED } from "./export-store.ts";

type Tables = Record<string, Record<string, unknown>[]>;

async function textOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** The files of a ZIP, by its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [length, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const more = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const start = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files.set(name, inflateRawSync(zip.subarray(data, data + length)).toString());
    at += 46 + nameLength + more;
  }
  return files;
}

onBothDatabases("the export", (database) => {
  it("has every table that holds what is a user's", async () => {
    const db = database();
    const { rows } = await (
      databaseKindOf(db) === "postgres"
        ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
        : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
    ).execute(db);
    const names = rows.map(({ name }) => name).filter((name) => !/^(sqlite_|kysely_)/.test(name));
    const known = [...EXPORTED_TABLES.map(({ table }) => table), ...NOT_EXPORTED];
    expect(names.toSorted()).toEqual(known.toSorted());
    const owned = EXPORTED_TABLES.filter(({ by }) => by === "user_id").map(({ table }) => table);
    // What is of use to the account alone is neither moved nor removed in pieces.
    expect(owned.filter((table) => table !== "identity" && table !== "session").toSorted()).toEqual(
      OWNED_TABLES.map(({ table }) => table).toSorted(),
    );
  });

  it("has all rows of one user over several pages, and no other's", async () => {
    const db = database();
    const [userId, otherId] = [await addUser(db), await addUser(db)];
    for (const owner of [userId, otherId]) {
      const examId = await addExam(db, owner);
      await favoriteStore(db).create(owner, owner === userId ? "내 폴더" : "남의 폴더");
      const words = Array.from({ length: 450 }, (_, at) => ({
        text: `word${at}`,
        meaning: owner === userId ? '=내 뜻, "뜻"' : "남의 뜻",
        context: "",
        level: 1,
      }));
      for (let at = 0; at < words.length; at += 150)
        await wordStore(db).add(owner, words.slice(at, at + 150), { examId, now: NOW });
      const items = (await examStore(db).get(owner, examId))?.questions ?? [];
      const attempts = attemptStore(db);
      const attempt = { examId, mode: "test" as const, startedAt: NOW, deadline: null, items };
      const { id } = await attempts.add(owner, attempt);
      await attempts.answer(owner, { id, questionId: items[0]!.id, now: NOW }, () => ({
        next: { response: { choice: 1 }, version: 1, retry: null, tries: 1 },
        reply: null,
      }));
      await attempts.submit(owner, id, NOW);
    }
    const store = exportStore(db);
    const text = (await textOf(jsonExport(store, userId, NOW))).toString();
    const { tables, exported_at } = JSON.parse(text) as { tables: Tables; exported_at: string };
    expect(exported_at).toBe(NOW);
    expect(tables["word"]).toHaveLength(450);
    expect(tables["question"]).toHaveLength(4);
    expect(tables["attempt_question"]).toHaveLength(4);
    expect(tables["answer"]).toMatchObject([{ response: { choice: 1 } }]);
    expect(tables["graded_answer"]?.length).toBeGreaterThan(0);
    expect(tables["note"]?.length).toBeGreaterThan(0);
    expect(tables["user"]).toHaveLength(1);
    expect(text).not.toMatch(/남의|password_hash|token_hash|totp/);

    const files = unzip(await textOf(csvExport(store, userId, NOW)));
    expect(files.size).toBe(EXPORTED_TABLES.length);
    const words = files.get("word.csv") ?? "";
    expect(words.split("\r\n")).toHaveLength(452);
    expect(words).toContain(`"'=내 뜻, ""뜻"""`);
    expect(words.startsWith("\uFEFFid,user_id,text,")).toBe(true);
    expect([...files.values()].join("")).not.toContain("남의");
  });
});

it("is a file to keep, for its owner alone", async () => {
  const server = await startServer();
  const visitor = server.visitor();
  await visitor.signUp("export@example.com");
  const load = (format: string, cookies = Object.fromEntries(visitor.cookies)) =>
    server.app.inject({ url: `/api/v1/user/export?format=${format}`, cookies });
  const json = await load("json");
  expect(json.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(json.headers["content-disposition"]).toMatch(
    /^attachment; filename="pulda-[\d-]+\.json"$/,
  );
  expect(json.body).toContain("export@example.com");
  expect(json.body).not.toContain(PASSWORD);
  const csv = await load("csv");
  expect(csv.headers["content-type"]).toBe("application/zip");
  expect(unzip(csv.rawPayload).get("user.csv")).toContain("export@example.com");
  expect((await load("json", {})).json().code).toBe(401);
  expect((await load("xml")).json()).toMatchObject({ code: 400, errors: [{ field: "format" }] });
  await server.stop();
});

it("keeps what a spreadsheet would take for a formula as text", () => {
  expect(csvLine(["a,b", '"', "=1+1", "-1", 3, null, "줄\n둘"])).toBe(
    '"a,b","""","\'=1+1","\'-1",3,,"줄\n둘"\r\n',
  );
});
