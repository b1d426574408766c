import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { ITEMS, NOW, PASSAGE, addExam, addUser } from "../../test/sample-exam.ts";
import { favoriteStore } from "../favorite/store.ts";
import { examStore } from "./store.ts";
import type { StoredRequest } from "./exam-json.ts";

const EVERYTHING = { only_favorite: false, favorite_id: 0, search: "", page: 1, limit: 7 };

onBothDatabases("the exam store", (database) => {
  it("lists newest first, by pages, and a page past the end is empty", async () => {
    const userId = await addUser(database());
    const ids: number[] = [];
    for (let at = 1; at <= 9; at += 1) ids.push(await addExam(database(), userId, `문제집 ${at}`));
    const exams = examStore(database());
    const first = await exams.list(userId, EVERYTHING);
    expect(first.list.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 7));
    expect(first.pagination).toEqual({ total_count: 9, count_pages: 2, current_page: 1, limit: 7 });
    expect(first.list[0]).toMatchObject({
      question_count: ITEMS.length,
      state: "ready",
      favorite_id: null,
    });
    expect((await exams.list(userId, { ...EVERYTHING, page: 2 })).list).toHaveLength(2);
    const behind = await exams.list(userId, { ...EVERYTHING, page: 3 });
    expect(behind.list).toEqual([]);
    expect(behind.pagination.total_count).toBe(9);
    expect((await exams.list(await addUser(database()), EVERYTHING)).pagination.count_pages).toBe(
      0,
    );
  });

  it("renames one exam of several", async () => {
    const userId = await addUser(database());
    const [id] = [await addExam(database(), userId), await addExam(database(), userId)];
    const renamed = () => examStore(database()).rename(userId, id, "새 이름");
    expect(await changes(database(), renamed)).toEqual([`~ exam ${id}`]);
  });

  it("searches titles whatever their case or composition; % and _ are themselves", async () => {
    const userId = await addUser(database());
    for (const title of ["Café 50% off", "CAFE 500", "가_나", "가나"])
      await addExam(database(), userId, title);
    const found = async (search: string) => {
      const { list } = await examStore(database()).list(userId, { ...EVERYTHING, search });
      return list.map(({ title }) => title);
    };
    expect(await found("CAFÉ")).toEqual(["Café 50% off"]);
    expect(await found("50%")).toEqual(["Café 50% off"]);
    expect(await found("_")).toEqual(["가_나"]);
    expect(await found("\\")).toEqual([]);
    expect(await found("\u1100\u1161")).toEqual(["가나", "가_나"]);
  });

  it("filters by folder, and by being in any", async () => {
    const userId = await addUser(database());
    const [a, b] = [await addExam(database(), userId), await addExam(database(), userId)];
    await addExam(database(), userId);
    const folders = favoriteStore(database());
    const [one, two] = [await folders.create(userId, "하나"), await folders.create(userId, "둘")];
    await folders.append(userId, a, one.id);
    await folders.append(userId, b, two.id);
    const ids = async (filter: object) => {
      const { list } = await examStore(database()).list(userId, { ...EVERYTHING, ...filter });
      return list.map(({ id }) => id);
    };
    expect(await ids({ only_favorite: true })).toEqual([b, a]);
    expect(await ids({ only_favorite: true, favorite_id: one.id })).toEqual([a]);
  });

  it("keeps every call to its user", async () => {
    const [owner, other] = [await addUser(database()), await addUser(database())];
    const id = await addExam(database(), owner);
    const exams = examStore(database());
    expect(await exams.get(other, id)).toBeNull();
    expect(await exams.rename(other, id, "내 것")).toBeNull();
    expect(await exams.remove(other, id)).toBe(false);
    expect(await exams.removeAll(other)).toEqual({ removed: 0, unfinished: [] });
    expect((await exams.get(owner, id))?.title).toBe("문제집");
    expect(await exams.removeAll(owner)).toEqual({ removed: 1, unfinished: [] });
  });

  it("stores items part by part, shows them when the exam is complete, and nothing of an exam that is gone", async () => {
    const userId = await addUser(database());
    const exams = examStore(database());
    const request: StoredRequest = {
      version: 1,
      passages: [PASSAGE],
      types: "auto",
      level: 3,
      picks: [],
      words: [],
    };
    const exam = { title: "새것", seed: 1, engineVersion: "1", request, now: NOW };
    const id = await exams.add(userId, exam);
    expect(await exams.countUnfinished(userId)).toBe(1);
    expect((await exams.listUnfinished()).find((one) => one.id === id)).toMatchObject({
      id,
      userId,
    });
    const first = (await exams.begin(id))!;
    expect(first).toMatchObject({ id, userId, number: 1, deaths: 0, seed: 1, request });
    const { passages } = request;
    const refused = [{ type: "blank", passage: 0, reason: "근거가 없어요." }];
    expect(
      await exams.store(first, { items: ITEMS.slice(0, 3), passages, before: 0, done: 0 }),
    ).not.toBeNull();
    expect(await exams.get(userId, id)).toMatchObject({ state: "generating", questions: [] });
    const second = (await exams.begin(id))!;
    expect(
      await exams.store(second, { items: ITEMS.slice(0, 2), passages, before: 0, done: 0 }),
    ).not.toBeNull();
    expect(
      await exams.store(second, { items: ITEMS.slice(2), passages, before: 2, done: 1 }),
    ).toEqual({
      stored: 2,
      unsound: [],
    });
    expect(await exams.progress(userId, id)).toMatchObject({
      state: "generating",
      done: 1,
      total: 1,
    });
    await exams.finish(second, "ready", refused);
    await exams.finish(second, "failed", []);
    expect(await exams.store(second, { items: ITEMS, passages, before: 4, done: 1 })).toBeNull();
    const made = await exams.get(userId, id);
    expect(made).toMatchObject({ state: "ready", refused, progress: { done: 1, total: 1 } });
    expect(made?.questions.map(({ position }) => position)).toEqual([1, 2, 3, 4]);

    const gone = await exams.add(userId, exam);
    expect(await exams.cancel(await addUser(database()), gone)).toBe(false);
    expect(await exams.cancel(userId, gone)).toBe(true);
    expect(
      await exams.store({ id: gone, number: 0 }, { items: ITEMS, passages, before: 0, done: 1 }),
    ).toBeNull();
    await exams.finish({ id: gone, number: 0 }, "ready", refused);
    expect(await exams.get(userId, gone)).toBeNull();
    expect(await exams.cancel(userId, id)).toBe(false);

    const failed = await exams.add(userId, exam);
    await exams.store({ id: failed, number: 0 }, { items: ITEMS, passages, before: 0, done: 0 });
    await exams.finish({ id: failed, number: 0 }, "failed", refused);
    expect(await exams.get(userId, failed)).toMatchObject({ state: "failed", questions: [] });
  });

  it("knows from what each exam was made, for its owner alone", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [id, second] = [
      await addExam(database(), userId, "하나"),
      await addExam(database(), userId, "둘"),
    ];
    const theirs = await addExam(database(), other, "남의 것");
    const { origin } = examStore(database());
    expect(await origin(userId, id)).toMatchObject({ title: "하나", seed: 1 });
    expect(await origin(userId, second)).toMatchObject({
      title: "둘",
      request: { passages: [PASSAGE] },
    });
    expect(await origin(userId, theirs)).toBeNull();
  });

  it("lists neither what reviews a rule nor what students take", async () => {
    const userId = await addUser(database());
    const [kept, review, given] = [
      await addExam(database(), userId),
      await addExam(database(), userId),
      await addExam(database(), userId),
    ];
    for (const [id, purpose] of [
      [review, "review"],
      [given, "given"],
    ] as const)
      await database().updateTable("exam").set({ purpose }).where("id", "=", id).execute();
    const { list, pagination } = await examStore(database()).list(userId, EVERYTHING);
    expect([pagination.total_count, ...list.map(({ id }) => id)]).toEqual([1, kept]);
  });

  it("has its questions in the order of their positions", async () => {
    const userId = await addUser(database());
    const id = await addExam(database(), userId);
    const exams = examStore(database());
    const before = (await exams.get(userId, id))?.questions ?? [];
    for (const { id: question, position } of before)
      await database()
        .updateTable("question")
        .set({ position: 10 - position })
        .where("id", "=", question)
        .execute();
    const after = (await exams.get(userId, id))?.questions ?? [];
    expect(after.map((item) => item.id)).toEqual(before.map((item) => item.id).toReversed());
  });
});
