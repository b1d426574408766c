/** Picks, forms, the printed code, the survey, progress and giving up. */
import { SAMPLES } from "@pulda/makers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ENGINE,
  startServer,
  WHEN_BEGUN,
  WHEN_MADE,
  type TestServer,
  type Visitor,
} from "../../test/server.ts";

const TEXT = `Bees find flowers far from the hive, and they must tell the other bees where the flowers are. When a bee comes home, it dances on the comb in the dark. The dance shows how far the flowers are and in which direction the bees have to fly. Other bees follow the dancer closely and then leave the hive to look for the flowers themselves.`;
const REQUEST = { passages: [{ text: TEXT }], seed: 7 };

let server: TestServer;
let visitor: Visitor;
/** Lets a making go on by one step. */
let turns: (() => void)[] = [];
let isHeld = false;

beforeAll(async () => {
  server = await startServer(
    {},
    {
      ...ENGINE,
      make: (user, request, onStep) =>
        ENGINE.make(user, request, async (step) => {
          if (isHeld) await new Promise<void>((resolve) => turns.push(resolve));
          return onStep(step);
        }),
    },
    undefined,
    {
      timing: {
        storeIntervalMs: 0,
        responseWait: () => (isHeld ? WHEN_BEGUN : WHEN_MADE).responseWait(),
      },
    },
  );
  visitor = server.visitor();
  await visitor.signUp();
});
afterAll(() => server.stop());

const post = async (path: string, fields: object) =>
  (await visitor.post(`/api/v1/exam/${path}`, fields)).body;
const get = async (id: unknown) => (await visitor.get(`/api/v1/exam/${Number(id)}`)).body;

const begin = async (passages: number) => {
  isHeld = true;
  turns = [];
  const texts = Array.from({ length: passages }, () => ({ text: TEXT }));
  return Number((await post("generate", { passages: texts, seed: 1 })).result?.id);
};
const turn = async () => {
  await expect.poll(() => turns.length).toBeGreaterThan(0);
  turns.shift()?.();
};

describe("targets", () => {
  it("are found, picked and made", async () => {
    const [, { text } = { text: TEXT }] = SAMPLES;
    const survey = await post("survey", { text, seed: 7 });
    const places = survey.result?.["places"] as unknown as { type: string; start: number }[];
    expect(places.length).toBeGreaterThan(0);
    const [place] = places;
    const picks = [{ type: place!.type, passage: 0, at: place!.start }];
    const made = await post("generate", { ...REQUEST, passages: [{ text }], types: [], picks });
    const questions = made.result?.["questions"] as unknown as { type: string }[];
    expect(questions.map(({ type }) => type)).toEqual([place!.type]);
    // the preview shows that item
    const { seed } = REQUEST;
    const target = { text, seed, type: place!.type, at: place!.start };
    const { result } = await post("preview_item", target);
    const { item } = result as unknown as { item: { blocks: unknown; key: unknown } };
    expect(questions).toMatchObject([{ blocks: item.blocks, key: item.key }]);
    for (const other of [{ at: 49_999 }, { type: "nothing" }])
      expect((await post("preview_item", { ...target, ...other })).result).toEqual({
        item: null,
        reason: expect.stringMatching(/[가-힣]/),
      });
  });

  it("give a reason where there are none, and must lie in a passage", async () => {
    const survey = await post("survey", { text: TEXT });
    const refused = survey.result?.["refused"] as unknown as { reason: string }[];
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatch(/[가-힣]/);
    expect((await post("survey", { text: "short" })).errors?.[0]?.field).toBe("text");
    const picks = [{ type: "blank", passage: 1, at: 0 }];
    expect((await post("generate", { ...REQUEST, picks })).errors?.[0]?.field).toBe(
      "picks.0.passage",
    );
    const unknown = [{ type: "nothing", passage: 0, at: 0 }];
    expect((await post("generate", { ...REQUEST, picks: unknown })).errors?.[0]?.field).toBe(
      "picks.0.type",
    );
    expect((await post("generate", { ...REQUEST, types: [] })).errors?.[0]?.field).toBe("types");
  });

  it("proofreads a passage: each finding says where it is, what should stand there, and why", async () => {
    const text = TEXT.replace("a bee comes", "a bee come").replace("the comb", "the the comb");
    const { result } = await post("proofread", { text });
    const findings = result?.["findings"] as unknown as {
      start: number;
      end: number;
      fix: string;
      message: string;
    }[];
    expect(findings.map(({ start, end, fix }) => [text.slice(start, end), fix])).toContainEqual([
      "the the",
      "the",
    ]);
    for (const { message } of findings) expect(message).toMatch(/요\.$/u);
    expect((await post("proofread", { text: TEXT })).result).toEqual({ findings: [] });
    expect((await post("proofread", { text: "short" })).errors?.[0]?.field).toBe("text");
  });
});

describe("forms and codes", () => {
  it("a form is of the same passages with another seed, and has a code of its own", async () => {
    const a = (await post("generate", { ...REQUEST, title: "중간고사" })).result;
    const b = (await post(`form/${a?.id}`, {})).result;
    expect(b).toMatchObject({ title: "중간고사 B형", passages: a?.["passages"] });
    expect(b?.["seed"]).not.toBe(a?.["seed"]);
    expect((await post(`form/${b?.id}`, {})).result).toMatchObject({ title: "중간고사 C형" });
    expect(String(b?.["code"]).slice(0, 4)).toBe(String(a?.["code"]).slice(0, 4));
    expect(b?.["code"]).not.toBe(a?.["code"]);
    expect((await post("form/999999", {})).code).toBe(404);
  });

  it("a code tells its seed, and whether passages and version are those of the exam", async () => {
    const made = (await post("generate", REQUEST)).result;
    const code = String(made?.["code"]);
    const read = (fields: object) => post("code", { ...REQUEST, code, ...fields });
    expect((await read({})).result).toEqual({
      seed: 7,
      engine_version: made?.["engine_version"],
      fits_version: true,
      fits_request: true,
    });
    expect((await read({ level: 5 })).result).toMatchObject({ seed: 7, fits_request: false });
    const older = code.replace(/-[\d.]+-/, "-0.9.0-");
    expect((await read({ code: older })).result).toMatchObject({
      engine_version: "0.9.0",
      fits_version: false,
      fits_request: true,
    });
    expect((await read({ code: "2020" })).errors?.[0]?.field).toBe("code");
  });
});

describe("generation", () => {
  it("reports its progress as events until it is ready", async () => {
    const id = await begin(3);
    const stream = visitor.events(`/api/v1/exam/${id}/events`);
    await turn();
    await expect.poll(async () => Number((await get(id)).result?.["progress"]?.["done"])).toBe(1);
    isHeld = false;
    await turn();
    const events = await stream;
    expect(events[0]).toMatchObject({ state: "generating", total: 3 });
    expect(events.at(-1)).toEqual({ state: "ready", done: 3, total: 3, model: null });
    const stranger = server.visitor();
    expect((await stranger.get(`/api/v1/exam/${id}/events`)).body.code).toBe(401);
    await stranger.signUp();
    expect((await stranger.get(`/api/v1/exam/${id}/events`)).body.code).toBe(404);
  });

  it("stores nothing when it is cancelled", async () => {
    const id = await begin(3);
    const stream = visitor.events(`/api/v1/exam/${id}/events`);
    await turn();
    expect((await post(`cancel/${id}`, {})).code).toBe(200);
    // The next time that something is stored there is nothing left to store it in.
    await turn();
    expect((await get(id)).code).toBe(404);
    expect((await stream).every(({ state }) => state === "generating")).toBe(true);
    const rows = server.db.selectFrom("question").select("id").where("exam_id", "=", id);
    expect(await rows.execute()).toEqual([]);
    expect(turns).toEqual([]);
    isHeld = false;
    const ready = (await post("generate", REQUEST)).result;
    expect((await post(`cancel/${ready?.id}`, {})).code).toBe(409);
    expect((await post("cancel/999999", {})).code).toBe(404);
  });
});
