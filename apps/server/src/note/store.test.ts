/** The notebook's order. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, NOW } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { noteStore } from "./store.ts";

const WRONG = [{ choice: 1 }, { choice: 2 }, { texts: ["sleep"] }, { order: [0, 1] }];
const LATER = "2026-11-22T00:00:00.000Z";

onBothDatabases("the notebook's store", (database) => {
  it("has the last missed first, and of those missed at once the last noted", async () => {
    const userId = await addUser(database());
    const attempts = attemptStore(database());
    const missAll = async (now: string) => {
      const examId = await addExam(database(), userId);
      const items = (await examStore(database()).get(userId, examId))?.questions ?? [];
      const begun = { examId, mode: "test" as const, startedAt: NOW, deadline: null, items };
      const { id } = await attempts.add(userId, begun);
      for (const [at, { id: questionId }] of items.entries())
        await attempts.answer(userId, { id, questionId, now: NOW }, () => ({
          next: { response: WRONG[at]!, version: 1, retry: null, tries: 1 },
          reply: null,
        }));
      await attempts.submit(userId, id, now);
    };
    await missAll(LATER);
    await missAll(NOW);
    const page = { page: 1, limit: 9 };
    const { list } = await noteStore(database()).list(userId, { understood: true }, page);
    expect(list.map(({ missed_at }) => missed_at)).toEqual([
      ...Array.from({ length: 4 }, () => LATER),
      ...Array.from({ length: 4 }, () => NOW),
    ]);
    const second = await noteStore(database()).list(
      userId,
      { understood: true },
      { page: 2, limit: 3 },
    );
    expect(second.list.map(({ id }) => id)).toEqual(list.slice(3, 6).map(({ id }) => id));
    const { id: edited } = list[5]!;
    const edit = (memo: string | undefined) => noteStore(database()).edit(userId, edited, { memo });
    expect(await changes(database(), () => edit("메모"))).toEqual([`~ note ${edited}`]);
    expect(await edit(undefined)).toMatchObject({ id: edited, memo: "메모" });
    for (const half of [list.slice(0, 4), list.slice(4)]) {
      const ids = half.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    }
  });
});
