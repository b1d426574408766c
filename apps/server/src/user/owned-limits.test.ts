/** What one user may store in all: to the last one, also where several are added at once. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, ITEMS, NOW, PASSAGE } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { hasConcurrentWriters } from "../database/database.ts";
import { examStore } from "../exam/store.ts";
import { favoriteStore } from "../favorite/store.ts";
import { recordMissed } from "../note/store.ts";
import { wordStore } from "../word/store.ts";
import { lockUser, MAX_NOTES, MAX_SESSIONS, MAX_VISITS } from "./owned-limits.ts";
import { sessionStore } from "./session-store.ts";

const BEE = { text: "bee", meaning: "벌", context: "", level: 1 };

const numbers = (last: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(last)})`;
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((call) =>
    call.status === "fulfilled" ? "stored" : (call.reason as Error).message.slice(0, 12),
  );
const newExam = (passages = [PASSAGE]) => ({
  title: "문제집",
  seed: 1,
  engineVersion: "test",
  request: {
    version: 1 as const,
    passages,
    types: "auto" as const,
    level: 3,
    picks: [],
    words: [],
  },
  now: NOW,
});

onBothDatabases("a user's limits", (database) => {
  it("are kept by folders that are made at once", async () => {
    const userId = await addUser(database());
    const titles = Array.from({ length: 498 }, () => ({ user_id: userId, title: "폴더" }));
    await database().insertInto("favorite").values(titles).execute();
    const made = Array.from({ length: 6 }, () => favoriteStore(database()).create(userId, "폴더"));
    const refused = "폴더는 500개까지 ";
    expect((await outcomes(made)).filter((one) => one === "stored")).toHaveLength(2);
    await expect(favoriteStore(database()).create(userId, "폴더")).rejects.toThrow(refused.trim());
  });

  it("are kept by words", async () => {
    const userId = await addUser(database());
    await sql`insert into word (user_id, text, text_key, meaning, meaning_search, context, created_at)
      ${numbers(49_999)} select ${userId}, 'w' || i, 'w' || i, '', '', '', ${NOW} from n`.execute(
      database(),
    );
    const words = wordStore(database());
    const origin = { examId: undefined, now: NOW };
    await expect(words.add(userId, [BEE, { ...BEE, text: "hive" }], origin)).rejects.toThrow(
      /50,000개까지/,
    );
    expect(await words.add(userId, [BEE], origin)).toHaveLength(1);
    await expect(words.add(userId, [{ ...BEE, text: "hive" }], origin)).rejects.toThrow(
      /50,000개까지/,
    );
  });

  it("are kept by exams, their passages, and by five in the making that are sent at once", async () => {
    const exams = examStore(database());
    const userId = await addUser(database());
    const begun = Array.from({ length: 9 }, () => exams.add(userId, newExam()));
    expect((await outcomes(begun)).filter((one) => one === "stored")).toHaveLength(5);
    await database()
      .updateTable("exam")
      .set({ state: "ready" })
      .where("user_id", "=", userId)
      .execute();
    await database()
      .updateTable("exam")
      .set({ total: 9999 })
      .where("user_id", "=", userId)
      .execute();
    expect(
      await outcomes([
        exams.add(userId, newExam([PASSAGE, PASSAGE, PASSAGE, PASSAGE, PASSAGE, PASSAGE])),
      ]),
    ).not.toEqual(["stored"]);
    expect(await outcomes([exams.add(userId, newExam())])).toEqual(["stored"]);
  });

  it("are kept by attempts, of which the oldest untouched one goes where too many are open", async () => {
    const db = database();
    const userId = await addUser(db);
    const examId = await addExam(db, userId);
    const items = (await examStore(db).get(userId, examId))!.questions;
    const attempts = attemptStore(db);
    const begin = () =>
      attempts.add(userId, { examId, mode: "test", startedAt: NOW, deadline: null, items });
    const begun: number[] = [];
    for (let at = 0; at < 20; at += 1) begun.push((await begin()).id);
    const touch = (id: number) =>
      attempts.answer(userId, { id, questionId: items[0]!.id, now: NOW }, () => ({
        next: { response: { choice: 1 }, version: 1, retry: null, tries: 1 },
        reply: true,
      }));
    for (const id of begun.filter((_, at) => at !== 3)) await touch(id);
    const next = await begin();
    expect(await attempts.get(userId, begun[3]!)).toBeNull();
    expect(await attempts.get(userId, begun[0]!)).not.toBeNull();
    await touch(next.id);
    await expect(begin()).rejects.toThrow(/아직 제출하지 않은 풀이가 20개/);
    await attempts.submit(userId, next.id, NOW);
    await begin();
    await attempts.submit(userId, begun[0]!, NOW);
    await db
      .updateTable("attempt")
      .set({ question_count: 499_920 })
      .where("id", "=", begun[0]!)
      .execute();
    await expect(begin()).rejects.toThrow(/500,000개까지/);
  });

  it("let the device go that was used longest ago", async () => {
    const userId = await addUser(database());
    for (let at = 0; at <= MAX_SESSIONS; at += 1)
      await sessionStore(database()).add({
        token_hash: `${userId}-${at}`,
        user_id: userId,
        created_at: NOW,
        expires_at: "2027-11-21T00:00:00.000Z",
        last_used_at: new Date(Date.parse(NOW) + (at === 0 ? 99 : at) * 3_600_000).toISOString(),
        user_agent: "",
        method: "password",
      });
    const find = (at: number) => sessionStore(database()).find(`${userId}-${at}`, NOW);
    expect(await find(0)).toBeDefined();
    expect(await find(1)).toBeUndefined();
    expect(await find(2)).toBeDefined();
  });

  it("let the notes go that were missed longest ago", async () => {
    const db = database();
    const userId = await addUser(db);
    await sql`insert into note (user_id, title, question_id, type, item, response, missed_at, times, memo)
      ${numbers(MAX_NOTES)} select ${userId}, '', i, '', '', '',
        case when i = 7 then '2020-01-01' else ${NOW} end, 1, '' from n`.execute(db);
    const other = await addUser(db);
    await sql`insert into note (user_id, title, question_id, type, item, response, missed_at, times, memo)
      values (${other}, '', 1, '', '', '', '2019-01-01', 1, '')`.execute(db);
    const item = { ...ITEMS[0]!, id: MAX_NOTES + 1, position: 1 };
    const examId = await addExam(db, userId);
    await recordMissed(db, userId, [
      { examId, title: "", item, response: { choice: 1 }, now: NOW },
    ]);
    const left = await db
      .selectFrom("note")
      .select("question_id")
      .where("user_id", "=", userId)
      .execute();
    expect(left).toHaveLength(MAX_NOTES);
    expect(left.some(({ question_id }) => question_id === 7)).toBe(false);
    const theirs = db.selectFrom("note").select("question_id").where("user_id", "=", other);
    expect(await theirs.execute()).toEqual([{ question_id: 1 }]);
  });

  it("count the first visits of a question", async () => {
    const db = database();
    const userId = await addUser(db);
    const examId = await addExam(db, userId);
    const items = (await examStore(db).get(userId, examId))!.questions;
    const attempts = attemptStore(db);
    const begun = { examId, mode: "test" as const, startedAt: NOW, deadline: null, items };
    const { id } = await attempts.add(userId, begun);
    const [first, second] = items.map((item) => item.id);
    for (let at = 0; at < MAX_VISITS + 3; at += 1)
      await attempts.addTime(userId, id, `visit${at}`, new Map([[first!, 1]]));
    await attempts.addTime(
      userId,
      id,
      "visit0",
      new Map([
        [first!, 10],
        [second!, 5],
      ]),
    );
    await attempts.addTime(
      userId,
      id,
      "new",
      new Map([
        [first!, 10],
        [second!, 5],
      ]),
    );
    const seconds = (await attempts.get(userId, id))?.seconds;
    expect([seconds?.get(first!), seconds?.get(second!)]).toEqual([MAX_VISITS + 9, 10]);
  });

  it("hold up nobody else while one of a user is looked at", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    if (!hasConcurrentWriters(db)) return;
    await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      expect((await favoriteStore(db).create(other, "폴더")).title).toBe("폴더");
    });
  });
});
