/** Generating exams: at once, later, after a crash, and with the real worker. */
import { setImmediate as nextMoment } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inBothLocations } from "../../../test/databases.ts";
import { ITEMS } from "../../../test/sample-exam.ts";
import {
  ENGINE,
  startServer,
  WHEN_BEGUN,
  type TestServer,
  type Visitor,
} from "../../../test/server.ts";
import { SAMPLES, type MakeResult } from "@pulda/makers";
import { sumPoints } from "@pulda/question";
import { workerEngine, type Engine } from "../../engine/engine.ts";

const TEXT = `Bees find flowers far from the hive, and they must tell the other bees where the flowers are. When a bee comes home, it dances on the comb in the dark. The dance shows how far the flowers are and in which direction the bees have to fly. Other bees follow the dancer closely and then leave the hive to look for the flowers themselves.`;
const REQUEST = { passages: [{ text: TEXT }], seed: 7 };
const REFUSED = [{ type: "blank", passage: 0, reason: "빈칸을 만들 곳이 없어요." }];

/** An engine whose steps the test controls. */
function heldEngine() {
  const waiting: {
    finish: () => void;
    fail: () => void;
    /** Whether generation should continue. */
    progress: (done: number) => Promise<boolean>;
  }[] = [];
  const engine: Engine = {
    ...ENGINE,
    make: (_user, _request, onStep) =>
      new Promise<MakeResult>((resolve, reject) => {
        waiting.push({
          progress: (done) => onStep({ done, items: [] }),
          finish: () => resolve({ items: ITEMS, refused: REFUSED }),
          fail: () => reject(new Error("the engine broke")),
        });
      }),
    async close() {
      for (const { fail } of waiting) fail();
    },
  };
  return { engine, waiting };
}

function contents({ questions }: { questions: object[] }): object[] {
  return questions.map((question) => ({ ...question, id: 0 }));
}

/** Polls until a value fulfils the condition; the test's timeout bounds it. */
async function until<T>(get: () => Promise<T>, isReached: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await get();
    if (isReached(value)) return value;
    await nextMoment();
  }
}

const generate = (visitor: Visitor, fields: object = REQUEST) =>
  visitor.post("/api/v1/exam/generate", fields);
const getExam = async (visitor: Visitor, id: number) =>
  (await visitor.get(`/api/v1/exam/${id}`)).body;

inBothLocations("generating", (newLocation, kind) => {
  it("answers the finished document when it is quick, with what was refused and why", async () => {
    const engine = {
      ...ENGINE,
      make: async () => ({ items: ITEMS, refused: REFUSED }),
      close: async () => {},
    };
    const server = await startServer({}, engine, await newLocation());
    const visitor = server.visitor();
    await visitor.signUp();
    const { body } = await generate(visitor);
    expect(body).toMatchObject({
      code: 200,
      result: {
        state: "ready",
        seed: 7,
        title: expect.stringMatching(/^Bees find flowers/),
        progress: { done: 1, total: 1 },
        refused: REFUSED,
        passages: [{ text: TEXT }],
      },
    });
    const questions = body.result?.["questions"] as unknown as { position: number }[];
    expect(questions.map(({ position }) => position)).toEqual(ITEMS.map((_, at) => at + 1));
    await server.stop();
  });

  it("leaves the points, and says why, where a total is too small for so many items", async () => {
    const items = Array.from({ length: 11 }, () => ITEMS[0]!);
    const engine = { ...ENGINE, make: async () => ({ items, refused: [] }) };
    const server = await startServer({}, engine, await newLocation());
    const visitor = server.visitor();
    await visitor.signUp();
    const made = async (points_total: number) => {
      const { result } = (await generate(visitor, { ...REQUEST, points_total })).body;
      return result as unknown as { questions: { points: number }[]; refused: object[] };
    };
    const small = await made(1);
    expect(small.questions.map(({ points }) => points)).toEqual(items.map(() => 2));
    expect(small.refused).toMatchObject([{ reason: expect.stringMatching(/총점 1점/u) }]);
    const enough = await made(1.1);
    expect(enough.questions.map(({ points }) => points)).toEqual(items.map(() => 0.1));
    expect(enough.refused).toEqual([]);
    await server.stop();
  });

  it("answers at once when it takes longer, reports progress, and starts again after a stop", async () => {
    const location = await newLocation();
    const first = heldEngine();
    let server = await startServer({}, first.engine, location, { timing: WHEN_BEGUN });
    let visitor = server.visitor();
    await visitor.signUp("patient@example.com");
    const { body } = await generate(visitor, {
      ...REQUEST,
      passages: [{ text: TEXT }, { text: TEXT }],
    });
    expect(body).toMatchObject({ code: 200, result: { state: "generating", questions: [] } });
    const id = Number(body.result?.id);
    await until(
      async () => first.waiting.length,
      (length) => length === 1,
    );
    expect(await first.waiting[0]?.progress(1)).toBe(true);
    const half = await until(
      () => getExam(visitor, id),
      ({ result }) => Number(result?.["progress"]?.["done"]) === 1,
    );
    expect(half.result).toMatchObject({ state: "generating", progress: { done: 1, total: 2 } });
    expect(
      (await visitor.post("/api/v1/attempt/start", { exam_id: id, mode: "test" })).body.code,
    ).toBe(409);
    expect(
      (
        await visitor.post("/api/v1/question/create", {
          exam_id: id,
          instruction: "?",
          options: ["a", "b"],
          choice: 1,
        })
      ).body.code,
    ).toBe(409);
    await server.stop();

    const second = heldEngine();
    server = await startServer({}, second.engine, location);
    await until(
      async () => second.waiting.length,
      (length) => length === 1,
    );
    second.waiting[0]?.finish();
    visitor = server.visitor();
    await visitor.post("/api/v1/user/login", {
      email: "patient@example.com",
      password: "right horse 42",
    });
    const ready = await until(
      () => getExam(visitor, id),
      ({ result }) => String(result?.["state"]) === "ready",
    );
    expect(ready.result).toMatchObject({ refused: REFUSED, progress: { done: 2, total: 2 } });
    await server.stop();
  });

  it.runIf(kind === "postgres")(
    "reports progress in every process on the same database",
    async () => {
      const location = await newLocation();
      const { engine, waiting } = heldEngine();
      const generating = await startServer({}, engine, location, { timing: WHEN_BEGUN });
      const other = await startServer({}, ENGINE, location);
      const visitor = generating.visitor();
      await visitor.signUp();
      const elsewhere = other.visitor();
      for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
      const passages = [{ text: TEXT }, { text: TEXT }];
      const { body } = await generate(visitor, { ...REQUEST, passages });
      const stream = elsewhere.events(`/api/v1/exam/${Number(body.result?.id)}/events`);
      await until(
        async () => waiting.length,
        (length) => length === 1,
      );
      expect(await waiting[0]?.progress(1)).toBe(true);
      waiting[0]?.finish();
      const events = await stream;
      expect(events[0]).toMatchObject({ total: 2 });
      expect(events.at(-1)).toEqual({ state: "ready", done: 2, total: 2, model: null });
      await other.stop();
      await generating.stop();
    },
  );

  it("says so when it fails, and stores nothing of an exam that was removed meanwhile", async () => {
    const { engine, waiting } = heldEngine();
    const server = await startServer({}, engine, await newLocation());
    const visitor = server.visitor();
    await visitor.signUp();
    const failing = generate(visitor);
    await until(
      async () => waiting.length,
      (length) => length === 1,
    );
    waiting[0]?.fail();
    expect((await failing).body).toMatchObject({
      code: 200,
      result: {
        state: "failed",
        questions: [],
        refused: [{ reason: expect.stringMatching(/[가-힣]/) }],
      },
    });
    const removed = generate(visitor);
    await until(
      async () => waiting.length,
      (length) => length === 2,
    );
    await visitor.post("/api/v1/exam/remove/all");
    waiting[1]?.finish();
    expect((await removed).body.code).toBe(404);
    expect(await server.db.selectFrom("question").select("id").execute()).toEqual([]);
    await server.stop();
  });

  it("limits the unfinished exams of one user, and of no one else", async () => {
    const { engine } = heldEngine();
    const server = await startServer({}, engine, await newLocation(), { timing: WHEN_BEGUN });
    const [eager, other] = [server.visitor(), server.visitor()];
    await eager.signUp();
    await other.signUp();
    for (const answer of await Promise.all(Array.from({ length: 5 }, () => generate(eager))))
      expect(answer.body.code).toBe(200);
    expect((await generate(eager)).body).toMatchObject({ code: 429, retry_after: 10 });
    expect((await generate(other)).body.code).toBe(200);
    await server.stop();
  });
});

interface Scored {
  readonly id: number;
  readonly points: number;
}
const pointsOf = (question: object) => (question as Scored).points;

describe("with the real worker", () => {
  let server: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startServer({}, workerEngine());
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(() => server.stop());

  async function made(fields: object) {
    const { body } = await generate(visitor, fields);
    const id = Number(body.result?.id);
    const done = await until(
      () => getExam(visitor, id),
      ({ result }) => String(result?.["state"]) !== "generating",
    );
    expect(String(done.result?.["state"])).toBe("ready");
    return done.result as unknown as { questions: object[]; refused: object[] };
  }

  const fields = async (request: object) =>
    (await generate(visitor, request)).body.errors?.map(({ field }) => field);

  it("makes the same exam from the same request", async () => {
    const [first, second] = [await made(REQUEST), await made(REQUEST)];
    expect(first.questions.length + first.refused.length).toBeGreaterThan(0);
    expect(contents(second)).toEqual(contents(first));
    expect(second.refused).toEqual(first.refused);
  });

  it("names an unknown type, a wrong count and a bad passage by their path", async () => {
    expect(await fields({ ...REQUEST, types: [{ type: "nothing", count: 1 }] })).toEqual([
      "types.0.type",
    ]);
    expect(await fields({ ...REQUEST, types: [{ type: "blank", count: 0 }] })).toEqual([
      "types.0.count",
    ]);
    expect(await fields({ ...REQUEST, types: "some" })).toEqual(["types"]);
    expect(await fields({ passages: [{ text: TEXT }, { text: "너무 짧아요" }] })).toEqual([
      "passages.1.text",
    ]);
    expect(await fields({ passages: [] })).toEqual(["passages"]);
    expect(await fields({})).toEqual(["passages"]);
    expect(await fields({ ...REQUEST, level: 6, seed: -1 })).toEqual(["level", "seed"]);
  });

  it("fits the points to a total, in every form; a regenerated item keeps its points", async () => {
    const passages = [{ text: SAMPLES[0]!.text }];
    const request = { ...REQUEST, passages, amount: "few", points_total: 50.5 };
    const first = (await made(request)) as unknown as { id: number; questions: Scored[] };
    expect(first.questions.length).toBeGreaterThan(1);
    expect(sumPoints(first.questions.map(({ points }) => points))).toBe(50.5);
    expect((await made(request)).questions.map(pointsOf)).toEqual(first.questions.map(pointsOf));
    const form = (await visitor.post(`/api/v1/exam/form/${first.id}`)).body;
    const other = await until(
      () => getExam(visitor, Number(form.result?.id)),
      ({ result }) => String(result?.["state"]) === "ready",
    );
    const questions = other.result?.["questions"] as unknown as Scored[];
    expect(sumPoints(questions.map(({ points }) => points))).toBe(50.5);
    const kept = [];
    for (const { id, points } of first.questions) {
      const { body } = await visitor.post(`/api/v1/question/regenerate/${id}`);
      // a type may have no other item
      kept.push(body.code === 409 || Number(body.result?.["points"]) === points);
    }
    expect(kept).toEqual(first.questions.map(() => true));
    const whole = (await made(REQUEST)).questions;
    expect(whole.map(pointsOf).every((points) => points === 2 || points === 3)).toBe(true);
  });

  it("names a wrong amount or total of points, and why", async () => {
    for (const amount of [
      "some",
      { total: 0 },
      { total: 201 },
      { total: 1.5 },
      { total: null },
      { total: "ten" },
      { total: -3 },
      12,
    ]) {
      const { body } = await generate(visitor, { ...REQUEST, amount });
      expect(body.errors?.[0]?.field).toMatch(/^amount(?:\.total)?$/u);
      expect(body.errors?.[0]?.message).toMatch(/^문항 수는/u);
    }
    for (const points_total of [0, 0.9, 1000.1, 33.33, "many", true, {}]) {
      const { body } = await generate(visitor, { ...REQUEST, points_total });
      expect([points_total, body.errors]).toEqual([
        points_total,
        [{ field: "points_total", message: expect.stringMatching(/^총점은 1–1,000점/u) }],
      ]);
    }
  });

  it("takes an own item at the end, and closes the gap of a removed one", async () => {
    const { body } = await generate(visitor, { ...REQUEST, title: " 내 것 " });
    const exam_id = Number(body.result?.id);
    await until(
      () => getExam(visitor, exam_id),
      ({ result }) => String(result?.["state"]) === "ready",
    );
    const own = { exam_id, instruction: "고르시오.", options: ["a", "b"], choice: 2 };
    const [first, second] = [
      (await visitor.post("/api/v1/question/create", own)).body.result,
      (await visitor.post("/api/v1/question/create", own)).body.result,
    ];
    expect(Number(second?.["position"])).toBe(Number(first?.["position"]) + 1);
    expect((await visitor.post(`/api/v1/question/remove/${first?.id}`)).body.code).toBe(200);
    const { result } = await getExam(visitor, exam_id);
    const questions = result?.["questions"] as unknown as { id: number; position: number }[];
    expect(questions.map(({ position }) => position)).toEqual(questions.map((_, at) => at + 1));
    expect(questions.at(-1)?.id).toBe(second?.id);
    const wrong = (await visitor.post("/api/v1/question/create", { ...own, choice: 3 })).body;
    expect(wrong).toMatchObject({ code: 400, errors: [{ field: "choice" }] });
    const other = server.visitor();
    await other.signUp();
    expect((await other.post("/api/v1/question/create", own)).body.code).toBe(404);
    expect((await other.post(`/api/v1/question/remove/${second?.id}`)).body.code).toBe(404);
  });
});
