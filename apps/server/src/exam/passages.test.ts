/** The passages of a learner's own exams, from which other items are made. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser, ITEMS, NOW } from "../../test/sample-exam.ts";
import { examStore } from "./store.ts";

const examOf = (...texts: string[]) => ({
  title: "문제집",
  seed: 1,
  engineVersion: "test",
  request: {
    version: 1 as const,
    passages: texts.map((text) => ({ text })),
    types: "auto" as const,
    level: 3,
    picks: [],
    words: [],
  },
  now: NOW,
});

onBothDatabases("the passages of a learner's exams", (database) => {
  const store = () => examStore(database());
  const add = async (userId: number, ...texts: string[]) => {
    const id = await store().add(userId, examOf(...texts));
    await store().finish({ id, number: 0 }, "ready", []);
    return id;
  };
  const texts = async (...asked: Parameters<ReturnType<typeof store>["passages"]>) =>
    (await store().passages(...asked)).map(({ text }) => text);

  it("come from the newest exam first, each once, as many as are asked for", async () => {
    const userId = await addUser(database());
    const old = await add(userId, "one", "two");
    const middle = await add(userId, "three");
    const newest = await add(userId, "four", "one");
    expect(await texts(userId, 9, { except: [] })).toEqual(["four", "one", "three", "two"]);
    expect(await texts(userId, 1, { except: [] })).toEqual(["four"]);
    expect(await texts(userId, 9, { except: [newest] })).toEqual(["three", "one", "two"]);
    expect(await texts(userId, 9, { of: [old, middle] })).toEqual(["three", "one", "two"]);
    expect(await texts(userId, 9, { of: [] })).toEqual([]);
  });

  it("come only from finished exams of the user's list", async () => {
    const userId = await addUser(database());
    await add(userId, "made");
    await add(await addUser(database()), "another's");
    await store().add(userId, examOf("generating"));
    const failed = await store().add(userId, examOf("failed"));
    await store().finish({ id: failed, number: 0 }, "failed", []);
    await store().addReview(userId, { ...examOf("review"), items: ITEMS });
    expect(await texts(userId, 9, { except: [] })).toEqual(["made"]);
    expect((await store().list(userId, LIST)).list.map(({ id }) => id)).toHaveLength(3);
  });
});

const LIST = { only_favorite: false, favorite_id: 0, search: "", page: 1, limit: 7 };
