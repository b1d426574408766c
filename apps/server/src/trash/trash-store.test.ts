import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, NOW } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import type { Database } from "../database/database.ts";
import { examStore } from "../exam/store.ts";
import { favoriteStore } from "../favorite/store.ts";
import { removerOf } from "../removal/remover.ts";
import { MAX_TRASH, trashUntil } from "../removal/trash-content.ts";
import { userStore } from "../user/store.ts";
import { wordStore } from "../word/store.ts";
import { trashStore } from "./trash-store.ts";

const PAGE = { page: 1, limit: 20 };
const DAY_MS = 86_400_000;
const COMB = { text: "comb", meaning: "빗", context: "", level: 1 };
const WORDS = { search: "", filter: "all", sort: "newest", zone: 540 } as const;

function stores(db: Database, now?: () => Date) {
  const remover = removerOf(db);
  return {
    remover,
    trash: trashStore(db, remover, now),
    exams: examStore(db, () => {}, remover),
    folders: favoriteStore(db),
    words: wordStore(db),
    attempts: attemptStore(db),
  };
}

/** What is in a user's 휴지통, the newest first. */
async function titles(db: Database, userId: number, now?: () => Date): Promise<string[]> {
  const { list } = await stores(db, now).trash.list(userId, PAGE);
  return list.map(({ kind, title }) => `${kind} ${title}`);
}

/** Whether an exam is stored at all. */
async function left(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom("exam").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

const later = (days: number) => () => new Date(Date.now() + days * DAY_MS);

onBothDatabases("the trash store", (database) => {
  it("gives an exam back with its attempts, into its folder", async () => {
    const db = database();
    const { trash, exams, folders, attempts, words } = stores(db);
    const userId = await addUser(db);
    const id = await addExam(db, userId);
    const folder = await folders.create(userId, "3월");
    await folders.append(userId, id, folder.id);
    const before = await exams.get(userId, id);
    await attempts.add(userId, {
      examId: id,
      mode: "test",
      startedAt: NOW,
      deadline: null,
      items: before!.questions,
    });
    await words.add(userId, [COMB], { examId: id, now: NOW });
    const examsOfWords = async () =>
      (await words.all(userId, WORDS, NOW)).map(({ exam_id }) => exam_id);
    const count = async () => (await attempts.list(userId, id, PAGE)).list.length;
    expect(await count()).toBe(1);
    expect(await exams.remove(userId, id)).toBe(true);
    expect(await exams.get(userId, id)).toBeNull();
    expect(await examsOfWords()).toEqual([null]);
    const { list } = await trash.list(userId, PAGE);
    expect(list).toEqual([expect.objectContaining({ kind: "exam", id, title: before!.title })]);
    expect(list[0]!.detail).toBe(`${before!.questions.length}문항`);
    expect(list[0]!.until).toBe(trashUntil(new Date(list[0]!.removed_at)));
    expect(await trash.restore(userId, "exam", id)).toBe(true);
    expect(await exams.get(userId, id)).toEqual(before);
    expect(await count()).toBe(1);
    expect(await examsOfWords()).toEqual([id]);
    expect(await titles(db, userId)).toEqual([]);
    expect(await trash.restore(userId, "exam", id)).toBe(false);
  });

  it("gives a folder back with those of its exams that are in no other", async () => {
    const db = database();
    const { trash, exams, folders } = stores(db);
    const userId = await addUser(db);
    const [stays, moves] = [await addExam(db, userId), await addExam(db, userId)];
    const folder = await folders.create(userId, "3월");
    const other = await folders.create(userId, "4월");
    for (const id of [stays, moves]) await folders.append(userId, id, folder.id);
    await folders.remove(userId, folder.id);
    await folders.append(userId, moves, other.id);
    expect((await trash.list(userId, PAGE)).list).toMatchObject([
      { kind: "folder", id: folder.id, title: "3월", detail: "문제집 2개" },
    ]);
    expect(await trash.restore(userId, "folder", folder.id)).toBe(true);
    expect(await folders.list(userId)).toMatchObject([
      { id: folder.id, title: "3월", exam_count: 1 },
      { id: other.id, exam_count: 1 },
    ]);
    expect((await exams.get(userId, stays))?.favorite_id).toBe(folder.id);
  });

  it("leaves an exam outside where its folder is gone", async () => {
    const db = database();
    const { trash, exams, folders } = stores(db);
    const userId = await addUser(db);
    const id = await addExam(db, userId);
    const folder = await folders.create(userId, "3월");
    await folders.append(userId, id, folder.id);
    await exams.remove(userId, id);
    await folders.remove(userId, folder.id);
    expect(await trash.restore(userId, "exam", id)).toBe(true);
    expect((await exams.get(userId, id))?.favorite_id).toBeNull();
  });

  it("holds words, too, and is emptied", async () => {
    const db = database();
    const { trash, exams, folders, words } = stores(db);
    const [userId, otherId] = [await addUser(db), await addUser(db)];
    const exam = new Map<number, number>();
    for (const owner of [userId, otherId]) {
      const [word] = await words.add(owner, [COMB], { examId: undefined, now: NOW });
      await words.remove(owner, word!.id, new Date().toISOString());
      const id = await addExam(db, owner);
      exam.set(owner, id);
      await exams.remove(owner, id);
      await folders.remove(owner, (await folders.create(owner, "폴더")).id);
    }
    expect((await titles(db, userId)).map((one) => one.split(" ")[0]).toSorted()).toEqual([
      "exam",
      "folder",
      "word",
    ]);
    const theirs = await titles(db, otherId);
    await trash.empty(userId);
    expect(await titles(db, userId)).toEqual([]);
    expect(await titles(db, otherId)).toEqual(theirs);
    expect(await left(db, exam.get(userId)!)).toBe(false);
    expect(await left(db, exam.get(otherId)!)).toBe(true);
  });

  it("removes one thing for good", async () => {
    const db = database();
    const { trash, exams } = stores(db);
    const userId = await addUser(db);
    const [a, b] = [await addExam(db, userId), await addExam(db, userId)];
    expect((await exams.removeAll(userId)).removed).toBe(2);
    expect(await trash.remove(userId, "exam", a)).toBe(true);
    expect(await trash.remove(userId, "exam", a)).toBe(false);
    expect(await trash.restore(userId, "exam", a)).toBe(false);
    expect(await trash.restore(userId, "exam", b)).toBe(true);
    expect([await left(db, a), await left(db, b)]).toEqual([false, true]);
  });

  it("keeps nothing longer than thirty days", async () => {
    const db = database();
    const { exams, folders } = stores(db);
    const userId = await addUser(db);
    const id = await addExam(db, userId);
    await exams.remove(userId, id);
    await folders.remove(userId, (await folders.create(userId, "폴더")).id);
    expect(await titles(db, userId, later(29))).toHaveLength(2);
    expect(await titles(db, userId, later(31))).toEqual([]);
    const past = stores(db, later(31));
    expect(await past.trash.restore(userId, "exam", id)).toBe(false);
    await past.trash.purge();
    const rows = () =>
      db.selectFrom("trash").select("kind").where("user_id", "=", userId).execute();
    // the exam goes with its holder, whose time `Remover.finish` looks at
    expect(await rows()).toEqual([{ kind: "exam" }]);
    await db
      .updateTable("user")
      .set({ removed_at: "2026-01-01T00:00:00.000Z" })
      .where("removed_at", "is not", null)
      .execute();
    await past.remover.finish();
    await past.remover.close();
    expect(await rows()).toEqual([]);
    expect(await left(db, id)).toBe(false);
  });

  it("is bounded: beyond that the oldest goes for good", async () => {
    const db = database();
    const { exams, trash } = stores(db);
    const userId = await addUser(db);
    const oldest = await addExam(db, userId);
    await exams.remove(userId, oldest);
    await db
      .insertInto("trash")
      .values(
        Array.from({ length: MAX_TRASH - 1 }, (_, at) => ({
          user_id: userId,
          kind: "folder" as const,
          original_id: 1_000_000 + at,
          title: "x",
          holder_id: null,
          content: JSON.stringify({ exams: [] }),
          removed_at: new Date().toISOString(),
        })),
      )
      .execute();
    const next = await addExam(db, userId);
    await exams.remove(userId, next);
    expect(await trash.restore(userId, "exam", oldest)).toBe(false);
    expect(await trash.restore(userId, "exam", next)).toBe(true);
  });

  it("goes with its account", async () => {
    const db = database();
    const { exams, remover } = stores(db);
    const userId = await addUser(db);
    const id = await addExam(db, userId);
    await exams.remove(userId, id);
    await userStore(db, remover).remove(userId);
    expect(await left(db, id)).toBe(false);
    expect(await titles(db, userId)).toEqual([]);
  });

  it("gives back one thing of several, and leaves all else where it is", async () => {
    const db = database();
    const { trash, exams, folders, attempts, words } = stores(db);
    const [userId, other] = [await addUser(db), await addUser(db)];
    const [first, second, kept] = [
      await addExam(db, userId, "하나"),
      await addExam(db, userId, "둘"),
      await addExam(db, userId, "셋"),
    ];
    const begin = async (user: number, examId: number) => {
      const items = (await exams.get(userId, examId))!.questions;
      const attempt = { examId, mode: "test" as const, startedAt: NOW, deadline: null, items };
      return (await attempts.add(user, attempt)).id;
    };
    const own = [await begin(userId, first), await begin(userId, second)];
    // No call makes this: an attempt of another's at the exam.
    const theirs = [await begin(other, first), await begin(other, kept)];
    const ownerOf = async (id: number) => {
      const row = db.selectFrom("attempt").select("user_id").where("id", "=", id);
      return (await row.executeTakeFirstOrThrow()).user_id;
    };
    const [folder, gone] = [
      await folders.create(userId, "3월"),
      await folders.create(userId, "4월"),
    ];
    await folders.append(userId, first, gone.id);
    const [pointing, repointed, free] = await words.add(
      userId,
      ["comb", "hive", "bee"].map((text) => ({ ...COMB, text })),
      { examId: first, now: NOW },
    );
    await db.updateTable("word").set({ exam_id: null }).where("id", "=", free!.id).execute();
    const [foreign] = await words.add(other, [COMB], { examId: undefined, now: NOW });
    await folders.remove(userId, gone.id);
    await exams.removeAll(userId);
    await db.updateTable("word").set({ exam_id: null }).where("id", "=", repointed!.id).execute();
    const again = await addExam(db, userId, "넷");
    await db.updateTable("word").set({ exam_id: again }).where("id", "=", repointed!.id).execute();
    const [holder] = [await ownerOf(own[1]!)];
    expect(await trash.restore(other, "exam", first)).toBe(false);
    expect(await trash.restore(userId, "folder", first)).toBe(false);
    expect(await trash.restore(userId, "exam", first)).toBe(true);
    expect(await titles(db, userId)).toEqual(["exam 셋", "exam 둘", "folder 4월"]);
    expect((await exams.get(userId, first))?.favorite_id).toBeNull();
    expect([await exams.get(userId, second), await exams.get(userId, kept)]).toEqual([null, null]);
    expect([await ownerOf(own[0]!), await ownerOf(own[1]!)]).toEqual([userId, holder]);
    expect([await ownerOf(theirs[0]!), await ownerOf(theirs[1]!)]).toEqual([other, other]);
    const examOf = async (id: number) => {
      const row = db.selectFrom("word").select("exam_id").where("id", "=", id);
      return (await row.executeTakeFirstOrThrow()).exam_id;
    };
    expect(await examOf(pointing!.id)).toBe(first);
    expect(await examOf(repointed!.id)).toBe(again);
    expect([await examOf(free!.id), await examOf(foreign!.id)]).toEqual([null, null]);
    // a folder takes in what was in it alone
    await db.updateTable("exam").set({ favorite_id: null }).where("id", "=", again).execute();
    expect(await trash.restore(userId, "folder", gone.id)).toBe(true);
    expect(await folders.list(userId)).toMatchObject([
      { id: folder.id, exam_count: 0 },
      { id: gone.id, exam_count: 1 },
    ]);
    expect(await titles(db, userId)).toEqual(["exam 셋", "exam 둘"]);
    // what was not removed is not restored
    expect(await trash.restore(userId, "word", pointing!.id)).toBe(false);
  });

  it("restores and removes one word of several, of the user alone, and none that is on the list", async () => {
    const db = database();
    const { trash, words } = stores(db);
    const [userId, other] = [await addUser(db), await addUser(db)];
    const add = (user: number) =>
      words.add(
        user,
        ["bee", "comb", "dance", "hive"].map((text) => ({ ...COMB, text })),
        { examId: undefined, now: NOW },
      );
    const [, comb, dance, hive] = await add(userId);
    const [, theirs] = await add(other);
    for (const [word, second] of [
      [dance!, 2],
      [comb!, 1],
      [hive!, 3],
    ] as const)
      await words.remove(userId, word.id, `2026-11-21T00:00:0${second}.000Z`);
    await words.remove(other, theirs!.id, NOW);
    const { trash: then } = stores(db, () => new Date(NOW));
    const inTrash = async (user: number, page = PAGE) =>
      (await then.list(user, page)).list.map(({ title }) => title);
    const listed = async (user: number) =>
      (await words.all(user, WORDS, NOW)).map(({ text }) => text).toSorted();
    expect(await inTrash(userId)).toEqual(["hive", "dance", "comb"]);
    expect(await inTrash(userId, { page: 2, limit: 2 })).toEqual(["comb"]);
    expect(await trash.restore(other, "word", comb!.id)).toBe(false);
    expect(await trash.remove(other, "word", comb!.id)).toBe(false);
    expect(await trash.restore(userId, "word", comb!.id)).toBe(true);
    expect(await trash.restore(userId, "word", comb!.id)).toBe(false);
    expect(await trash.remove(userId, "word", comb!.id)).toBe(false);
    expect(await inTrash(userId)).toEqual(["hive", "dance"]);
    expect(await trash.remove(userId, "word", hive!.id)).toBe(true);
    expect(await inTrash(userId)).toEqual(["dance"]);
    await trash.empty(userId);
    expect(await inTrash(userId)).toEqual([]);
    expect(await listed(userId)).toEqual(["bee", "comb"]);
    expect(await inTrash(other)).toEqual(["comb"]);
    expect(await listed(other)).toEqual(["bee", "dance", "hive"]);
  });

  it("is emptied of one user's things, and purged of folders whose time is over", async () => {
    const db = database();
    const { trash, exams, folders } = stores(db);
    const [userId, other] = [await addUser(db), await addUser(db)];
    for (const user of [userId, other]) {
      await exams.remove(user, await addExam(db, user, "하나"));
      await folders.remove(user, (await folders.create(user, "3월")).id);
    }
    const accounts = () =>
      db
        .selectFrom("user")
        .select(["id", "removed_at"])
        .where("id", "in", [userId, other])
        .orderBy("id")
        .execute();
    await trash.empty(userId);
    expect(await accounts()).toEqual([
      { id: userId, removed_at: null },
      { id: other, removed_at: null },
    ]);
    expect(await titles(db, userId)).toEqual([]);
    const { list } = await trash.list(other, PAGE);
    const folder = list.find(({ kind }) => kind === "folder");
    const over = Date.parse(folder!.until);
    await stores(db, () => new Date(over - 1)).trash.purge();
    expect((await trash.list(other, PAGE)).list).toHaveLength(2);
    await stores(db, () => new Date(over)).trash.purge();
    expect(await titles(db, other)).toEqual(["exam 하나"]);
    expect(list).toHaveLength(2);
  });
});
