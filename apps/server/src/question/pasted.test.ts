/** Own questions in a pasted text, from outside: read, and taken over all or none. */
import type { Item } from "@pulda/question";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { addExam } from "../../test/sample-exam.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

const PASTED =
  "1. 맞는 것은?\n① ants ② bees\n정답: ②\n\n2. 빈칸에 알맞은 말을 쓰시오.\nBees ____ home.\n정답: fly";
const CHOICE = { instruction: "맞는 것은?", options: ["ants", "bees"], choice: 2 };
const WRITE = {
  type: "own-write",
  instruction: "빈칸에 알맞은 말을 쓰시오.",
  text: "Bees ____ home.",
  fields: [{ accepted: ["fly"] }],
};

inBothLocations("questions that are pasted", (newLocation) => {
  let server: TestServer;
  let visitor: Visitor;
  let examId: number;

  beforeAll(async () => {
    server = await startServer({}, undefined, await newLocation());
    visitor = server.visitor();
    examId = await addExam(server.db, await visitor.signUp(), "내 문제집");
  });
  afterAll(() => server.stop());

  const stored = async () =>
    (await visitor.get(`/api/v1/exam/${examId}`)).body.result?.["questions"] as unknown as Item[];
  const createMany = (questions: unknown, caller = visitor) =>
    caller.post("/api/v1/question/create_many", { exam_id: examId, questions });

  it("are read, and nothing is stored", async () => {
    const before = await stored();
    const { body } = await visitor.post("/api/v1/question/read_text", { text: PASTED });
    expect(body.result).toMatchObject([
      { type: "own-choice", ...CHOICE, warnings: [] },
      { ...WRITE, warnings: [] },
    ]);
    expect(await stored()).toEqual(before);
  });

  it("are taken over at the end, in their order, and undone one by one", async () => {
    const before = await stored();
    const { body } = await createMany([CHOICE, WRITE]);
    const items = body.result as unknown as (Item & { change_id: number })[];
    expect(items.map(({ position }) => position)).toEqual([before.length + 1, before.length + 2]);
    expect((await stored()).slice(before.length)).toMatchObject([
      { type: "own-choice", key: { choice: 2 } },
      { type: "own-write", key: { accepted: [["fly"]] } },
    ]);
    for (const { change_id: change } of items.toReversed())
      expect((await visitor.post(`/api/v1/question/undo/${change}`)).body.code).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it("are not taken over where one of them lacks something, which is named", async () => {
    const before = await stored();
    const { body } = await createMany([CHOICE, { ...CHOICE, choice: 3 }]);
    expect(body).toMatchObject({
      code: 400,
      errors: [{ field: "questions.1.choice", message: "정답이 보기 중에 없어요." }],
    });
    expect((await createMany([])).body.code).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it("are taken over into nobody else's exam", async () => {
    const other = server.visitor();
    await other.signUp();
    expect((await createMany([CHOICE], other)).body.code).toBe(404);
  });
});
