/** What the dictionary says of a word, and of the words of an exam. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

const TEXT = `Bees find flowers far from the hive, and they must tell the other bees where the flowers are. When a bee comes home, it dances on the comb in the dark. The dance shows how far the flowers are and in which direction the bees have to fly. Other bees follow the dancer closely and then leave the hive to look for the flowers themselves.`;

let server: TestServer;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await startServer();
  [owner, other] = [server.visitor(), server.visitor()];
  await owner.signUp();
  await other.signUp();
});
afterAll(() => server.stop());

const get = async (who: Visitor, call: string, query: Record<string, string> = {}) =>
  (await who.get(`/api/v1/word/${call}?${new URLSearchParams(query)}`)).body;

describe("the dictionary", () => {
  it("puts the sense of the sentence first", async () => {
    const text = "address";
    expect((await get(owner, "lookup", { text })).result).toMatchObject({
      lemma: "address",
      level: 1,
      in_context: false,
      senses: [{ pos: "n", meaning: "주소; 연설" }, { pos: "v" }],
    });
    const context = "They address the address of the letter.";
    for (const [at, ...senses] of [
      ["5", { pos: "v" }, { pos: "n" }],
      ["17", { pos: "n" }, { pos: "v" }],
    ] as const)
      expect((await get(owner, "lookup", { text, context, at })).result).toMatchObject({
        in_context: true,
        senses,
      });
  });

  it("leads a form back to its word, and tells the phrase around it", async () => {
    const context = "It accounted for half of the loss.";
    expect((await get(owner, "lookup", { text: "accounted", context, at: "3" })).result).toEqual(
      expect.objectContaining({
        lemma: "account",
        phrases: [{ phrase: "account for", meaning: expect.stringMatching(/차지하다/) }],
      }),
    );
    expect((await get(owner, "lookup", { text: "account  for" })).result).toMatchObject({
      lemma: "account for",
      senses: [{ pos: "phrase", meaning: expect.stringMatching(/차지하다/) }],
    });
  });

  it("has no entry for what is no word, and names what is missing", async () => {
    expect(await get(owner, "lookup", { text: "qzxv" })).toMatchObject({
      code: 404,
      message: expect.stringMatching(/사전에 없는/),
    });
    const field = async (query: Record<string, string>) =>
      (await get(owner, "lookup", query)).errors?.map((error) => error.field);
    expect(await field({})).toEqual(["text"]);
    expect(await field({ text: " ", at: "-1" })).toEqual(["text", "at"]);
    expect(await field({ text: "a".repeat(101) })).toEqual(["text"]);
  });
});

describe("the words of an exam", () => {
  let id = 0;
  beforeAll(async () => {
    const fields = { passages: [{ text: TEXT }], types: [{ type: "blank", count: 1 }] };
    const { body } = await owner.post("/api/v1/exam/generate", { ...fields, title: "벌의 춤" });
    id = Number(body.result?.id);
  });

  it("are those above the level, with their first sentence, and whether they are listed", async () => {
    await owner.post("/api/v1/word/append", { text: "Comb" });
    expect((await get(owner, `exam/${id}`)).result).toEqual({
      title: "벌의 춤",
      next: null,
      words: [
        {
          lemma: "comb",
          meaning: "빗",
          level: 3,
          count: 1,
          context: "When a bee comes home, it dances on the comb in the dark.",
          listed: true,
        },
      ],
    });
    const easier = (await get(owner, `exam/${id}`, { level: "1" })).result?.["words"];
    const words = easier as unknown as { lemma: string; level: number; listed: boolean }[];
    expect(words.map(({ lemma }) => lemma)).toEqual(
      expect.arrayContaining(["comb", "direction", "dancer", "closely"]),
    );
    for (const { lemma, level, listed } of words)
      expect([level > 1, listed]).toEqual([true, lemma === "comb"]);
    expect((await get(owner, `exam/${id}`, { level: "5" })).result?.["words"]).toEqual([]);
  });

  it("are their owner's: code 404 for everyone else", async () => {
    expect((await get(other, `exam/${id}`)).code).toBe(404);
    expect((await get(owner, "exam/999999")).code).toBe(404);
    expect((await get(owner, "exam/x")).errors?.[0]?.field).toBe("id");
    expect((await get(owner, `exam/${id}`, { level: "6" })).errors?.[0]?.field).toBe("level");
    expect((await server.visitor().get(`/api/v1/word/exam/${id}`)).body.code).toBe(401);
  });
});
