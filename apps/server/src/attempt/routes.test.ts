/** Taking an exam, as it looks on the wire: what a taker learns, and when. */
import { TakerItem } from "@pulda/question";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { ITEMS, RIGHT, addExam } from "../../test/sample-exam.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

interface Started {
  readonly id: number;
  readonly questions: { id: number; shape: string }[];
}

const MOST = ITEMS.reduce((sum, { points }) => sum + points, 0);
/** Words that stand in an item but not in its taker's view. */
const HIDDEN =
  /"(key|proof|explanation|accepted|orders|evidence|retry|grade|difficulty|neighbours|grading)"|비밀 해설/;

inBothLocations("taking", (newLocation) => {
  let server: TestServer;
  let taker: Visitor;
  let exam = 0;
  beforeAll(async () => {
    server = await startServer({}, undefined, await newLocation());
    taker = server.visitor();
    exam = await addExam(server.db, await taker.signUp(), "풀 문제집");
  });
  afterAll(() => server.stop());

  async function start(mode: string, more: object = {}): Promise<Started> {
    const { body } = await taker.post("/api/v1/attempt/start", { exam_id: exam, mode, ...more });
    expect(body.code).toBe(200);
    return body.result as unknown as Started;
  }
  const answer = async ({ id }: Started, question_id: number | undefined, response: object) =>
    (await taker.post(`/api/v1/attempt/answer/${id}`, { question_id, response })).body;
  const look = async ({ id }: Started) => (await taker.get(`/api/v1/attempt/${id}`)).body.result;
  const submit = async ({ id }: Started) => (await taker.post(`/api/v1/attempt/submit/${id}`)).body;

  describe("in test mode", () => {
    it("shows no key, proof or explanation of any shape before it is submitted", async () => {
      const started = await taker.post("/api/v1/attempt/start", { exam_id: exam, mode: "test" });
      expect(started.response.body).not.toMatch(HIDDEN);
      const attempt = started.body.result as unknown as Started;
      expect(attempt.questions.map(({ shape }) => shape)).toEqual(ITEMS.map(({ shape }) => shape));
      for (const question of attempt.questions) expect(TakerItem.parse(question)).toEqual(question);
      for (const [at, response] of RIGHT.entries()) {
        const saved = await taker.post(`/api/v1/attempt/answer/${attempt.id}`, {
          question_id: attempt.questions[at]?.id,
          response,
        });
        expect(saved.body).toMatchObject({ code: 200, result: { feedback: null } });
        expect(saved.response.body).not.toMatch(HIDDEN);
      }
      const open = await taker.get(`/api/v1/attempt/${attempt.id}`);
      expect(open.response.body).not.toMatch(HIDDEN);
      expect(open.body.result).toMatchObject({ score: null, submitted_at: null, results: [] });
      const list = await taker.get("/api/v1/attempt/list");
      expect(list.response.body).not.toMatch(HIDDEN);

      const done = await submit(attempt);
      expect(done).toMatchObject({ code: 200, result: { score: MOST, max_score: MOST } });
      const results = done.result?.["results"] as unknown as object[];
      for (const [at, { key, explanation }] of ITEMS.entries())
        expect(results[at]).toMatchObject({ key, explanation, grade: { kind: "right" } });
    });

    it("lets an answer change until it is submitted, and grades once", async () => {
      const attempt = await start("test");
      const [first] = attempt.questions;
      expect((await answer(attempt, first?.id, { choice: 1 })).code).toBe(200);
      expect((await answer(attempt, first?.id, { choice: 2 })).code).toBe(200);
      const done = await submit(attempt);
      expect(done.result).toMatchObject({
        score: 2,
        results: [
          { response: { choice: 2 }, grade: { kind: "right" } },
          { response: null, grade: { kind: "unanswered" } },
          { response: null },
          { response: null },
        ],
      });
      expect(await submit(attempt)).toEqual(done);
      expect((await answer(attempt, first?.id, { choice: 1 })).code).toBe(409);
      expect((await answer(attempt, first?.id, { choice: 2 })).code).toBe(200);
      expect(await submit(attempt)).toEqual(done);
      expect(await look(attempt)).toMatchObject({ score: 2, results: done.result?.["results"] });
    });

    it("keeps what was saved by the deadline, takes nothing after it, and submits itself", async () => {
      const attempt = await start("test", { time_limit: 60 });
      const [first, second] = attempt.questions;
      await answer(attempt, first?.id, RIGHT[0]!);
      const deadline = new Date(Date.now() - 1000).toISOString();
      await server.db
        .updateTable("attempt")
        .set({ deadline })
        .where("id", "=", attempt.id)
        .execute();
      const late = await answer(attempt, second?.id, { choice: 1 });
      expect(late).toMatchObject({ code: 409, message: expect.stringMatching(/제한 시간/) });
      expect(await look(attempt)).toMatchObject({ submitted_at: deadline, score: 2, deadline });
      expect((await submit(attempt)).result).toMatchObject({ score: 2, max_score: MOST });
    });
  });

  it("repeats the missed questions of an attempt, renumbered", async () => {
    const attempt = await start("test");
    const [first, second, third] = attempt.questions;
    await answer(attempt, first?.id, RIGHT[0]!);
    await answer(attempt, second?.id, { choice: 2 });
    const again = { exam_id: exam, mode: "practice", retake_of: attempt.id };
    const early = await taker.post("/api/v1/attempt/start", again);
    expect(early.body).toMatchObject({ code: 409, message: expect.stringMatching(/제출/) });
    await submit(attempt);
    const retake = await start("practice", { retake_of: attempt.id });
    expect(retake).toMatchObject({
      retake_of: attempt.id,
      max_score: MOST - (ITEMS[0]?.points ?? 0),
      questions: [{ id: second?.id, position: 1 }, { id: third?.id, position: 2 }, { position: 3 }],
    });
    await submit(retake);
    const list = (await taker.get("/api/v1/exam/list")).body.result as unknown as object[];
    expect(list[0]).toMatchObject({ last_attempt: { id: attempt.id } });

    const all = await start("test");
    for (const [at, response] of RIGHT.entries())
      await answer(all, all.questions[at]?.id, response);
    await submit(all);
    for (const [retake_of, code] of [
      [all.id, 409],
      [999_999, 400],
    ])
      expect((await taker.post("/api/v1/attempt/start", { ...again, retake_of })).body.code).toBe(
        code,
      );
  });

  it("refuses an answer that another window has changed", async () => {
    const attempt = await start("test");
    const [first] = attempt.questions;
    const from = async (version: number, choice: number) =>
      (
        await taker.post(`/api/v1/attempt/answer/${attempt.id}`, {
          question_id: first?.id,
          response: { choice },
          version,
        })
      ).body;
    expect(await from(0, 1)).toMatchObject({ code: 200, result: { version: 1 } });
    expect(await from(0, 2)).toMatchObject({
      code: 409,
      message: expect.stringMatching(/다른 창/),
    });
    // it has arrived before, though its giver was not told
    expect(await from(0, 1)).toMatchObject({ code: 200, result: { version: 1 } });
    expect(await from(1, 2)).toMatchObject({ code: 200, result: { version: 2 } });
    expect((await look(attempt))?.["responses"]).toEqual([
      { question_id: first?.id, response: { choice: 2 }, version: 2 },
    ]);
  });

  it("stores annotations and the time that a question was in view", async () => {
    const attempt = await start("test");
    const [, first, write] = attempt.questions;
    const draw = async (change: object, question_id = first?.id) =>
      (await taker.post(`/api/v1/attempt/annotate/${attempt.id}`, { question_id, ...change })).body;
    const mark = { block: 0, start: 0, end: 3, on: true };
    await draw({ flagged: true });
    await draw({ strike: { choice: 2, on: true } });
    const once = await draw({ highlight: mark });
    expect(await draw({ highlight: mark })).toEqual(once);
    const marks = { flagged: true, struck: [2], highlights: [{ block: 0, start: 0, end: 3 }] };
    expect(once.result).toEqual({ question_id: first?.id, ...marks });
    const spend = (times: object[], visit = "a1") =>
      taker.post(`/api/v1/attempt/time/${attempt.id}`, { visit, times });
    await spend([{ question_id: first?.id, seconds: 12 }]);
    expect(await look(attempt)).toMatchObject({
      annotations: [{ question_id: first?.id, ...marks }],
      times: [{ question_id: first?.id, seconds: 12 }],
    });
    for (const [change, field] of [
      [{ strike: { choice: 5, on: true } }, "strike"],
      [{ highlight: { ...mark, block: 9 } }, "highlight"],
      [{ highlight: { ...mark, end: 9999 } }, "highlight"],
      [{ highlight: { ...mark, start: 3 } }, "highlight"],
    ] as const)
      expect(await draw(change)).toMatchObject({ code: 400, errors: [{ field }] });
    expect(await draw({ strike: { choice: 1, on: true } }, write?.id)).toMatchObject({ code: 400 });
    expect(await draw({}, 999_999)).toMatchObject({ errors: [{ field: "question_id" }] });
    expect((await spend([{ question_id: first?.id, seconds: -1 }])).body.code).toBe(400);
    expect((await spend([], "no name")).body).toMatchObject({ errors: [{ field: "visit" }] });
    await submit(attempt);
    expect(await draw({ flagged: false })).toMatchObject({ code: 409 });
    expect((await look(attempt))?.["annotations"]).toMatchObject([marks]);
  });

  describe("in practice mode", () => {
    it("shows of every shape no more than what has been answered", async () => {
      const started = await taker.post("/api/v1/attempt/start", {
        exam_id: exam,
        mode: "practice",
      });
      expect(started.response.body).not.toMatch(HIDDEN);
      const attempt = started.body.result as unknown as Started;
      for (const [at, response] of RIGHT.entries()) {
        const question_id = attempt.questions[at]?.id;
        const { body } = await taker.post(`/api/v1/attempt/answer/${attempt.id}`, {
          question_id,
          response,
        });
        expect(body.result).toMatchObject({ feedback: { question_id, key: ITEMS[at]?.key } });
        const seen = await look(attempt);
        const told = seen?.["results"] as unknown as { question_id: number }[];
        expect(told.map((result) => result.question_id)).toEqual(
          attempt.questions.slice(0, at + 1).map(({ id }) => id),
        );
        expect(JSON.stringify(seen?.["questions"])).not.toMatch(HIDDEN);
      }
    });

    it("grades each answer at once, shows that key alone, and lets it be tried again", async () => {
      const attempt = await start("practice");
      const [first, second] = attempt.questions;
      const wrong = await answer(attempt, first?.id, { choice: 1 });
      const counted = { response: { choice: 1 }, grade: { kind: "wrong" } };
      expect(wrong.result).toMatchObject({
        version: 1,
        feedback: { key: ITEMS[0]?.key, explanation: "비밀 해설", ...counted, retry: null },
      });
      expect(await answer(attempt, first?.id, { choice: 1 })).toEqual(wrong);
      const right = await answer(attempt, first?.id, RIGHT[0]!);
      expect(right.result).toMatchObject({
        version: 2,
        feedback: { ...counted, retry: { response: RIGHT[0], grade: { kind: "right" }, tries: 2 } },
      });
      expect(await answer(attempt, first?.id, RIGHT[0]!)).toEqual(right);
      expect((await answer(attempt, first?.id, { choice: 1 })).code).toBe(409);
      const seen = (await look(attempt))?.["results"] as unknown as { question_id: number }[];
      expect(seen.map(({ question_id }) => question_id)).toEqual([first?.id]);
      await answer(attempt, second?.id, RIGHT[1]!);
      // the first answer is what counts
      expect((await submit(attempt)).result).toMatchObject({ score: ITEMS[1]?.points });
    });

    it("refuses an empty first answer", async () => {
      const attempt = await start("practice");
      const [, , write, arrange] = attempt.questions;
      for (const [question, empty] of [
        [write, { texts: [" "] }],
        [arrange, { order: [] }],
      ] as const)
        expect(await answer(attempt, question?.id, empty)).toMatchObject({
          code: 400,
          errors: [{ field: "response" }],
        });
      const right = await answer(attempt, write?.id, RIGHT[2]!);
      expect(right.result).toMatchObject({ version: 1, feedback: { grade: { kind: "right" } } });
    });

    it("stores one first answer of two concurrent ones", async () => {
      const attempt = await start("practice");
      const question_id = attempt.questions[0]?.id;
      const path = `/api/v1/attempt/answer/${attempt.id}`;
      const answers = await Promise.all(
        [1, 2].map((choice) => taker.post(path, { question_id, response: { choice }, version: 0 })),
      );
      expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });
  });

  it("refuses what cannot be an answer, and names the field", async () => {
    const attempt = await start("test");
    const [choose, , write, arrange] = attempt.questions;
    const wrong: [number | undefined, object | string][] = [
      [choose?.id, { choice: 3 }],
      [choose?.id, { choice: 6 }],
      [choose?.id, { texts: ["a"] }],
      [choose?.id, "choice"],
      [choose?.id, {}],
      [write?.id, { texts: [] }],
      [arrange?.id, { order: [0, 0] }],
      [arrange?.id, { order: [99] }],
    ];
    for (const [question_id, response] of wrong) {
      const { body } = await taker.post(`/api/v1/attempt/answer/${attempt.id}`, {
        question_id,
        response,
      });
      expect([response, body.code]).toEqual([response, 400]);
      expect(body.errors?.[0]?.field).toMatch(/^response/);
      expect(body.errors?.[0]?.message).toMatch(/[가-힣]/);
    }
    expect(await answer(attempt, 999_999, { choice: 1 })).toMatchObject({
      code: 400,
      errors: [{ field: "question_id" }],
    });
    for (const fields of [{}, { exam_id: exam }, { exam_id: exam, mode: "exam" }])
      expect((await taker.post("/api/v1/attempt/start", fields)).body.code).toBe(400);
    const short = { exam_id: exam, mode: "test", time_limit: 1 };
    expect((await taker.post("/api/v1/attempt/start", short)).body.code).toBe(400);
  });

  it("is the taker's own: code 404 for everyone else", async () => {
    const attempt = await start("test");
    const other = server.visitor();
    await other.signUp();
    const codes = [
      await other.post("/api/v1/attempt/start", { exam_id: exam, mode: "test" }),
      await other.post(`/api/v1/attempt/answer/${attempt.id}`, {
        question_id: attempt.questions[0]?.id,
        response: { choice: 1 },
      }),
      await other.post(`/api/v1/attempt/submit/${attempt.id}`),
      await other.get(`/api/v1/attempt/${attempt.id}`),
    ].map(({ body }) => body.code);
    expect(codes).toEqual([404, 404, 404, 404]);
    expect((await other.get(`/api/v1/attempt/list?exam_id=${exam}`)).body.result).toEqual([]);
  });

  it("counts answers in the list, and goes with its exam", async () => {
    const attempt = await start("test");
    await answer(attempt, attempt.questions[0]?.id, { choice: 1 });
    const { body } = await taker.get(`/api/v1/attempt/list?exam_id=${exam}&limit=1`);
    expect(body.result).toMatchObject([
      { id: attempt.id, title: "풀 문제집", question_count: 4, answered_count: 1, score: null },
    ]);
    expect(body.pagination).toMatchObject({ current_page: 1, limit: 1 });
    await taker.post(`/api/v1/exam/remove/${exam}`);
    expect((await taker.get(`/api/v1/attempt/${attempt.id}`)).body.code).toBe(404);
    await taker.post("/api/v1/trash/empty");
    expect(await server.db.selectFrom("answer").select("question_id").execute()).toEqual([]);
  });
});
