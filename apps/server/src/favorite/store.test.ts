import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser } from "../../test/sample-exam.ts";
import { examStore } from "../exam/store.ts";
import { favoriteStore } from "./store.ts";

onBothDatabases("the favorite store", (database) => {
  it("sorts by title as Korean readers expect, and counts exams", async () => {
    const userId = await addUser(database());
    const folders = favoriteStore(database());
    for (const title of ["하늘", "Zebra", "가을", "나무", "10과"])
      await folders.create(userId, title);
    const autumn = (await folders.list(userId)).find(({ title }) => title === "가을");
    await folders.append(userId, await addExam(database(), userId), autumn?.id ?? 0);
    const list = await folders.list(userId);
    expect(list.map(({ title }) => title)).toEqual(
      ["하늘", "Zebra", "가을", "나무", "10과"].toSorted(new Intl.Collator("ko").compare),
    );
    expect(list.find(({ title }) => title === "가을")?.exam_count).toBe(1);
  });

  it("keeps an exam in one folder at most, and the exam when its folder goes", async () => {
    const userId = await addUser(database());
    const folders = favoriteStore(database());
    const examId = await addExam(database(), userId);
    const [a, b] = [await folders.create(userId, "a"), await folders.create(userId, "b")];
    expect(await folders.append(userId, examId, a.id)).toBeNull();
    expect(await folders.append(userId, examId, b.id)).toBeNull();
    expect((await folders.list(userId)).map((folder) => folder.exam_count)).toEqual([0, 1]);
    expect(await folders.remove(userId, b.id)).toBe(true);
    expect((await examStore(database()).get(userId, examId))?.favorite_id).toBeNull();
    expect(await folders.append(userId, examId, a.id)).toBeNull();
    expect(await folders.takeOut(userId, examId)).toBe(true);
    expect((await examStore(database()).get(userId, examId))?.favorite_id).toBeNull();
  });

  it("keeps every call to its user", async () => {
    const [owner, other] = [await addUser(database()), await addUser(database())];
    const folders = favoriteStore(database());
    const folder = await folders.create(owner, "내 폴더");
    const [mine, theirs] = [await addExam(database(), owner), await addExam(database(), other)];
    expect(await folders.list(other)).toEqual([]);
    expect(await folders.rename(other, folder.id, "x")).toBeNull();
    expect(await folders.list(owner)).toMatchObject([{ title: "내 폴더" }]);
    expect(await folders.remove(other, folder.id)).toBe(false);
    expect(await folders.append(other, theirs, folder.id)).toBe("favorite");
    expect(await folders.append(owner, theirs, folder.id)).toBe("exam");
    expect(await folders.takeOut(other, mine)).toBe(false);
    expect(await folders.rename(owner, folder.id, "새 이름")).toMatchObject({ title: "새 이름" });
  });

  it("renames, fills, empties and removes one folder of several", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    const folders = favoriteStore(database());
    const [one, two] = [await folders.create(userId, "a"), await folders.create(userId, "b")];
    const [exam, other] = [await addExam(database(), userId), await addExam(database(), userId)];
    const theirs = await addExam(database(), otherId);
    for (const id of [exam, other]) await folders.append(userId, id, two.id);
    // No call makes this; a count shows the user's own exams all the same.
    const put = (favorite_id: number | null) =>
      database().updateTable("exam").set({ favorite_id }).where("id", "=", theirs).execute();
    await put(two.id);
    expect(await changes(database(), () => folders.rename(userId, two.id, "c"))).toEqual([
      `~ favorite ${two.id}`,
    ]);
    expect(await folders.rename(userId, two.id, "d")).toEqual({
      id: two.id,
      title: "d",
      exam_count: 2,
    });
    expect(await changes(database(), () => folders.append(userId, exam, one.id))).toEqual([
      `~ exam ${exam}`,
    ]);
    expect(await folders.append(userId, exam, 0)).toBe("favorite");
    expect(await changes(database(), () => folders.takeOut(userId, exam))).toEqual([
      `~ exam ${exam}`,
    ]);
    await put(null);
    await folders.create(otherId, "남의 폴더");
    expect(await changes(database(), () => folders.remove(otherId, two.id))).toEqual([]);
    expect(await changes(database(), () => folders.remove(userId, two.id))).toEqual([
      `~ exam ${other}`,
      `- favorite ${two.id}`,
      expect.stringMatching(/^\+ trash \d+$/),
    ]);
  });

  it("remembers in the trash which of the user's exams were in it", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    const folders = favoriteStore(db);
    const [one, two] = [await folders.create(userId, "a"), await folders.create(userId, "b")];
    const [inOne, inTwo] = [await addExam(db, userId), await addExam(db, userId)];
    await addExam(db, userId);
    const theirs = await addExam(db, other);
    await folders.append(userId, inOne, one.id);
    await folders.append(userId, inTwo, two.id);
    // No call makes this.
    await db.updateTable("exam").set({ favorite_id: one.id }).where("id", "=", theirs).execute();
    expect(await folders.remove(userId, one.id)).toBe(true);
    const kept = db.selectFrom("trash").select(["title", "content"]);
    expect(await kept.where("user_id", "=", userId).execute()).toEqual([
      { title: "a", content: JSON.stringify({ exams: [inOne] }) },
    ]);
  });
});
