/** Grammar lessons from outside: how the rules fared, and where they stood in one's own exams. */
import { SAMPLES } from "@pulda/makers";
import type { ExamDocument, GrammarLesson, GrammarSummary } from "@pulda/contract";
import type { Item } from "@pulda/question";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

/** It gives an item of each grammar type. */
const TEXT = SAMPLES.find(({ title }) => title === "Walking and Thinking")!.text;

let server: TestServer;
let learner: Visitor;
const list = async () =>
  (await learner.get("/api/v1/grammar/list")).body.result as unknown as GrammarSummary[];
const lesson = async (id: string, who = learner) =>
  (await who.get(`/api/v1/grammar/${id}`)).body.result as unknown as GrammarLesson;

/** An exam with one item of a type, and the rules that the item asks. */
async function generate(type: string) {
  const fields = {
    title: "문법 문제집",
    passages: [{ text: TEXT }],
    types: [{ type, count: 1 }],
    seed: 3,
  };
  const { body } = await learner.post("/api/v1/exam/generate", fields);
  const id = Number(body.result?.id);
  const exam = async () =>
    (await learner.get(`/api/v1/exam/${id}`)).body.result as unknown as ExamDocument;
  await expect.poll(async () => (await exam()).state).toBe("ready");
  const [item] = (await exam()).questions;
  if (item?.proof.kind !== "made") throw new Error(`no item of type ${type} was made`);
  return { id, item, operation: item.proof.operation, rules: item.proof.rules };
}

async function start(examId: number, mode: string): Promise<number> {
  const { body } = await learner.post("/api/v1/attempt/start", { exam_id: examId, mode });
  return Number(body.result?.id);
}
async function answer(attempt: number, item: Item, choice: number): Promise<void> {
  const fields = { question_id: item.id, response: { choice } };
  const { body } = await learner.post(`/api/v1/attempt/answer/${attempt}`, fields);
  expect(body.code).toBe(200);
}
const keyOf = ({ key }: Item) => ("choice" in key ? key.choice : 0);

inBothLocations("grammar", (newLocation) => {
  beforeAll(async () => {
    server = await startServer({}, undefined, await newLocation());
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    learner = server.visitor();
    await learner.signUp();
  });

  describe("the grammar list", () => {
    it("has all 35 rules, none of them met at first", async () => {
      const rules = await list();
      expect(rules).toHaveLength(35);
      for (const rule of rules)
        expect(rule).toEqual({
          id: expect.stringMatching(/^[a-z-]+$/),
          name: expect.stringMatching(/[가-힣]/),
          summary: expect.stringMatching(/[가-힣]/),
          met: 0,
          missed: 0,
        });
    });

    it("counts a practised item at once: met, and missed where the answer was wrong", async () => {
      const { id, item, rules } = await generate("grammar-error");
      await answer(await start(id, "practice"), item, (keyOf(item) % 5) + 1);
      expect(await lesson(rules[0]!)).toMatchObject({ met: 1, missed: 1 });
      await answer(await start(id, "practice"), item, keyOf(item));
      expect((await list()).filter(({ met }) => met > 0)).toMatchObject([
        { id: rules[0], met: 2, missed: 1 },
      ]);
    });

    it("counts a test's item when the test is submitted, by its last answer, and once", async () => {
      const { id, item, rules } = await generate("grammar-error");
      const attempt = await start(id, "test");
      await answer(attempt, item, keyOf(item));
      await answer(attempt, item, (keyOf(item) % 5) + 1);
      expect(await lesson(rules[0]!)).toMatchObject({ met: 0, missed: 0 });
      for (let time = 0; time < 2; time += 1)
        await learner.post(`/api/v1/attempt/submit/${attempt}`);
      expect(await lesson(rules[0]!)).toMatchObject({ met: 1, missed: 1 });
    });

    it("misses only the rules of the boxes that were answered wrong", async () => {
      const { id, item, rules } = await generate("grammar-choice");
      if (item.shape !== "choose") throw new Error("no boxes");
      const key = item.options[keyOf(item) - 1]!.cells;
      const right = (cells: string[]) => cells.map((cell, at) => cell === key[at]);
      const half = item.options.findIndex(({ cells }) => right(cells).includes(false));
      await answer(await start(id, "practice"), item, half + 1);
      for (const [at, isRight] of right(item.options[half]!.cells).entries())
        expect(await lesson(rules[at]!)).toMatchObject({ met: 1, missed: isRight ? 0 : 1 });
    });

    it("leaves unanswered items and other learners' answers out", async () => {
      const { id, item, rules } = await generate("grammar-error");
      await learner.post(`/api/v1/attempt/submit/${await start(id, "test")}`);
      expect(await lesson(rules[0]!)).toMatchObject({ met: 0 });
      await answer(await start(id, "practice"), item, 1);
      const other = server.visitor();
      await other.signUp();
      expect(await lesson(rules[0]!, other)).toMatchObject({ met: 0, missed: 0 });
    });
  });

  describe("a lesson", () => {
    it("explains its rule, and names rules that are related", async () => {
      expect(await lesson("voice")).toMatchObject({
        id: "voice",
        name: expect.stringMatching(/[가-힣]/),
        what: expect.stringMatching(/[가-힣]/),
        trap: expect.stringMatching(/[가-힣]/),
        occurrences: [],
      });
      const { related, pairs, seeing } = await lesson("voice");
      expect(seeing.length).toBeGreaterThan(0);
      expect(pairs[0]).toEqual({
        right: expect.any(String),
        wrong: expect.any(String),
        why: expect.stringMatching(/[가-힣]/),
      });
      const known = (await list()).map(({ id }) => id);
      expect(related.length).toBeGreaterThan(0);
      for (const { id } of related) expect(known).toContain(id);
    });

    it("shows the sentence as the passage has it, with the span that the rule applies to", async () => {
      const { id, item, operation, rules } = await generate("grammar-error");
      if (operation.kind !== "replace") throw new Error("nothing was replaced");
      const { occurrences } = await lesson(rules[0]!);
      const [found] = occurrences;
      expect(found).toMatchObject({ exam_id: id, question_id: item.id, title: "문법 문제집" });
      expect(TEXT).toContain(found!.sentence);
      expect(found!.sentence).toMatch(/^[A-Z].*\.$/);
      expect(found!.sentence.slice(found!.start, found!.end)).toBe(operation.original);
    });

    it("shows each box of an item at its own rule", async () => {
      const { operation, rules } = await generate("grammar-choice");
      if (operation.kind !== "boxes") throw new Error("no boxes");
      expect(operation.boxes).toHaveLength(3);
      for (const [at, { original }] of operation.boxes.entries()) {
        const [found] = (await lesson(rules[at]!)).occurrences;
        expect(found?.sentence.slice(found.start, found.end)).toBe(original);
      }
    });

    it("shows a sentence once, and only of the user's own exams", async () => {
      const { rules } = await generate("grammar-error");
      const again = await generate("grammar-error");
      const { occurrences } = await lesson(rules[0]!);
      expect(occurrences).toMatchObject([{ exam_id: again.id }]);
      const other = server.visitor();
      await other.signUp();
      expect((await lesson(rules[0]!, other)).occurrences).toEqual([]);
      await learner.post("/api/v1/exam/remove/all");
      expect((await lesson(rules[0]!)).occurrences).toEqual([]);
    });

    it("is not there for an unknown rule, and names a wrong id", async () => {
      expect((await learner.get("/api/v1/grammar/no-such-rule")).body).toMatchObject({
        code: 404,
        message: expect.stringMatching(/[가-힣]/),
      });
      for (const id of ["Voice", "voice2", "%25", "a".repeat(51)])
        expect((await learner.get(`/api/v1/grammar/${id}`)).body).toMatchObject({
          code: 400,
          errors: [{ field: "id", message: expect.stringMatching(/[가-힣]/) }],
        });
    });

    it("is for those who are signed in", async () => {
      const stranger = server.visitor();
      expect((await stranger.get("/api/v1/grammar/list")).body.code).toBe(401);
      expect((await stranger.get("/api/v1/grammar/voice")).body.code).toBe(401);
    });
  });
});
