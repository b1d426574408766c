/** The notebook: its order, what a note holds, and whose it is. */
import type { Item } from "@pulda/question";
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, ITEMS, NOW } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { noteStore, recordMissed, type NoteStore } from "./store.ts";

const WRONG = [{ choice: 1 }, { choice: 2 }, { texts: ["sleep"] }, { order: [0, 1] }];
const LATER = "2026-11-22T00:00:00.000Z";

/** A question that tests some rules. */
const item = (id: number, rules: readonly string[], type = "own-choice"): Item => {
  const [choose] = ITEMS.filter(({ shape }) => shape === "choose");
  const span = { start: 0, end: 4 };
  return {
    ...choose!,
    id,
    position: 1,
    type,
    proof: {
      kind: "made",
      passage: 0,
      source: span,
      operation: { kind: "keep" },
      rules: [...rules],
      evidence: [{ span, note: "" }],
      distractors: [],
    },
  };
};

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

  const miss = (
    userId: number,
    missed: Item,
    more: { examId?: number | null; title?: string; choice?: number; now?: string } = {},
  ) => {
    const { examId = null, title = "문제집", choice = 1, now = NOW } = more;
    const response = { choice };
    return recordMissed(database(), userId, [{ examId, title, item: missed, response, now }]);
  };
  const listed = async (userId: number, filter: Parameters<NoteStore["list"]>[1]) => {
    const page = { page: 1, limit: 9 };
    return (await noteStore(database()).list(userId, filter, page)).list;
  };

  it("has one note of a question: as it was missed last, how often, and no longer understood", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [first, second] = [await addExam(database(), userId), await addExam(database(), userId)];
    await miss(userId, item(1, ["voice", "tense"]), { examId: first, title: "하나" });
    await miss(userId, item(2, ["voice"]));
    await miss(other, item(1, ["voice"]));
    const store = noteStore(database());
    const [{ id } = { id: 0 }] = await listed(userId, { understood: true, rule: "tense" });
    await store.edit(userId, id, { memo: "메모", understoodAt: NOW });
    expect(await listed(userId, { understood: false, rule: "tense" })).toEqual([]);
    const edited = { ...item(1, ["tense", "so-such"], "blank"), explanation: "고친 해설" };
    const again = { examId: second, title: "둘", choice: 2, now: LATER };
    expect(await changes(database(), () => miss(userId, edited, again))).toEqual(
      expect.arrayContaining([`~ note ${id}`]),
    );
    const [note, ...rest] = await listed(userId, { understood: false });
    expect(note).toMatchObject({
      id,
      exam_id: second,
      title: "둘",
      item: { type: "blank", explanation: "고친 해설" },
      response: { choice: 2 },
      missed_at: LATER,
      times: 2,
      memo: "메모",
      understood_at: null,
    });
    expect(rest).toMatchObject([{ times: 1, rules: ["voice"] }]);
    // it is found by what it tests by now
    const ofRule = async (user: number, rule: string) =>
      (await listed(user, { understood: true, rule })).length;
    expect(await ofRule(userId, "voice")).toBe(1);
    expect(await ofRule(userId, "so-such")).toBe(1);
    expect(await ofRule(other, "voice")).toBe(1);
    expect(await listed(userId, { understood: true, type: "blank" })).toMatchObject([{ id }]);
  });

  it("is filtered and grouped by rule, type and exam, with what is understood or without", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [first, second] = [await addExam(database(), userId), await addExam(database(), userId)];
    await miss(userId, item(11, ["voice", "tense"]), { examId: first, title: "하나" });
    await miss(userId, item(12, ["tense"], "blank"), { examId: second, title: "둘" });
    await miss(userId, item(13, ["tense"], "blank"), { examId: second, title: "둘" });
    await miss(userId, item(14, []), {});
    await miss(other, item(15, ["voice"], "title"), { examId: first, title: "남의 것" });
    const store = noteStore(database());
    const [{ id } = { id: 0 }] = (await listed(userId, { understood: true })).filter(
      (note) => note.item?.id === 13,
    );
    await store.edit(userId, id, { understoodAt: NOW });
    const ids = async (filter: Omit<Parameters<NoteStore["list"]>[1], "understood">) =>
      (await listed(userId, { ...filter, understood: false })).map((note) => note.item?.id);
    expect(await ids({})).toEqual([14, 12, 11]);
    expect(await ids({ rule: "tense" })).toEqual([12, 11]);
    expect(await ids({ rule: "voice" })).toEqual([11]);
    expect(await ids({ type: "blank" })).toEqual([12]);
    expect(await ids({ exam_id: first })).toEqual([11]);
    expect(await ids({ rule: "tense", exam_id: second })).toEqual([12]);
    const groups = async (understood: boolean) => {
      const { rules, types, exams } = await store.groups(userId, understood);
      return [Object.fromEntries(rules), Object.fromEntries(types), exams];
    };
    expect(await groups(false)).toEqual([
      { voice: 1, tense: 2 },
      { "own-choice": 2, blank: 1 },
      expect.arrayContaining([
        { id: first, name: "하나", count: 1 },
        { id: second, name: "둘", count: 1 },
      ]),
    ]);
    expect((await groups(true)).slice(0, 2)).toEqual([
      { voice: 1, tense: 3 },
      { "own-choice": 2, blank: 2 },
    ]);
    const exams = async (...missed: readonly { rule?: string; type?: string }[]) =>
      (await store.examsOf(userId, missed)).toSorted((a, b) => a - b);
    expect(await exams()).toEqual([]);
    expect(await exams({ rule: "voice" })).toEqual([first]);
    expect(await exams({ type: "blank" })).toEqual([second]);
    expect(await exams({ rule: "voice" }, { type: "blank" })).toEqual([first, second]);
    expect(await exams({ type: "title" })).toEqual([]);
  });

  it("keeps every call to its user", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    await miss(userId, item(21, ["voice"]));
    const [note] = await listed(userId, { understood: true });
    const store = noteStore(database());
    expect(await store.edit(other, note!.id, {})).toBeNull();
    expect(await store.edit(other, note!.id, { memo: "남의 것" })).toBeNull();
    expect(await store.groups(other, true)).toEqual({
      rules: new Map(),
      types: new Map(),
      exams: [],
    });
    expect(await listed(other, { understood: true })).toEqual([]);
    expect(await listed(userId, { understood: true })).toEqual([note]);
  });
});
