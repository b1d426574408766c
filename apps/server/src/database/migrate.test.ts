/** Migrations of databases that have a history. */
import type { Item, ItemResponse } from "@pulda/question";
import { sql, type Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { inBothLocations, openAsOf } from "../../test/databases.ts";
import { ITEMS, NOW, RIGHT } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Items of every shape in turn, one for each id. */
function itemsOf(ids: readonly number[]): Item[] {
  return ids.map((id, at): Item => ({ ...ITEMS[at % ITEMS.length]!, id, position: at + 1 }));
}

async function insert(
  db: Kysely<unknown>,
  table: string,
  row: Record<string, unknown>,
): Promise<number> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})
    returning *`.execute(db);
  return rows[0]!.id;
}

/** A user with an exam, as the first release kept them. */
async function addExam(db: Kysely<unknown>) {
  const user_id = await insert(db, "user", {
    email: "a@example.com",
    admin_level: 0,
    created_at: NOW,
  });
  const exam_id = await insert(db, "exam", {
    user_id,
    title: "문제집",
    title_search: "문제집",
    state: "ready",
    seed: 1,
    engine_version: "test",
    request: "{}",
    refused: "[]",
    done: 1,
    total: 1,
    created_at: NOW,
  });
  return { user_id, exam_id };
}

function addAttempt(
  db: Kysely<unknown>,
  exam: { user_id: number; exam_id: number },
  items: string,
  end: { submitted_at?: string; score?: number } = {},
): Promise<number> {
  return insert(db, "attempt", {
    ...exam,
    mode: "test",
    started_at: NOW,
    max_score: 8,
    question_count: 4,
    items,
    ...end,
  });
}

const oldItems = (items: readonly Item[]) => JSON.stringify({ version: 1, items });

/** The rows of the questions of an attempt. */
function unfolded(attempt_id: number, items: readonly Item[]) {
  return items.map((item) => ({
    attempt_id,
    question_id: item.id,
    item: JSON.stringify({ version: 1, item }),
  }));
}

async function addAnswer(
  db: Kysely<unknown>,
  attempt_id: number,
  question_id: number,
  response: ItemResponse,
): Promise<void> {
  const row = { attempt_id, question_id, response: JSON.stringify(response), answered_at: NOW };
  await insert(db, "answer", row);
}

describe("2026-11-21-214352-questions-asked", () => {
  const BEFORE = "2026-11-21-205938-mistakes";
  const LAST = "2026-11-21-214352-questions-asked";

  inBothLocations("unfolds attempts", (newLocation, kind) => {
    it("in the order of their questions, and they open as before", async () => {
      const location = await newLocation("empty");
      const old = await openAsOf(location, BEFORE);
      const exam = await addExam(old);
      // neither in the order of their ids nor of what the other attempt asks
      const open = itemsOf([30, 10, 40, 20]);
      const long = itemsOf(Array.from({ length: 450 }, (_, at) => 1000 - at));
      const openId = await addAttempt(old, exam, oldItems(open));
      const longId = await addAttempt(old, exam, oldItems(long), { submitted_at: NOW, score: 4 });
      const emptyId = await addAttempt(old, exam, oldItems([]));
      await addAnswer(old, openId, 10, RIGHT[1]!);
      await addAnswer(old, openId, 30, { choice: 1 });
      await addAnswer(old, longId, 1000, RIGHT[0]!);

      await migrate(old, kind, LAST);
      const { rows } = await sql<{ attempt_id: number; question_id: number; item: string }>`
        select attempt_id, question_id, item from attempt_question
        order by attempt_id, position`.execute(old);
      expect(rows).toEqual([...unfolded(openId, open), ...unfolded(longId, long)]);
      await old.destroy();

      const db = await openDatabase(location);
      const attempts = attemptStore(db);
      const opened = await attempts.get(exam.user_id, openId);
      expect(opened).toMatchObject({ title: "문제집", submitted_at: null, items: open });
      expect(responsesOf(opened)).toEqual([
        [30, { choice: 1 }],
        [10, RIGHT[1]],
      ]);
      const submitted = await attempts.get(exam.user_id, longId);
      expect(submitted).toMatchObject({ submitted_at: NOW, score: 4, items: long });
      expect(responsesOf(submitted)).toEqual([[1000, RIGHT[0]]]);
      expect(await attempts.get(exam.user_id, emptyId)).toMatchObject({ items: [] });
      expect(await attempts.submit(exam.user_id, openId, NOW)).toMatchObject({ score: 2 });
      await db.destroy();
    });

    it("all or none: where it fails everything stays as it was, and it can be tried again", async () => {
      const location = await newLocation("empty");
      const old = await openAsOf(location, BEFORE);
      const exam = await addExam(old);
      const items = itemsOf([1, 2]);
      await addAttempt(old, exam, oldItems(items));
      const broken = await addAttempt(old, exam, "not JSON");
      await expect(migrate(old, kind)).rejects.toThrow("JSON");
      await expect(sql`select * from attempt_question`.execute(old)).rejects.toThrow(
        "attempt_question",
      );
      const { rows } = await sql<{ items: string }>`
        select items from attempt order by id`.execute(old);
      expect(rows).toEqual([{ items: oldItems(items) }, { items: "not JSON" }]);

      await sql`update attempt set items = ${oldItems(items)} where id = ${broken}`.execute(old);
      await old.destroy();
      const db = await openDatabase(location);
      const mended = await attemptStore(db).get(exam.user_id, broken);
      expect(mended?.items).toEqual(items);
      await db.destroy();
    });
  });
});

function responsesOf(attempt: Awaited<ReturnType<ReturnType<typeof attemptStore>["get"]>>) {
  return [...(attempt?.answers ?? [])].map(([id, { response }]) => [id, response]);
}

describe("2026-11-22-074000-accounts", () => {
  inBothLocations("accounts", (newLocation) => {
    it("takes the address of a social account as proven and drops a password that may be a stranger's", async () => {
      const location = await newLocation("empty");
      const old = await openAsOf(location, "2026-11-22-040000-rules-as-lists");
      const user = (email: string, password_hash: string | null) =>
        insert(old, "user", { email, password_hash, admin_level: 1, created_at: NOW });
      const alone = await user("alone@example.com", "a hash");
      const linked = await user("linked@example.com", "a stranger's hash");
      const social = await user("social@example.com", null);
      for (const user_id of [linked, social])
        await sql`insert into identity (issuer, subject, user_id, created_at)
          values ('kakao', ${String(user_id)}, ${user_id}, ${NOW})`.execute(old);
      for (const user_id of [alone, linked])
        await sql`insert into session (token_hash, user_id, created_at, expires_at)
          values (${`token ${user_id}`}, ${user_id}, ${NOW}, ${NOW})`.execute(old);
      await old.destroy();

      const db = await openDatabase(location);
      const users = await db
        .selectFrom("user")
        .select(["id", "password_hash", "verified_at"])
        .orderBy("id")
        .execute();
      expect(users).toEqual([
        { id: alone, password_hash: "a hash", verified_at: null },
        { id: linked, password_hash: null, verified_at: NOW },
        { id: social, password_hash: null, verified_at: NOW },
      ]);
      const sessions = await db.selectFrom("session").selectAll().execute();
      expect(sessions).toMatchObject([
        { token_hash: `token ${alone}`, user_id: alone, last_used_at: NOW, method: "password" },
      ]);
      await db.destroy();
    });
  });
});

describe("2026-11-24-225807-examples", () => {
  inBothLocations("examples", (newLocation) => {
    it("knows the copies of the library's by the title that they were given", async () => {
      const location = await newLocation("empty");
      const old = await openAsOf(location, "2026-11-23-162228-trash");
      const { exam_id: own, user_id } = await addExam(old);
      const { rows } = await sql<{ id: number }>`
        insert into exam (user_id, title, title_search, state, seed, engine_version, request, refused, done, total,
          created_at)
        select ${user_id}, '예시 · 벌', '예시 · 벌', state, seed, engine_version, request, refused, done, total,
          created_at from exam returning id`.execute(old);
      await old.destroy();
      const db = await openDatabase(location);
      const exams = await db
        .selectFrom("exam")
        .select(["id", "is_example"])
        .orderBy("id")
        .execute();
      expect(exams).toEqual([
        { id: own, is_example: 0 },
        { id: rows[0]?.id, is_example: 1 },
      ]);
      await db.destroy();
    });
  });
});

describe("2026-11-29-101500-types-of-questions", () => {
  inBothLocations("types of questions", (newLocation) => {
    it("writes type and passage beside each item that can be read, more than are read at once", async () => {
      const location = await newLocation("empty");
      const old = await openAsOf(location, "2026-11-24-225807-examples");
      const exam = await addExam(old);
      const [first, ...others] = itemsOf(Array.from({ length: 203 }, (_, at) => at + 1));
      const made = { ...first!, type: "blank", proof: { kind: "made", passage: 1 } };
      const stored = others.map((content) => JSON.stringify({ version: 2, content }));
      const bodies = [JSON.stringify({ version: 2, content: made }), '{"type":"blank"', ...stored];
      const ids: number[] = [];
      for (const [at, body] of bodies.entries())
        ids.push(await insert(old, "question", { exam_id: exam.exam_id, position: at + 1, body }));
      const attempt_id = await insert(old, "attempt", {
        ...exam,
        mode: "test",
        started_at: NOW,
        max_score: 8,
        question_count: 2,
      });
      for (const [at, item] of [JSON.stringify({ version: 2, item: made }), "null"].entries())
        await insert(old, "attempt_question", {
          attempt_id,
          question_id: ids[at],
          position: at + 1,
          item,
        });
      await old.destroy();

      const db = await openDatabase(location);
      const questions = await db
        .selectFrom("question")
        .select(["type", "passage"])
        .orderBy("position")
        .execute();
      expect(questions.slice(0, 3)).toEqual([
        { type: "blank", passage: 1 },
        { type: null, passage: null },
        { type: "own-choice", passage: null },
      ]);
      expect(questions.slice(3).every(({ type }) => type === "own-choice")).toBe(true);
      expect(questions).toHaveLength(204);
      const taken = await db
        .selectFrom("attempt_question")
        .select("type")
        .orderBy("position")
        .execute();
      expect(taken).toEqual([{ type: "blank" }, { type: null }]);
      await db.destroy();
    });
  });
});
