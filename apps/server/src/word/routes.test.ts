import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addExam } from "../../test/sample-exam.ts";
import { ENCODINGS, startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
let reader: Visitor;
let other: Visitor;
let exam = 0;
beforeAll(async () => {
  server = await startServer();
  [reader, other] = [server.visitor(), server.visitor()];
  exam = await addExam(server.db, await reader.signUp());
  await other.signUp();
});
afterAll(() => server.stop());

const post = async (who: Visitor, call: string, fields: object) =>
  (await who.post(`/api/v1/word/${call}`, fields)).body;
const get = async (who: Visitor, call: string, query: Record<string, string> = {}) =>
  (await who.get(`/api/v1/word/${call}?${new URLSearchParams(query)}`)).body;
const list = async (query = "") => (await reader.get(`/api/v1/word/list?${query}`)).body;
async function newcomer(): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signUp();
  return visitor;
}

describe.each(ENCODINGS)("the word list with %s bodies", (encoding) => {
  it("takes a word, its new meaning, and lets it go", async () => {
    const context = "Bees dance on the comb.";
    const fields = { text: " Comb ", meaning: "벌집", context, exam_id: exam };
    const added = (await reader.post("/api/v1/word/append", fields, encoding)).body;
    expect(added).toMatchObject({
      code: 200,
      result: { text: "Comb", meaning: "벌집", context, exam_id: exam },
    });
    const word_id = added.result?.id;
    const edited = await reader.post("/api/v1/word/edit", { word_id, meaning: "빗" }, encoding);
    expect(edited.body.result).toMatchObject({ id: word_id, meaning: "빗" });
    expect((await list("search=COMB")).result).toMatchObject([{ id: word_id }]);
    const removed = await reader.post("/api/v1/word/remove", { word_id }, encoding);
    expect(removed.body).toEqual({ code: 200 });
    expect((await list()).result).toEqual([]);
  });
});

describe("the word list", () => {
  it("has a word once, whatever its case: code 409", async () => {
    await post(reader, "append", { text: "hive" });
    expect(await post(reader, "append", { text: "HIVE" })).toMatchObject({
      code: 409,
      message: expect.stringMatching(/이미/),
    });
    expect((await post(other, "append", { text: "hive" })).code).toBe(200);
  });

  it("is newest first, in pages, and keeps a word whose exam is gone", async () => {
    for (const text of ["one", "two", "three"])
      await post(reader, "append", { text, exam_id: exam });
    await reader.post(`/api/v1/exam/remove/${exam}`);
    const { result, pagination } = await list("limit=2");
    expect(result).toMatchObject([
      { text: "three", exam_id: null },
      { text: "two", exam_id: null },
    ]);
    expect(pagination).toEqual({ total_count: 4, count_pages: 2, current_page: 1, limit: 2 });
    expect((await list("search=%25")).result).toEqual([]);
  });

  it("names wrong fields, and has no word of another user", async () => {
    expect(await post(reader, "append", { text: " " })).toMatchObject({
      code: 400,
      errors: [{ field: "text" }],
    });
    expect(await post(reader, "edit", { word_id: "x" })).toMatchObject({
      code: 400,
      errors: [{ field: "word_id" }, { field: "meaning" }],
    });
    const mine = Number((await post(reader, "append", { text: "mine" })).result?.id);
    expect((await post(other, "edit", { word_id: mine, meaning: "x" })).code).toBe(404);
    expect((await post(other, "remove", { word_id: mine })).code).toBe(404);
    expect((await server.visitor().post("/api/v1/word/append", { text: "x" })).body.code).toBe(401);
  });
});

describe("finding words", () => {
  let finder: Visitor;
  beforeAll(async () => {
    finder = await newcomer();
    const words = [
      { text: "wander", meaning: "돌아다니다" },
      { text: "address", meaning: "주소; 연설" },
      { text: "comb", meaning: "빗" },
    ];
    for (const word of words) await post(finder, "append", word);
    const [comb, address] = (await get(finder, "list")).result as unknown as { id: number }[];
    await post(finder, "review", { word_id: address?.id, rating: 4 });
    await server.db
      .updateTable("word")
      .set({ state: "known", due_at: "2099-01-01T00:00:00.000Z" })
      .where("id", "=", comb!.id)
      .execute();
  });
  const found = async (query: Record<string, string>) =>
    ((await get(finder, "list", query)).result as unknown as { text: string }[]).map(
      ({ text }) => text,
    );

  it.each([
    ["all", ["comb", "address", "wander"]],
    ["new", ["wander"]],
    ["learning", ["address"]],
    ["known", ["comb"]],
    ["due", ["wander"]],
  ])("is filtered: %s", async (filter, texts) => {
    expect(await found({ filter })).toEqual(texts);
  });

  it.each([
    ["newest", ["comb", "address", "wander"]],
    ["oldest", ["wander", "address", "comb"]],
    ["alphabet", ["address", "comb", "wander"]],
    ["level", ["comb", "wander", "address"]],
    ["due", ["wander", "address", "comb"]],
  ])("is sorted: %s", async (sort, texts) => {
    expect(await found({ sort })).toEqual(texts);
  });

  it("goes by English, by Korean and by initial consonants", async () => {
    expect(await found({ search: "ADD" })).toEqual(["address"]);
    expect(await found({ search: "연설" })).toEqual(["address"]);
    expect(await found({ search: "ㅈㅅ" })).toEqual(["address"]);
    expect(await found({ search: "ㅈㅅ  ㅇㅅ" })).toEqual(["address"]);
    expect(await found({ search: "ㄷㄹ" })).toEqual([]);
    expect(await found({ search: "ㅂ", filter: "known" })).toEqual(["comb"]);
  });

  it("names what there is no filter, sort or time zone of", async () => {
    for (const field of ["filter", "sort", "zone", "limit"])
      expect((await get(finder, "list", { [field]: "most" })).errors?.[0]?.field).toBe(field);
  });

  it("exports every word that is found, and only one's own", async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ text: `word ${at}`, meaning: "뜻" }));
    const collector = await newcomer();
    await post(collector, "append_many", { words: many });
    const { result, pagination } = await get(collector, "export", { sort: "oldest" });
    expect(result).toMatchObject(many);
    expect(result).toHaveLength(12);
    expect(pagination).toBeUndefined();
    expect(await get(collector, "export", { search: "word 11" })).toMatchObject({
      result: [{ text: "word 11" }],
    });
    expect((await server.visitor().get("/api/v1/word/export")).body.code).toBe(401);
  });
});

describe("putting words on the list", () => {
  it("takes the dictionary's meaning where none is given, as the sentence has the word", async () => {
    const collector = await newcomer();
    const add = async (fields: object) => (await post(collector, "append", fields)).result;
    expect(await add({ text: "address", context: "She will address the crowd." })).toMatchObject({
      meaning: "다루다; 연설하다",
      level: 1,
    });
    expect(await add({ text: "comb" })).toMatchObject({ meaning: "빗", level: 3 });
    expect(await add({ text: "hive", meaning: "우리 집" })).toMatchObject({ meaning: "우리 집" });
    expect(await add({ text: "qzxv" })).toMatchObject({ meaning: "", level: 5 });
  });

  it.each(ENCODINGS)("adds many at once and tells which it knew (%s)", async (encoding) => {
    const collector = await newcomer();
    await post(collector, "append", { text: "Hive", meaning: "벌집" });
    const words = [{ text: "comb" }, { text: "hive", meaning: "딴 뜻" }, { text: "Comb" }];
    const path = "/api/v1/word/append_many";
    expect((await collector.post(path, { words }, encoding)).body.result).toMatchObject({
      added: [{ text: "comb", meaning: "빗" }],
      known: ["hive"],
    });
    expect((await get(collector, "list", { sort: "alphabet" })).result).toMatchObject([
      { text: "comb" },
      { text: "Hive", meaning: "벌집" },
    ]);
  });

  it("adds the dictionary form of what stands in a sentence and has no meaning", async () => {
    const collector = await newcomer();
    const words = [
      { text: "Demanded", context: "They demanded more." },
      { text: "zorbled", context: "They zorbled more." },
      { text: "founded", meaning: "세운" },
    ];
    const { result } = await post(collector, "append_many", { words });
    expect(result).toMatchObject({
      added: [
        { text: "demand", meaning: expect.stringMatching(/^요구하다/) },
        { text: "zorbled", meaning: "" },
        { text: "founded", meaning: "세운" },
      ],
    });
    expect(await post(collector, "append_many", { words: words.slice(0, 1) })).toMatchObject({
      result: { added: [], known: ["demand"] },
    });
  });

  it("adds none of many where one is wrong or there are too many", async () => {
    const collector = await newcomer();
    const refused = async (words: unknown) => {
      const { code, errors } = await post(collector, "append_many", { words });
      return [code, ...(errors ?? []).map(({ field, message }) => `${field}: ${message}`)];
    };
    expect(await refused([{ text: "comb" }, { text: " " }])).toEqual([
      400,
      "words.1.text: 단어를 입력해 주세요.",
    ]);
    const many = Array.from({ length: 2001 }, (_, at) => ({ text: `word ${at}`, meaning: "뜻" }));
    expect(await refused(many)).toEqual([400, "words: 한 번에 2,000개까지 넣을 수 있어요."]);
    expect(await refused([])).toEqual([400, "words: 단어를 하나 이상 넣어 주세요."]);
    expect(await refused(undefined)).toEqual([400, expect.stringMatching(/^words: /)]);
    expect((await get(collector, "list")).result).toEqual([]);
    expect(await refused(many.slice(1))).toEqual([200]);
  });
});

describe("a removed word", () => {
  it("comes back with its schedule, restored or put on the list again", async () => {
    const keeper = await newcomer();
    const { result } = await post(keeper, "append", { text: "hive", meaning: "벌집" });
    const word_id = result?.id;
    const rated = (await post(keeper, "review", { word_id, rating: 4 })).result;
    expect(await post(keeper, "remove", { word_id })).toEqual({ code: 200 });
    expect((await get(keeper, "export")).result).toEqual([]);
    expect((await post(keeper, "remove", { word_id })).code).toBe(404);
    expect((await post(other, "restore", { word_id })).code).toBe(404);
    expect((await post(keeper, "restore", { word_id })).result).toEqual(rated);
    expect((await post(keeper, "restore", { word_id })).code).toBe(404);
    await post(keeper, "remove", { word_id });
    const again = (await post(keeper, "append", { text: "hive", meaning: "벌통" })).result;
    expect(again).toEqual({
      ...(rated as object),
      meaning: "벌통",
      created_at: again?.["created_at"],
    });
  });
});
