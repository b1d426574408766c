/** The author's desk from outside: edit, move, make again, write, undo. */
import type { Item } from "@pulda/question";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import {
  ENGINE,
  startServer,
  type ApiReply,
  type TestServer,
  type Visitor,
} from "../../test/server.ts";
import type { Engine } from "../engine/engine.ts";

const TYPES = [
  "grammar-error",
  "connective",
  "definition",
  "word-meaning",
  "word-form",
  "word-spelling",
];
const TEXT = `Many people believe that a good memory is a gift that only a few are born with. However, research on memory champions tells a different story. In one study, scientists scanned the brains of people who win memory contests. They found that the brains of these champions were not special in any way. What made the champions different was the method that they used. Before a contest, each champion imagines a familiar building, such as an old school. Then the champion places a strange picture of each item in one of its rooms. Later, the champion walks through the building in the mind and sees the pictures again. This method is called the memory palace, and it was invented in ancient Greece. Surprisingly, ordinary students who practiced it for six weeks doubled the number of words that they could remember. These results suggest that memory is not a gift but a skill.`;

const itemOf = ({ body }: ApiReply) => body.result as unknown as Item & { change_id: number };

const marked = (places: number[]) => [
  { kind: "passage", runs: places.map((place) => ({ kind: "underlined", text: "x", place })) },
];

function withoutChange(changed: { change_id: number }) {
  const { change_id: _, ...item } = changed;
  return item;
}

/** A seed with which the engine finds nothing. */
const BARREN = 999;
const NOTHING = "다른 곳이 없어요.";

const engine: Engine = {
  ...ENGINE,
  regenerate: async (user, request) =>
    request.seed === BARREN ? { ok: false, reason: NOTHING } : ENGINE.regenerate(user, request),
};

inBothLocations("the author's desk", (newLocation) => {
  let server: TestServer;
  let visitor: Visitor;
  let other: Visitor;
  let examId: number;
  let items: Item[];

  beforeAll(async () => {
    server = await startServer({}, engine, await newLocation());
    [visitor, other] = [server.visitor(), server.visitor()];
    await visitor.signUp();
    await other.signUp();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const { body } = await visitor.post("/api/v1/exam/generate", {
      passages: [{ text: TEXT }],
      types: TYPES.map((type) => ({ type, count: 1 })),
      seed: 3,
    });
    examId = Number(body.result?.id);
    items = await questions();
  });

  const questions = async () =>
    (await visitor.get(`/api/v1/exam/${examId}`)).body.result?.["questions"] as unknown as Item[];
  const call = (name: string, id: number, fields: object = {}) =>
    visitor.post(`/api/v1/question/${name}/${id}`, fields);
  const chosen = () => items.find((item) => item.shape === "choose")!;

  describe("editing", () => {
    it("keeps the proof while instruction, points and 해설 change", async () => {
      const [item] = items;
      const edit = { version: 1, instruction: " 고친 발문 ", points: 5, explanation: "새 해설" };
      const answer = await call("edit", item!.id, edit);
      expect(answer.body.code).toBe(200);
      expect(itemOf(answer)).toMatchObject({
        instruction: "고친 발문",
        points: 5,
        explanation: "새 해설",
        version: 2,
        proof: item!.proof,
      });
      expect(await questions()).toMatchObject([{ version: 2, points: 5 }, ...items.slice(1)]);
    });

    it("says what breaks, and keeps such an edit only as the author's own", async () => {
      const item = chosen();
      const choice = "choice" in item.key ? (item.key.choice % 5) + 1 : 1;
      const edit = { version: 1, key: { choice } };
      const refused = (await call("edit", item.id, edit)).body;
      expect(refused.code).toBe(400);
      expect(refused.errors).toEqual([
        { field: "as_author", message: "정답을 바꾸면 지문에서 찾은 정답의 근거와 어긋나요." },
      ]);
      expect(await questions()).toEqual(items);
      const kept = await call("edit", item.id, { ...edit, as_author: true });
      expect(itemOf(kept)).toMatchObject({
        key: { choice },
        proof: { kind: "author" },
        version: 2,
      });
    });

    it("refuses a stale version, another user, an item that nobody could answer", async () => {
      const item = chosen();
      const { id } = item;
      expect((await call("edit", id, { version: 1, points: 3 })).body.code).toBe(200);
      const stale = (await call("edit", id, { version: 1, points: 4 })).body;
      expect(stale).toMatchObject({ code: 409, message: expect.stringMatching(/그사이/) });
      const theirs = await other.post(`/api/v1/question/edit/${id}`, { version: 2, points: 4 });
      expect(theirs.body.code).toBe(404);
      const wrong: [string, object][] = [
        ["version", { points: 3 }],
        ["points", { version: 2, points: 1001 }],
        ["points", { version: 2, points: 2.55 }],
        ["points", { version: 2, points: 0 }],
        ["instruction", { version: 2, instruction: " " }],
        ["key", { version: 2, key: { orders: [[0, 1]] } }],
        ["fields", { version: 2, fields: [{}] }],
        [
          "options",
          {
            version: 2,
            options: [{ cells: ["a"] }, { cells: ["a"] }],
            key: { choice: 1 },
            as_author: true,
          },
        ],
        [
          "options",
          { version: 2, options: [{ cells: ["a"] }, { cells: ["b", "c"] }], key: { choice: 1 } },
        ],
        ["key", { version: 2, options: [{ cells: ["a"] }, { cells: ["b"] }], key: { choice: 3 } }],
      ];
      for (const [field, fields] of wrong) {
        const { body } = await call("edit", id, fields);
        expect([field, body.code]).toEqual([field, 400]);
        expect(body.errors?.[0]?.field.split(".")[0]).toBe(field);
        expect(body.errors?.[0]?.message).toMatch(/[가-힣]/);
      }
    });

    it("counts the places of an edited text, which go from ① on", async () => {
      const { id } = items.find(({ type }) => type === "grammar-error")!;
      const edit = { version: 1, key: { choice: 1 }, as_author: true };
      const gap = await call("edit", id, { ...edit, blocks: marked([1, 3]) });
      expect(gap.body.errors?.[0]?.field).toBe("blocks");
      const sound = await call("edit", id, { ...edit, blocks: marked([2, 1, 3]) });
      expect(itemOf(sound)).toMatchObject({ places: 3, proof: { kind: "author" } });
    });
  });

  it("moves an item, and one behind the end to the end", async () => {
    const ids = items.map(({ id }) => id);
    expect(itemOf(await call("move", ids[0]!, { position: 3 })).position).toBe(3);
    expect((await questions()).map(({ id }) => id)).toEqual([
      ids[1],
      ids[2],
      ids[0],
      ...ids.slice(3),
    ]);
    expect(itemOf(await call("move", ids[0]!, { position: 99 })).position).toBe(ids.length);
    expect((await call("move", ids[0]!, { position: 0 })).body.code).toBe(400);
    const theirs = await other.post(`/api/v1/question/move/${ids[0]}`, { position: 1 });
    expect(theirs.body.code).toBe(404);
  });

  it("makes another item of the same type, of another type, or says why not", async () => {
    const small = await visitor.post("/api/v1/exam/generate", {
      passages: [{ text: TEXT }],
      types: [{ type: "grammar-error", count: 1 }],
      seed: 3,
    });
    examId = Number(small.body.result?.id);
    const [item] = await questions();
    if (!item) throw new Error("no item was made");
    const again = itemOf(await call("regenerate", item.id));
    expect(again).toMatchObject({
      id: item.id,
      type: "grammar-error",
      version: 2,
      proof: { kind: "made" },
    });
    expect(again.proof).not.toEqual(item.proof);
    const third = itemOf(await call("regenerate", item.id, { type: "definition" }));
    expect(third).toMatchObject({ id: item.id, type: "definition", version: 3 });
    expect(await questions()).toEqual([withoutChange(third)]);

    const barren = await call("regenerate", item.id, { seed: BARREN });
    expect(barren.body).toMatchObject({ code: 409, message: NOTHING });
    expect((await call("regenerate", item.id, { type: "own-choice" })).body.code).toBe(400);
    expect((await other.post(`/api/v1/question/regenerate/${item.id}`)).body.code).toBe(404);
    const own = await write();
    expect((await call("regenerate", itemOf(own).id)).body.code).toBe(409);
  });

  const write = (fields: object = { fields: [{ label: "(A)", accepted: ["to go", "to walk"] }] }) =>
    visitor.post("/api/v1/question/create", {
      exam_id: examId,
      type: "own-write",
      instruction: "알맞게 고쳐 쓰시오.",
      ...fields,
    });

  it("takes an own item with lines to write on", async () => {
    const item = itemOf(await write());
    expect(item).toMatchObject({
      position: items.length + 1,
      shape: "write",
      fields: [{ label: "(A)" }],
      key: { accepted: [["to go", "to walk"]] },
      proof: { kind: "author" },
    });
    const errors = async (fields: object) => (await write(fields)).body.errors?.[0]?.field;
    expect(await errors({})).toBe("fields");
    expect(await errors({ fields: [{ accepted: [] }] })).toBe("fields.0.accepted");
    expect(await errors({ fields: [{ accepted: ["a", " "] }] })).toBe("fields.0.accepted.1");
    expect(await errors({ type: "own-choice" })).toBe("options");
    expect(await errors({ type: "own-choice", options: ["a", "b"], choice: 3 })).toBe("choice");
    expect(await errors({ type: "own-choice", options: ["a", "a"], choice: 1 })).toBe("options");
  });

  it("undoes a removal, an edit and a move exactly, and no older change before a newer", async () => {
    const [first, second] = items;
    const removed = await call("remove", first!.id);
    const edited = await call("edit", second!.id, { version: 1, points: 9 });
    const undo = (change: unknown) => visitor.post(`/api/v1/question/undo/${Number(change)}`);
    expect((await undo(removed.body.result?.["change_id"])).body.code).toBe(409);
    expect((await other.post(`/api/v1/question/undo/${itemOf(edited).change_id}`)).body.code).toBe(
      404,
    );
    const exam = (await visitor.get(`/api/v1/exam/${examId}`)).body.result;
    expect(exam?.["last_change"]).toEqual({ id: itemOf(edited).change_id, kind: "edit" });
    expect((await undo(itemOf(edited).change_id)).body.result).toEqual({
      exam_id: examId,
      question_id: second!.id,
    });
    expect((await undo(removed.body.result?.["change_id"])).body.code).toBe(200);
    expect(await questions()).toEqual(items.with(1, { ...second!, version: 3 }));
    expect((await undo(999_999)).body.code).toBe(404);
  });

  it("leaves attempts that have begun as they are", async () => {
    const item = chosen();
    const start = (mode: string) =>
      visitor.post("/api/v1/attempt/start", { exam_id: examId, mode });
    const attempt = (await start("test")).body.result;
    await call("edit", item.id, {
      version: 1,
      instruction: "바뀐 발문",
      points: 9,
      options: [{ cells: ["x"] }, { cells: ["y"] }],
      key: { choice: 1 },
      as_author: true,
    });
    await call("remove", items.find(({ id }) => id !== item.id)!.id);
    const path = `/api/v1/attempt/${attempt?.id}`;
    expect((await visitor.get(path)).body.result?.["questions"]).toEqual(attempt?.["questions"]);
    const choice = "choice" in item.key ? item.key.choice : 0;
    await visitor.post(`/api/v1/attempt/answer/${attempt?.id}`, {
      question_id: item.id,
      response: { choice },
    });
    const { result } = (await visitor.post(`/api/v1/attempt/submit/${attempt?.id}`)).body;
    expect(Number(result?.["score"])).toBe(item.points);
    expect(result?.["results"]).toHaveLength(items.length);
    expect((await start("test")).body.result?.["questions"]).toHaveLength(items.length - 1);
  });
});
