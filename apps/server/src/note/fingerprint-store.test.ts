/** What a learner has been asked before. */
import { fingerprintOf } from "@pulda/question";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, ITEMS, NOW } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { fingerprintStore } from "./fingerprint-store.ts";

const TYPE = ITEMS[0]!.type;
const ASKED = new Set(ITEMS.map(fingerprintOf));

const askedAs = (type: string) => new Set(ITEMS.map((item) => fingerprintOf({ ...item, type })));

onBothDatabases("what a learner has been asked", (database) => {
  const asked = async (userId: number, ...types: readonly string[]) =>
    new Set(await fingerprintStore(database()).asked(userId, types));

  it("is what the items of the wanted types ask in the learner's exams, taken or not", async () => {
    const userId = await addUser(database());
    expect(await asked(userId, TYPE)).toEqual(new Set());
    await addExam(database(), userId);
    expect(await asked(userId, "title", TYPE)).toEqual(ASKED);
    expect(await asked(userId, "title")).toEqual(new Set());
    expect(await asked(userId)).toEqual(new Set());
    expect(await asked(await addUser(database()), TYPE)).toEqual(new Set());
  });

  it("is what was taken of an exam that belongs to somebody else, too", async () => {
    const holder = await addUser(database());
    const examId = await addExam(database(), holder);
    const items = (await examStore(database()).get(holder, examId))?.questions ?? [];
    const taker = await addUser(database());
    const attempt = { examId, mode: "practice" as const, startedAt: NOW, deadline: null, items };
    await attemptStore(database()).add(taker, attempt);
    expect(await asked(taker, TYPE)).toEqual(ASKED);
  });

  it("leaves out what cannot be read", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    await database()
      .updateTable("question")
      .set({ body: `{"type":"${TYPE}"` })
      .where("exam_id", "=", examId)
      .where("position", "=", 1)
      .execute();
    const rest = new Set(ITEMS.slice(1).map(fingerprintOf));
    expect(await asked(userId, TYPE)).toEqual(rest);
  });

  it("is of several exams, more than are searched at once", async () => {
    const userId = await addUser(database());
    for (let exams = 0; exams < 7; exams += 1) await addExam(database(), userId);
    expect(await asked(userId, TYPE)).toEqual(ASKED);
  });

  it("is of the learner's own exams and attempts, whatever others were asked", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    /** An exam, and an attempt at it, whose items are of another type. */
    const retyped = async (owner: number, type: string) => {
      const examId = await addExam(db, owner);
      const items = (await examStore(db).get(owner, examId))?.questions ?? [];
      const renamed = (text: string) => text.replaceAll(`"type":"${TYPE}"`, `"type":"${type}"`);
      const rows = db.selectFrom("question").select(["id", "body"]).where("exam_id", "=", examId);
      for (const { id, body } of await rows.execute())
        await db
          .updateTable("question")
          .set({ body: renamed(body), type })
          .where("id", "=", id)
          .execute();
      const attempt = { examId, mode: "practice" as const, startedAt: NOW, deadline: null, items };
      const { id } = await attemptStore(db).add(owner, attempt);
      for (const item of items)
        await db
          .updateTable("attempt_question")
          .set((update) => ({
            item: sql<string>`replace(${update.ref("item")}, ${TYPE}, ${`taken-${type}`})`,
            type: `taken-${type}`,
          }))
          .where("attempt_id", "=", id)
          .where("question_id", "=", item.id)
          .execute();
    };
    await retyped(userId, "blank");
    await retyped(other, "title");
    expect(await asked(userId, "blank")).toEqual(askedAs("blank"));
    expect(await asked(userId, "taken-blank")).toEqual(askedAs("taken-blank"));
    expect(await asked(userId, "title", "taken-title")).toEqual(new Set());
    expect(await asked(other, "title")).toEqual(askedAs("title"));
  });

  it("is what the last two hundred exams ask", async () => {
    const userId = await addUser(database());
    const oldest = await addExam(database(), userId);
    expect(await asked(userId, TYPE)).toEqual(ASKED);
    const empty = {
      user_id: userId,
      favorite_id: null,
      title: "",
      title_search: "",
      created_at: NOW,
      state: "ready" as const,
      seed: 1,
      engine_version: "test",
      request: "",
      refused: "",
      done: 0,
      total: 0,
    };
    const values = Array.from({ length: 200 }, () => empty);
    await database().insertInto("exam").values(values).execute();
    expect(await asked(userId, TYPE)).toEqual(new Set());
    const newest = database().selectFrom("exam").select("id").where("user_id", "=", userId);
    const { id } = await newest.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
    const moved = database().updateTable("question").set({ exam_id: id });
    await moved.where("exam_id", "=", oldest).execute();
    expect(await asked(userId, TYPE)).toEqual(ASKED);
  });
});
