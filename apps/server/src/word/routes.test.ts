import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addExam } from "../../test/samples.ts";
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
const list = async (query = "") => (await reader.get(`/api/v1/word/list?${query}`)).body;

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
