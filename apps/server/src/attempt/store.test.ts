import { expect, it } from "vitest";
import { onBothEngines } from "../../test/engines.ts";
import { NOW, RIGHT, addExam, addUser } from "../../test/samples.ts";
import type { Database } from "../database/database.ts";
import { examStore } from "../exam/store.ts";
import { attemptStore } from "./store.ts";

const save = () => ({ verdict: "save", outcome: true }) as const;

async function begin(db: Database, userId: number, deadline: string | null = null) {
  const examId = await addExam(db, userId);
  const items = (await examStore(db).get(userId, examId))?.questions ?? [];
  const attempts = attemptStore(db);
  const { id } = await attempts.add(userId, {
    examId,
    mode: "test",
    startedAt: NOW,
    deadline,
    items,
  });
  return { attempts, id, items, examId };
}

onBothEngines("the attempt store", (database) => {
  it("keeps the last answer to each question and grades them once", async () => {
    const userId = await addUser(database());
    const { attempts, id, items } = await begin(database(), userId);
    const wrong = { questionId: items[0]!.id, response: { choice: 1 }, now: NOW };
    await attempts.answer(userId, id, wrong, save);
    for (const [at, response] of RIGHT.entries())
      await attempts.answer(userId, id, { questionId: items[at]!.id, response, now: NOW }, save);
    const submitted = await attempts.submit(userId, id, "2026-11-21T01:00:00.000Z");
    expect(submitted).toMatchObject({
      score: 8,
      max_score: 8,
      submitted_at: "2026-11-21T01:00:00.000Z",
    });
    expect(await attempts.submit(userId, id, "2026-11-22T01:00:00.000Z")).toEqual(submitted);
    const { list } = await attempts.list(userId, undefined, { page: 1, limit: 7 });
    expect(list[0]).toMatchObject({ id, score: 8, answered_count: 4, question_count: 4 });
  });

  it("shows the last submitted score on the exam list", async () => {
    const userId = await addUser(database());
    const { attempts, id, examId } = await begin(database(), userId);
    const all = { only_favorite: false, favorite_id: 0, search: "", page: 1, limit: 7 };
    const last = async () => (await examStore(database()).list(userId, all)).list[0]?.last_attempt;
    expect(await last()).toBeNull();
    await attempts.submit(userId, id, NOW);
    expect(await last()).toEqual({ id, mode: "test", score: 0, max_score: 8, submitted_at: NOW });
    await examStore(database()).remove(userId, examId);
    expect(await attempts.get(userId, id)).toBeNull();
  });

  it("keeps the items as they were when the attempt began", async () => {
    const userId = await addUser(database());
    const { attempts, id, items, examId } = await begin(database(), userId);
    await database().deleteFrom("question").where("exam_id", "=", examId).execute();
    expect((await attempts.get(userId, id))?.items).toEqual(items);
  });

  it("submits what ran out of time, as of its deadline", async () => {
    const userId = await addUser(database());
    const deadline = "2026-11-21T00:10:00.000Z";
    const { attempts, id } = await begin(database(), userId, deadline);
    await attempts.submitOverdue(userId, "2026-11-21T00:09:00.000Z");
    expect((await attempts.get(userId, id))?.submitted_at).toBeNull();
    await attempts.submitOverdue(userId, "2026-11-21T00:11:00.000Z");
    expect((await attempts.get(userId, id))?.submitted_at).toBe(deadline);
  });

  it("keeps every call to its user", async () => {
    const [owner, other] = [await addUser(database()), await addUser(database())];
    const { attempts, id, items } = await begin(database(), owner);
    const answer = { questionId: items[0]!.id, response: { choice: 2 }, now: NOW };
    expect(await attempts.get(other, id)).toBeNull();
    expect(await attempts.answer(other, id, answer, save)).toBeNull();
    expect(await attempts.submit(other, id, NOW)).toBeNull();
    expect((await attempts.list(other, undefined, { page: 1, limit: 7 })).list).toEqual([]);
  });
});
