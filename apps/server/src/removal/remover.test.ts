/** What is removed goes in pieces: gone for its user at once, and others' calls come between. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { done, give, shareStores, rowOf, START } from "../../test/shares.ts";
import { addExam, addUser, ITEMS, NOW, PASSAGE } from "../../test/sample-exam.ts";
import type { Database } from "../database/database.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { favoriteStore } from "../favorite/store.ts";
import { userStore } from "../user/store.ts";
import { wordStore } from "../word/store.ts";
import { discardExams } from "./discard-exams.ts";
import { removerOf } from "./remover.ts";

const QUESTIONS = 4000;

/** A database whose transactions each wait for something else first. */
function beforeEachTransaction(db: Database, wait: () => Promise<void>): Database {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
      return () => ({
        execute: async (run: Parameters<ReturnType<Database["transaction"]>["execute"]>[0]) => {
          await wait();
          return target.transaction().execute(run);
        },
      });
    },
  });
}

onBothDatabases("a removal", (database) => {
  /** An exam with many questions, an attempt at it and a word from it. */
  async function hugeExam(userId: number) {
    const db = database();
    const examId = await addExam(db, userId);
    const items = (await examStore(db).get(userId, examId))!.questions;
    const begun = { mode: "test" as const, startedAt: NOW, deadline: null };
    const { id: attemptId } = await attemptStore(db).add(userId, { ...begun, examId, items });
    const bee = { text: "bee", meaning: "벌", context: "", level: 1 };
    await wordStore(db).add(userId, [bee], { examId, now: NOW });
    const body = JSON.stringify({ version: 2, content: ITEMS[0] });
    for (let at = ITEMS.length; at < QUESTIONS; at += 500)
      await db
        .insertInto("question")
        .values(
          Array.from({ length: 500 }, (_, by) => ({
            exam_id: examId,
            position: at + by + 1,
            body,
          })),
        )
        .execute();
    return { examId, attemptId };
  }
  const count = async (table: "exam" | "question" | "attempt") => {
    const { rows } = await database()
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    return rows;
  };

  it("lets others' calls come between its pieces", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const { examId } = await hugeExam(userId);
    let between = 0;
    // on SQLite the call would wait for a transaction that is under way, and that one for the call
    const interrupted = beforeEachTransaction(database(), async () => {
      await favoriteStore(database()).create(other, "폴더");
      between += 1;
    });
    await discardExams(interrupted, removerOf(interrupted), userId, { id: examId });
    expect(between).toBeGreaterThan(QUESTIONS / 500);
    expect([await count("exam"), await count("question"), await count("attempt")]).toEqual([
      0, 0, 0,
    ]);
  });

  it("takes all away at once, and goes on after a restart", async () => {
    const db = database();
    const userId = await addUser(db);
    const { examId, attemptId } = await hugeExam(userId);
    const stopped = removerOf(db);
    await stopped.close();
    const exams = examStore(db, () => {}, stopped);
    expect(await discardExams(db, stopped, userId, { id: examId })).toHaveLength(1);
    expect(await count("question")).toBeGreaterThan(QUESTIONS - 501);
    expect(await exams.get(userId, examId)).toBeNull();
    expect(await exams.remove(userId, examId)).toBe(false);
    expect(await attemptStore(db).get(userId, attemptId)).toBeNull();
    expect((await attemptStore(db).list(userId, undefined, { page: 1, limit: 7 })).list).toEqual(
      [],
    );
    await removerOf(db).finish();
    expect([await count("exam"), await count("question"), await count("attempt")]).toEqual([
      0, 0, 0,
    ]);
    const words = await db
      .selectFrom("word")
      .select("exam_id")
      .where("user_id", "=", userId)
      .execute();
    expect(words).toEqual([{ exam_id: null }]);
    await userStore(db).remove(userId);
  });

  it("takes all of a user's exams, those that are being made as well, and nobody else's", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const exams = examStore(database());
    const ids = [];
    for (let at = 0; at < 3; at += 1) ids.push(await addExam(database(), userId));
    const request = {
      version: 1 as const,
      passages: [PASSAGE],
      types: "auto" as const,
      level: 3,
      picks: [],
      words: [],
    };
    const made = await exams.add(userId, {
      title: "새것",
      seed: 1,
      engineVersion: "1",
      request,
      now: NOW,
    });
    const theirs = await addExam(database(), other);
    const gone = await discardExams(database(), removerOf(database()), userId);
    expect(gone.map(({ id, state }) => [id, state])).toEqual([
      ...ids.map((id) => [id, "ready"]),
      [made, "generating"],
    ]);
    const left = await database().selectFrom("exam").select("id").execute();
    expect(left).toEqual([{ id: theirs }]);
    expect(
      await database()
        .selectFrom("user")
        .select("id")
        .where("removed_at", "is not", null)
        .execute(),
    ).toEqual([]);
  });

  /** An exam with an attempt at it. */
  async function examWithAttempt(userId: number) {
    const db = database();
    const examId = await addExam(db, userId);
    const items = (await examStore(db).get(userId, examId))!.questions;
    const begun = { examId, mode: "test" as const, startedAt: NOW, deadline: null, items };
    return { examId, attemptId: (await attemptStore(db).add(userId, begun)).id };
  }
  const newestUser = async () => {
    const users = database().selectFrom("user").select("id").orderBy("id", "desc");
    return (await users.executeTakeFirstOrThrow()).id;
  };

  it("takes one exam of several with the user's attempts at it, and nothing else", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    const [older, one, newer] = [
      await examWithAttempt(userId),
      await examWithAttempt(userId),
      await examWithAttempt(userId),
    ];
    // An attempt that is begun in pieces is another account's until it is complete.
    const begun = await examWithAttempt(userId);
    const given = { user_id: other, exam_id: one.examId };
    await db.updateTable("attempt").set(given).where("id", "=", begun.attemptId).execute();
    const stopped = removerOf(db);
    await stopped.close();
    const exams = examStore(db, () => {}, stopped);
    expect(await changes(db, () => exams.remove(other, one.examId))).toEqual([]);
    expect(await changes(db, () => exams.remove(userId, one.examId))).toEqual([
      `~ attempt ${one.attemptId}`,
      `~ exam ${one.examId}`,
      expect.stringMatching(/^\+ trash \d+$/),
      `+ user ${await newestUser()}`,
    ]);
    for (const { examId } of [older, newer]) expect(await exams.get(userId, examId)).not.toBeNull();
    await removerOf(db).finish();
    await exams.removeAll(userId);
  });

  it("takes all of a user's exams past another's large ones", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    const theirs = await addExam(db, other);
    await db.updateTable("exam").set({ total: 2000 }).where("id", "=", theirs).execute();
    await addExam(db, userId);
    expect((await examStore(db).removeAll(userId)).removed).toBe(1);
    expect(await examStore(db).get(other, theirs)).not.toBeNull();
  });

  it("is answered to one of several calls that ask for it at once", async () => {
    const userId = await addUser(database());
    const exams = examStore(database());
    for (let round = 0; round < 5; round += 1) {
      const examId = await addExam(database(), userId);
      const answers = await Promise.all([1, 2, 3].map(() => exams.remove(userId, examId)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
  });

  it("takes with an account those that exist for it alone, and nobody who has taken its sets", async () => {
    const db = database();
    const { takers, shares, attempts } = shareStores(db);
    const [teacher, other, student] = [await addUser(db), await addUser(db), await addUser(db)];
    const [own, others] = [await give({ db, shares }, teacher), await give({ db, shares }, other)];
    const enter = async (shareId: number, userId: number | null) =>
      done(
        await takers.enter(await rowOf(db, shareId), { userId, name: "하나", number: "" }, START),
      );
    const begin = async (shareId: number, userId: number | null) => {
      const taker = await enter(shareId, userId);
      return { taker, ...done(await takers.start(await rowOf(db, shareId), taker, START)) };
    };
    const [guest, shared, elsewhere] = [
      await begin(own.id, null),
      await begin(own.id, null),
      await begin(others.id, null),
    ];
    await enter(others.id, shared.taker.user_id);
    const taken = await begin(own.id, student);
    const examId = await addExam(db, student);
    const items = (await examStore(db).get(student, examId))!.questions;
    const practice = { examId, mode: "test", startedAt: NOW, deadline: null, items } as const;
    const { id: kept } = await attempts.add(student, practice);
    const holders: number[] = [];
    for (const user of [teacher, other]) {
      await examStore(db).remove(user, await addExam(db, user));
      const trash = db.selectFrom("trash").select("holder_id").where("user_id", "=", user);
      holders.push((await trash.executeTakeFirstOrThrow()).holder_id!);
    }
    const copies = [await rowOf(db, own.id), await rowOf(db, others.id)].map(
      (row) => row.holder_id,
    );
    await db.updateTable("user").set({ removed_at: NOW }).where("id", "=", teacher).execute();
    const remover = removerOf(db);
    await remover.remove(teacher);
    // what goes in the background comes before it
    await remover.finish();
    const all = [
      teacher,
      holders[0]!,
      copies[0]!,
      guest.taker.user_id,
      other,
      holders[1]!,
      copies[1]!,
      shared.taker.user_id,
      elsewhere.taker.user_id,
      student,
    ];
    const left = await db.selectFrom("user").select("id").where("id", "in", all).execute();
    const isLeft = new Set(left.map(({ id }) => id));
    expect(all.map((id) => isLeft.has(id))).toEqual([
      ...Array.from({ length: 4 }, () => false),
      ...Array.from({ length: 6 }, () => true),
    ]);
    const ids = [guest.id, shared.id, taken.id, elsewhere.id, kept];
    const rows = db.selectFrom("attempt").select(["id", "user_id"]).where("id", "in", ids);
    expect(await rows.orderBy("id").execute()).toEqual([
      { id: elsewhere.id, user_id: elsewhere.taker.user_id },
      { id: kept, user_id: student },
    ]);
  });
});
