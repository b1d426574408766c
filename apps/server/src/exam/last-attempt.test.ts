/** The last score that stands beside an exam in the list. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "./store.ts";

const LIST = { only_favorite: false, favorite_id: 0, search: "", page: 1, limit: 7 };
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, "0")}:00:00.000Z`;

onBothDatabases("the last score of an exam", (database) => {
  it("is that of its attempt submitted last, of all its questions, by its owner", async () => {
    const userId = await addUser(database());
    const [exam, other] = [await addExam(database(), userId), await addExam(database(), userId)];
    const attempts = attemptStore(database());
    const begin = async (examId: number, startedAt: string, retakeOf?: number) => {
      const items = (await examStore(database()).get(userId, examId))?.questions ?? [];
      const whole = { examId, mode: "test" as const, startedAt, deadline: null, items };
      return (await attempts.add(userId, { ...whole, ...(retakeOf && { retakeOf }) })).id;
    };
    const [first, second] = [await begin(exam, at(1)), await begin(exam, at(2))];
    // What was begun first is handed in last.
    await attempts.submit(userId, second, at(3));
    await attempts.submit(userId, first, at(4));
    await attempts.submit(userId, await begin(exam, at(5), first), at(6));
    await begin(exam, at(7));
    const elsewhere = await begin(other, at(8));
    await attempts.submit(userId, elsewhere, at(9));

    const { list } = await examStore(database()).list(userId, LIST);
    expect(list.map(({ id, last_attempt }) => [id, last_attempt?.id])).toEqual([
      [other, elsewhere],
      [exam, first],
    ]);
    expect(list[1]?.last_attempt).toEqual({
      id: first,
      mode: "test",
      score: 0,
      max_score: 8,
      submitted_at: at(4),
    });
  });

  it("is not that of an attempt which another account has", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    const examId = await addExam(db, userId);
    const items = (await examStore(db).get(userId, examId))?.questions ?? [];
    const begun = { examId, mode: "test" as const, startedAt: at(1), deadline: null, items };
    const attempts = attemptStore(db);
    const [own, given] = [await attempts.add(userId, begun), await attempts.add(userId, begun)];
    for (const [hour, { id }] of [own, given].entries())
      await attempts.submit(userId, id, at(hour + 2));
    const last = async () => (await examStore(db).list(userId, LIST)).list[0]?.last_attempt?.id;
    expect(await last()).toBe(given.id);
    await db.updateTable("attempt").set({ user_id: other }).where("id", "=", given.id).execute();
    expect(await last()).toBe(own.id);
  });
});
