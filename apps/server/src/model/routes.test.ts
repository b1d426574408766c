/** What users are told of the model, what admins see and try, and items that the model makes again. */
import { afterEach, describe, expect, it } from "vitest";
import { libraryShelf } from "@pulda/library/shelf";
import { SAMPLES } from "@pulda/makers";
import {
  startFakeModel,
  type ReceivedRequest,
  type FakeModel,
  type Reply,
} from "../../test/fake-model.ts";
import { goodReply, isProposal, playedEngine } from "../../test/model-player.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";
import type { Engine } from "../engine/engine.ts";

const KEY = "sk-very-secret";
const TOPIC = {
  passages: [{ text: SAMPLES[0]!.text }],
  seed: 7,
  types: [{ type: "topic", count: 1 }],
};

let fake: FakeModel;
let server: TestServer;
afterEach(async () => {
  await server.stop();
  await fake.stop();
});

/** The first user of a server whose model replies so, who is its admin. */
async function adminOf(
  reply: (asked: ReceivedRequest, at: number) => Reply | Promise<Reply> = goodReply,
  environment: Record<string, string> = {},
  engine: Engine = playedEngine().engine,
): Promise<Visitor> {
  fake = await startFakeModel(reply);
  server = await startServer(
    {
      PULDA_MODEL_PROVIDER: "openai-compatible",
      PULDA_MODEL_URL: fake.url,
      PULDA_MODEL: "test-model",
      PULDA_MODEL_KEY: KEY,
      PULDA_MODEL_SOLVER: "test-solver",
      ...environment,
    },
    engine,
  );
  const visitor = server.visitor();
  await visitor.signUp();
  return visitor;
}

const post = async (visitor: Visitor, path: string, fields: object = {}) =>
  (await visitor.post(`/api/v1/${path}`, fields, "json")).body;
const get = async (visitor: Visitor, path: string) => (await visitor.get(`/api/v1/${path}`)).body;

interface Made {
  readonly id: number;
  readonly questions: { id: number; type: string; points: number; explanation: string }[];
}
const made = async (visitor: Visitor, fields: object = TOPIC) =>
  (await post(visitor, "exam/generate", fields)).result as unknown as Made;

describe("the types", () => {
  it("say which a model makes, alone or as well", async () => {
    const visitor = await adminOf();
    const { result } = await get(visitor, "question/types");
    const types = result as unknown as { id: string; by_model: string; auto: boolean }[];
    const of = (wanted: string) => types.filter(({ by_model }) => by_model === wanted);
    expect(of("only").map(({ id }) => id)).toContain("topic");
    expect(of("only").every(({ auto }) => !auto)).toBe(true);
    expect(of("also").map(({ id }) => id)).toContain("blank");
    expect(of("no").map(({ id }) => id)).toEqual(
      expect.arrayContaining(["own-choice", "grammar-error"]),
    );
  });
});

describe("the estimate", () => {
  it("is made without asking", async () => {
    const visitor = await adminOf();
    const { result } = await post(visitor, "model/estimate", { ...TOPIC, title: "제목" });
    expect(result).toMatchObject({ items: 1 });
    expect(Number(result?.["calls"])).toBeGreaterThan(3);
    expect(Number(result?.["tokens"])).toBeGreaterThan(1000);
    expect(Number(result?.["seconds"])).toBeGreaterThan(0);
    expect(fake.asked).toEqual([]);
    const bad = await post(visitor, "model/estimate", { ...TOPIC, use_model: "perhaps" });
    expect(bad).toMatchObject({ code: 400, errors: [{ field: "use_model" }] });
  });
});

describe("the admin's page", () => {
  it("shows the model without its key, and what it has cost", async () => {
    const visitor = await adminOf();
    await made(visitor);
    const { result } = await get(visitor, "admin/model");
    const calls = fake.asked.length;
    const use = { calls, tokens: calls * 120 };
    expect(result).toMatchObject({
      is_set_up: true,
      provider: "openai-compatible",
      name: "test-model",
      solver: "test-solver",
      host: new URL(fake.url).host,
      tokens_a_day: null,
      today: use,
      month: use,
      users: [{ ...use, email: expect.any(String) }],
      last_failure: null,
    });
    expect(JSON.stringify(result)).not.toContain(KEY);
  });

  it("tries an item, and keeps no exchange", async () => {
    const visitor = await adminOf();
    const { result } = await post(visitor, "admin/model/try", { type: "title" });
    expect(result).toMatchObject({
      calls: 5,
      tokens: 600,
      reason: null,
      seconds: expect.any(Number),
      item: { type: "title", shape: "choose" },
    });
    expect(await server.db.selectFrom("exchange").selectAll().execute()).toEqual([]);
    const wrong = await post(visitor, "admin/model/try", { type: "grammar-error" });
    expect(wrong).toMatchObject({ code: 400, errors: [{ field: "type" }] });
  });

  it("says why there is none, and remembers the last failure, without the key", async () => {
    const visitor = await adminOf(() => ({ status: 401 }));
    const { result } = await post(visitor, "admin/model/try");
    expect(result).toMatchObject({ item: null, calls: 0, reason: expect.stringMatching(/열쇠/u) });
    const shown = (await get(visitor, "admin/model")).result;
    expect(shown).toMatchObject({ last_failure: { kind: "refused-key" } });
    expect(JSON.stringify([result, shown]) + server.log()).not.toContain(KEY);
  });
});

describe("an item that a model has made", () => {
  it("is made again by the model, about something else", async () => {
    const visitor = await adminOf();
    const { questions } = await made(visitor);
    const before = fake.asked.filter(isProposal).length;
    const again = await post(visitor, `question/regenerate/${questions[0]!.id}`);
    expect(again).toMatchObject({ code: 200, result: { type: "topic", points: 2 } });
    expect(again.result?.["explanation"]).not.toBe(questions[0]!.explanation);
    const asked = fake.asked.filter(isProposal);
    expect(asked).toHaveLength(before + 1);
    expect(asked.at(-1)?.prompt).toContain("the dance of bees");
  });

  it("stays where the model fails", async () => {
    let isBroken = false;
    const visitor = await adminOf((asked, at) =>
      isBroken ? { status: 403 } : goodReply(asked, at),
    );
    const { id, questions } = await made(visitor);
    isBroken = true;
    expect(await post(visitor, `question/regenerate/${questions[0]!.id}`)).toMatchObject({
      code: 409,
      message: expect.stringMatching(/열쇠/u),
    });
    const exam = (await get(visitor, `exam/${id}`)).result as unknown as Made;
    expect(exam.questions).toEqual(questions);
    expect(await server.db.selectFrom("server_error").selectAll().execute()).toEqual([]);
  });
});

/** Answers the only question of an exam wrongly. */
async function miss(visitor: Visitor, { id, questions }: Made): Promise<void> {
  const { result } = await post(visitor, "attempt/start", { exam_id: id, mode: "practice" });
  await post(visitor, `attempt/answer/${String(result?.id)}`, {
    question_id: questions[0]!.id,
    response: { choice: 3 },
  });
}
const review = (visitor: Visitor) => post(visitor, "note/practice", { rules: ["type:topic"] });
/** As after all topics of the library. */
const withoutLibrary = (): Engine => ({
  ...playedEngine().engine,
  freshLibraryItems: async () => [],
});

describe("the review of a type that only a model makes", () => {
  it("has an item of the library, and the model is not asked", async () => {
    const visitor = await adminOf();
    await miss(visitor, await made(visitor));
    const before = fake.asked.length;
    const { code, result } = await review(visitor);
    expect([code, fake.asked.length - before]).toEqual([200, 0]);
    const [question] = (result as unknown as Made).questions;
    expect(question?.type).toBe("topic");
    const text = JSON.stringify(question);
    const ofLibrary = [...libraryShelf().values()].filter(({ passage }) =>
      text.includes(JSON.stringify(passage.text)),
    );
    expect(ofLibrary).toHaveLength(1);
  });

  it("has an item of the model from another passage where the library has none left", async () => {
    const visitor = await adminOf(goodReply, {}, withoutLibrary());
    await miss(visitor, await made(visitor));
    const before = fake.asked.length;
    const { code, result } = await review(visitor);
    expect([
      code,
      (result as unknown as Made | undefined)?.questions.map(({ type }) => type),
    ]).toEqual([200, ["topic"]]);
    expect(fake.asked.length).toBeGreaterThan(before);
    expect(JSON.stringify(result)).not.toContain(JSON.stringify(SAMPLES[0]!.text));
  });

  it("is refused where the model fails and neither rules nor library have anything", async () => {
    let isBroken = false;
    const visitor = await adminOf(
      (asked, at) => (isBroken ? { status: 401 } : goodReply(asked, at)),
      {},
      withoutLibrary(),
    );
    await miss(visitor, await made(visitor));
    isBroken = true;
    expect((await review(visitor)).code).toBe(409);
  });
});
