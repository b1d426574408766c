/** Reviews as they look on the wire. */
import type { Word } from "@pulda/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ENCODINGS, startServer, type TestServer, type Visitor } from "../../test/server.ts";
import type { Queue } from "./review-store.ts";

const TEXTS = ["ancient", "comb", "direction", "fragile", "harvest", "hive", "island", "journey"];

let server: TestServer;
let reader: Visitor;
let words: Word[];
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reader = server.visitor();
  await reader.signUp();
  const { result } = await post("append_many", { words: TEXTS.map((text) => ({ text })) });
  words = result?.["added"] as unknown as Word[];
});

const get = async (call: string) => (await reader.get(`/api/v1/word/${call}`)).body;
const post = async (call: string, fields: object = {}) =>
  (await reader.post(`/api/v1/word/${call}`, fields)).body;
const queue = async () => (await get("queue")).result as unknown as Queue;
const all = async () => (await get("export?sort=oldest")).result;
const rate = (at: number, rating: number, more: object = {}) =>
  post("review", { word_id: words[at]?.id, rating, ...more });

describe.each(ENCODINGS)("a review with %s bodies", (encoding) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is rated, takes its word off today's, and is undone exactly", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const before = await queue();
    const [card] = before.cards;
    expect(before).toMatchObject({ left: 8, done: 0, due: 8, daily_limit: 50, can_undo: false });
    expect(card?.word).toEqual(words[0]);
    expect(card?.next).toHaveLength(4);
    expect(card?.next).toEqual(card?.next.toSorted());

    const fields = { word_id: words[0]?.id, rating: 4, reps: 0 };
    const rated = (await reader.post("/api/v1/word/review", fields, encoding)).body;
    expect(rated).toMatchObject({
      code: 200,
      result: { id: words[0]?.id, state: "learning", reps: 1 },
    });
    const { due_at } = rated.result as unknown as Word;
    expect(due_at).toBe(card?.next[3]);
    expect(await queue()).toMatchObject({
      left: 7,
      done: 1,
      due: 7,
      next_due_at: due_at,
      can_undo: true,
    });

    const undone = await reader.post("/api/v1/word/review/undo", { zone: 540 }, encoding);
    expect(undone.body.result).toEqual(words[0]);
    expect(await queue()).toMatchObject({ left: 8, done: 0, can_undo: false });
    expect(await post("review/undo")).toMatchObject({
      code: 409,
      message: expect.stringMatching(/되돌릴/),
    });
  });
});

describe("a rating", () => {
  it("is 1 to 4, and its field is named where it is not", async () => {
    for (const rating of [0, 5, 2.5, "좋음"])
      expect(await post("review", { word_id: words[0]?.id, rating })).toMatchObject({
        code: 400,
        errors: [{ field: "rating", message: "평가는 1–4예요." }],
      });
    expect((await post("review", {})).errors?.map(({ field }) => field)).toEqual([
      "word_id",
      "rating",
    ]);
    expect(await all()).toEqual(words);
  });

  it("counts once when the word was reviewed in another window: code 409", async () => {
    expect((await rate(0, 3, { reps: 0 })).result).toMatchObject({ reps: 1 });
    expect(await rate(0, 1, { reps: 0 })).toMatchObject({
      code: 409,
      message: expect.stringMatching(/다른 창/),
    });
    expect((await rate(0, 3, { reps: 1 })).result).toMatchObject({ reps: 2 });
    expect((await rate(0, 3)).result).toMatchObject({ reps: 3 });
  });

  it("is of one's own words, while they are on the list: else code 404", async () => {
    const other = server.visitor();
    await other.signUp();
    const fields = { word_id: words[0]?.id, rating: 3 };
    expect((await other.post("/api/v1/word/review", fields)).body.code).toBe(404);
    expect((await other.get("/api/v1/word/queue")).body.result).toMatchObject({
      cards: [],
      due: 0,
      next_due_at: null,
    });
    expect((await post("review", { word_id: 999_999, rating: 3 })).code).toBe(404);
    await post("remove", { word_id: words[0]?.id });
    expect((await rate(0, 3)).code).toBe(404);
  });

  it("may be sent late, but never from the future nor from more than a month ago", async () => {
    const DAY = 86_400_000;
    const dueIn = async (at: number, rated_at: string) => {
      const { result } = await rate(at, 4, { rated_at });
      return (Date.parse(String(result?.["due_at"])) - Date.now()) / DAY;
    };
    const inTime = await dueIn(0, new Date().toISOString());
    expect(inTime).toBeGreaterThan(1);
    expect(await dueIn(1, new Date(Date.now() - 5 * DAY).toISOString())).toBeLessThan(inTime - 2);
    expect(await dueIn(2, "2020-01-01T00:00:00Z")).toBeGreaterThan(-30);
    expect(await dueIn(3, "2999-01-01T00:00:00Z")).toBeLessThan(365);
    expect((await rate(4, 4, { rated_at: "어제" })).errors).toMatchObject([{ field: "rated_at" }]);
  });

  it("cannot be undone once its word is off the list, and the queue says so", async () => {
    await rate(0, 3);
    await post("remove", { word_id: words[0]?.id });
    expect(await queue()).toMatchObject({ done: 1, can_undo: false });
    expect((await post("review/undo")).code).toBe(409);
    await post("restore", { word_id: words[0]?.id });
    expect(await queue()).toMatchObject({ done: 1, can_undo: true });
    expect((await post("review/undo")).result).toEqual(words[0]);
  });
});

describe("a day's reviews", () => {
  it("have a limit of at least 5 words, and report what is due beyond it", async () => {
    for (const daily_limit of [4, 1001, "많이"])
      expect(await post("settings", { daily_limit })).toMatchObject({
        code: 400,
        errors: [{ field: "daily_limit", message: expect.stringMatching(/하루 복습량/) }],
      });
    expect(await post("settings", { daily_limit: 5 })).toEqual({
      code: 200,
      result: { daily_limit: 5 },
    });
    expect(await queue()).toMatchObject({ left: 5, due: 8, daily_limit: 5 });
  });

  it("are spread over 2 to 60 days", async () => {
    for (const days of [1, 61])
      expect(await post("catch_up", { days })).toMatchObject({
        code: 400,
        errors: [{ field: "days", message: "날수는 2–60이에요." }],
      });
    expect((await queue()).due).toBe(8);
    expect((await post("catch_up", { days: 3 })).result).toEqual({ moved: 5, per_day: 3 });
    expect((await queue()).due).toBe(3);
    const forecast = (await get("stats")).result?.["forecast"] as unknown as { count: number }[];
    expect(forecast.slice(0, 4).map(({ count }) => count)).toEqual([3, 3, 2, 0]);
  });

  it("are told for the next 14 and the last 30 days", async () => {
    await rate(0, 4);
    const { result } = await get("stats?zone=540");
    expect(result).toMatchObject({ total: 8, states: { new: 7, learning: 1, known: 0 } });
    const { forecast, retention } = result as unknown as Record<string, { day: string }[]>;
    expect(forecast?.[0]).toEqual({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 7 });
    expect(new Set(forecast?.map(({ day }) => day)).size).toBe(14);
    expect(new Set(retention?.map(({ day }) => day)).size).toBe(30);
    // a first look at a new word tests no memory
    expect(retention?.at(-1)).toEqual({ day: forecast?.[0]?.day, reviewed: 0, remembered: 0 });
  });

  it("need a time zone that there is, and a user", async () => {
    for (const call of ["queue", "stats"])
      expect((await get(`${call}?zone=900`)).errors?.[0]?.field).toBe("zone");
    const stranger = server.visitor();
    for (const call of ["queue", "stats", "practice"])
      expect((await stranger.get(`/api/v1/word/${call}`)).body.code).toBe(401);
    for (const call of ["review", "review/undo", "catch_up", "settings"])
      expect((await stranger.post(`/api/v1/word/${call}`)).body.code).toBe(401);
  });
});

describe("practice", () => {
  it("hands out so many words of the list by chance, and changes no schedule", async () => {
    await rate(0, 4);
    const before = await all();
    const drawn = (await get("practice?count=5")).result as unknown as Word[];
    expect(new Set(drawn.map(({ text }) => text)).size).toBe(5);
    for (const { text } of drawn) expect(TEXTS).toContain(text);
    expect((await get("practice?filter=learning")).result).toMatchObject([{ text: "ancient" }]);
    expect((await get("practice?filter=known")).result).toEqual([]);
    expect((await get("practice?count=101")).errors?.[0]?.field).toBe("count");
    expect(await all()).toEqual(before);
    expect(await queue()).toMatchObject({ left: 7, done: 1 });
  });
});
