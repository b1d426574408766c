import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW, addExam, addUser } from "../../test/sample-exam.ts";
import { examStore } from "../exam/store.ts";
import { wordStore, type WordQuery, type NewWord } from "./store.ts";

const ALL: WordQuery = { search: "", filter: "all", sort: "newest", zone: 540 };
const FIRST = { page: 1, limit: 7 };
const word = (text: string, more: Partial<NewWord> = {}): NewWord => ({
  text,
  meaning: "",
  context: "",
  level: 3,
  ...more,
});

onBothDatabases("the word store", (database) => {
  const setUp = async () => {
    const userId = await addUser(database());
    const words = wordStore(database());
    const add = async (list: NewWord[], examId?: number, now = NOW) =>
      words.add(userId, list, { examId, now });
    const texts = async (finding: Partial<WordQuery> = {}) =>
      (await words.list(userId, { ...ALL, ...finding }, FIRST, NOW)).list.map(({ text }) => text);
    return { userId, words, add, texts };
  };

  it("adds a word once, whatever its case", async () => {
    const { userId, words, add, texts } = await setUp();
    const added = await add([word("Memory", { meaning: "기억" }), word("memory")]);
    expect(added).toMatchObject([
      { text: "Memory", meaning: "기억", level: 3, state: "new", due_at: NOW, reps: 0 },
    ]);
    expect(await add([word("memory"), word("skill")])).toMatchObject([{ text: "skill" }]);
    expect(await texts()).toEqual(["skill", "Memory"]);
    expect(await words.listed(userId, ["MEMORY", "hive"])).toEqual(new Set(["memory"]));
    const other = await setUp();
    expect(await other.add([word("memory")])).toHaveLength(1);
  });

  it("adds many at once, in their order", async () => {
    const { userId, words, add } = await setUp();
    const many = Array.from({ length: 450 }, (_, at) => word(`word ${at}`));
    expect((await add(many)).map(({ text }) => text)).toEqual(many.map(({ text }) => text));
    expect(await words.all(userId, { ...ALL, sort: "oldest" }, NOW)).toHaveLength(450);
  });

  it("finds by word, meaning and the initials of its words", async () => {
    const { userId, words, add, texts } = await setUp();
    const [address] = await add([
      word("address", { meaning: "주소; 연설" }),
      word("skill", { meaning: "기술" }),
    ]);
    expect(await texts({ search: "ADDR" })).toEqual(["address"]);
    expect(await texts({ search: "기술" })).toEqual(["skill"]);
    expect(await texts({ search: "ㅈㅅ" })).toEqual(["address"]);
    expect(await texts({ search: "ㅇㅅ" })).toEqual(["address"]);
    // the end of one word and the start of the next are no word
    expect(await texts({ search: "ㅅㅇ" })).toEqual([]);
    expect(await texts({ search: "%" })).toEqual([]);
    await words.edit(userId, address?.id ?? 0, "거처");
    expect(await texts({ search: "ㄱㅊ" })).toEqual(["address"]);
    expect(await texts({ search: "ㅈㅅ" })).toEqual([]);
  });

  it("sorts and filters", async () => {
    const { add, texts } = await setUp();
    await add([word("b", { level: 1 })], undefined, "2026-11-20T00:00:00.000Z");
    await add([word("a", { level: 5 }), word("c", { level: 2 })]);
    expect(await texts({ sort: "alphabet" })).toEqual(["a", "b", "c"]);
    expect(await texts({ sort: "level" })).toEqual(["a", "c", "b"]);
    expect(await texts({ sort: "oldest" })).toEqual(["b", "a", "c"]);
    expect(await texts({ sort: "due" })).toEqual(["b", "a", "c"]);
    expect(await texts({ filter: "due" })).toHaveLength(3);
    expect(await texts({ filter: "new" })).toHaveLength(3);
    expect(await texts({ filter: "known" })).toEqual([]);
  });

  it("restores what was removed, with its number, until it is forgotten", async () => {
    const { userId, words, add, texts } = await setUp();
    const [mine] = await add([word("hive", { meaning: "벌집" })]);
    const id = mine?.id ?? 0;
    const other = await addUser(database());
    expect(await words.remove(other, id, NOW)).toBe(false);
    expect(await words.remove(userId, id, NOW)).toBe(true);
    expect(await words.remove(userId, id, NOW)).toBe(false);
    expect(await texts()).toEqual([]);
    expect(await words.edit(userId, id, "x")).toBeNull();
    expect(await words.restore(other, id)).toBeNull();
    expect(await words.restore(userId, id)).toMatchObject({ id, meaning: "벌집" });
    expect(await words.restore(userId, id)).toBeNull();
    await words.remove(userId, id, NOW);
    // put on the list again, it is the same word with the new meaning
    expect(await add([word("Hive", { meaning: "벌통" })])).toMatchObject([{ id, meaning: "벌통" }]);
    await words.remove(userId, id, NOW);
    await words.purgeRemoved("2026-11-20T00:00:00.000Z");
    expect(await words.restore(userId, id)).not.toBeNull();
    await words.remove(userId, id, NOW);
    await words.purgeRemoved("2026-11-22T00:00:00.000Z");
    expect(await words.restore(userId, id)).toBeNull();
  });

  it("stays when its exam goes, and does not point to another user's exam", async () => {
    const { userId, words, add, texts } = await setUp();
    const other = await addUser(database());
    const [mine, theirs] = [await addExam(database(), userId), await addExam(database(), other)];
    expect(await add([word("a")], mine)).toMatchObject([{ exam_id: mine }]);
    expect(await add([word("b")], theirs)).toMatchObject([{ exam_id: null }]);
    expect(await texts({ exam_id: mine })).toEqual(["a"]);
    await examStore(database()).remove(userId, mine);
    const left = await words.all(userId, ALL, NOW);
    expect(left.map((one) => one.exam_id)).toEqual([null, null]);
  });

  it("samples words that the query finds", async () => {
    const { userId, words, add } = await setUp();
    await add(["a", "b", "c", "d"].map((text) => word(text)));
    const sample = await words.sample(userId, ALL, 3, NOW);
    expect(new Set(sample.map(({ text }) => text)).size).toBe(3);
    expect(await words.sample(userId, { ...ALL, filter: "known" }, 3, NOW)).toEqual([]);
  });

  it("sorts those that are equal by when they came, also page by page", async () => {
    const { userId, words, add, texts } = await setUp();
    for (const text of ["b", "c", "a"]) await add([word(text)]);
    expect(await texts({ sort: "newest" })).toEqual(["a", "c", "b"]);
    expect(await texts({ sort: "oldest" })).toEqual(["b", "c", "a"]);
    expect(await texts({ sort: "level" })).toEqual(["a", "b", "c"]);
    expect(await texts({ sort: "due" })).toEqual(["b", "c", "a"]);
    const page = await words.list(userId, { ...ALL, sort: "alphabet" }, { page: 2, limit: 2 }, NOW);
    expect(page.list.map(({ text }) => text)).toEqual(["c"]);
    const due = "2026-11-20T00:00:00.000Z";
    await database()
      .updateTable("word")
      .set({ due_at: due, created_at: NOW })
      .where("user_id", "=", userId)
      .where("text", "=", "a")
      .execute();
    expect(await texts({ sort: "due" })).toEqual(["a", "b", "c"]);
    await add([word("early")], undefined, due);
    expect((await texts({ sort: "newest" })).at(-1)).toBe("early");
    expect((await texts({ sort: "oldest" }))[0]).toBe("early");
  });

  it("gives one word of no level its level, and removes and restores one", async () => {
    const { userId, words, add } = await setUp();
    const [one, two, levelled] = await add([
      word("one", { level: 0 }),
      word("two", { level: 0 }),
      word("three"),
    ]);
    const unlevelled = (await words.unlevelled(100)).map(({ id }) => id);
    expect(unlevelled).toEqual(expect.arrayContaining([one?.id, two?.id]));
    expect(unlevelled).not.toContain(levelled?.id);
    expect(await words.unlevelled(1)).toHaveLength(1);
    const isChanged = [`~ word ${one?.id}`];
    expect(await changes(database(), () => words.setLevel(one!.id, 2))).toEqual(isChanged);
    expect(await changes(database(), () => words.edit(userId, one!.id, "하나"))).toEqual(isChanged);
    expect(await changes(database(), () => words.remove(userId, one!.id, NOW))).toEqual(isChanged);
    expect(await words.remove(userId, one!.id, NOW)).toBe(false);
    expect(await words.listed(userId, ["one", "two"])).toEqual(new Set(["two"]));
    expect(await words.restore(userId, two!.id)).toBeNull();
    await words.remove(userId, two!.id, NOW);
    expect(await changes(database(), () => words.restore(userId, one!.id))).toEqual(isChanged);
  });

  it("takes all of a removed word that is added again from the new one, and keeps what was learnt", async () => {
    const { userId, words, add, texts } = await setUp();
    const [first] = await add([word("Hive", { meaning: "벌집", context: "old" })]);
    const examId = await addExam(database(), userId);
    const id = first!.id;
    const learnt = database().updateTable("word").set({ state: "learning", reps: 3 });
    await learnt.where("id", "=", id).execute();
    await words.remove(userId, id, NOW);
    const later = "2026-11-22T00:00:00.000Z";
    const again = word("hive", { meaning: "둥지", context: "new" });
    expect(await add([again], examId, later)).toEqual([
      {
        ...first,
        text: "hive",
        meaning: "둥지",
        context: "new",
        exam_id: examId,
        created_at: later,
        state: "learning",
        reps: 3,
      },
    ]);
    for (const search of ["둥지", "ㄷㅈ"]) expect(await texts({ search })).toEqual(["hive"]);
    expect(await texts({ search: "벌집" })).toEqual([]);
    expect(await words.edit(userId, id, "집")).toMatchObject({ meaning: "집" });
  });

  it("finds what is due until the end of the user's day", async () => {
    const { userId, add, texts } = await setUp();
    const added = await add([word("last"), word("next"), word("now")]);
    for (const [at, due_at] of [
      [0, "2026-11-21T18:59:59.999Z"],
      [1, "2026-11-21T19:00:00.000Z"],
    ] as const)
      await database()
        .updateTable("word")
        .set({ due_at })
        .where("id", "=", added[at]!.id)
        .where("user_id", "=", userId)
        .execute();
    expect(await texts({ filter: "due" })).toEqual(["now", "last"]);
    expect(await texts({ filter: "due", zone: 600 })).toEqual(["now"]);
  });

  it("keeps every call to its user", async () => {
    const [own, other] = [await setUp(), await setUp()];
    const [kept, removed] = await own.add([word("hive"), word("bee")]);
    await own.words.remove(own.userId, removed!.id, NOW);
    const { userId, words } = other;
    expect(await words.listed(userId, ["hive"])).toEqual(new Set());
    expect(await words.edit(userId, kept!.id, "남의 것")).toBeNull();
    expect(await words.remove(userId, kept!.id, NOW)).toBe(false);
    expect(await words.restore(userId, removed!.id)).toBeNull();
    expect(await own.words.all(own.userId, ALL, NOW)).toEqual([kept]);
  });

  it("samples other words each time", async () => {
    const { userId, words, add } = await setUp();
    await add(Array.from({ length: 40 }, (_, at) => word(`word ${at}`)));
    const drawn = new Set<string>();
    for (let draw = 0; draw < 20; draw += 1)
      for (const { text } of await words.sample(userId, ALL, 1, NOW)) drawn.add(text);
    expect(drawn.size).toBeGreaterThan(1);
  });
});
