/** What a learner has been asked before. */
import { askedOf } from "@pulda/question";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, ITEMS, NOW } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { hadStore } from "./had-store.ts";

const TYPE = ITEMS[0]!.type;
const ASKED = new Set(ITEMS.map(askedOf));

onBothDatabases("what a learner has been asked", (database) => {
  const asked = async (userId: number, ...types: readonly string[]) =>
    new Set(await hadStore(database()).asked(userId, types));

  it("is what the items of the wanted types ask in the learner's exams, taken or not", async () => {
    const userId = await addUser(database());
    expect(await asked(userId, TYPE)).toEqual(new Set());
    await addExam(database(), userId);
    expect(await asked(userId, "title", TYPE)).toEqual(ASKED);
    expect(await asked(userId, "title")).toEqual(new Set());
    expect(await asked(userId)).toEqual(new Set());
    expect(await asked(await addUser(database()), TYPE)).toEqual(new Set());
  });

  it("is what was taken of a set that belongs to somebody else, too", async () => {
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
    const rest = new Set(ITEMS.slice(1).map(askedOf));
    expect(await asked(userId, TYPE)).toEqual(rest);
  });

  it("is of several exams, more than are searched at once", async () => {
    const userId = await addUser(database());
    for (let exams = 0; exams < 7; exams += 1) await addExam(database(), userId);
    expect(await asked(userId, TYPE)).toEqual(ASKED);
  });
});
