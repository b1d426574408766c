/** Asking the model: what was answered before, the day's tokens, and how many ask at once. */
import { describe, expect, it } from "vitest";
import type { ModelRequest } from "@pulda/model/asking";
import type { Completion } from "./connection.ts";
import type { Exchange, ExchangeStore } from "./exchange-store.ts";
import { MAX_CONCURRENT_CALLS, modelOf } from "./model.ts";
import { ModelFailed } from "./model-failed.ts";
import type { ModelSettings } from "./model-settings.ts";

const SETTINGS: ModelSettings = {
  provider: "openai-compatible",
  url: "http://localhost",
  model: "proposer",
  solver: "solver",
  key: null,
  dailyTokens: null,
  timeoutMs: 1000,
};
const NEVER = new AbortController().signal;
const request = (prompt: string): ModelRequest => ({
  purpose: "propose",
  system: "",
  prompt,
  schemaName: "item",
  schema: {},
  maxTokens: 40,
});

/** A model whose calls the test answers, with stores in memory. */
function modelWith(
  complete: (request: ModelRequest) => Promise<Completion>,
  more: Partial<ModelSettings> = {},
) {
  const kept: (Exchange & { userId: number; examId: number })[] = [];
  const exchanges: ExchangeStore = {
    find: async (userId, model, hash) =>
      kept.find((one) => one.userId === userId && one.model === model && one.hash === hash) ?? null,
    add: async (userId, examId, exchange) => void kept.push({ ...exchange, userId, examId }),
  };
  const used = new Map<number, number>();
  const model = modelOf({
    settings: { ...SETTINGS, ...more },
    connect: async () => ({ complete }),
    exchanges,
    usage: {
      add: async (userId, { tokensIn, tokensOut }) =>
        void used.set(userId, (used.get(userId) ?? 0) + tokensIn + tokensOut),
      today: async (userId) => ({ calls: 0, tokens: used.get(userId) ?? 0 }),
      ofAll: async () => ({ calls: 0, tokens: 0 }),
      most: async () => [],
      removeOlder: async () => {},
    },
  });
  return { model, kept, used };
}

const answer = (text: string, tokens: number | null = 10): Completion => ({
  text,
  model: "proposer",
  tokensIn: tokens,
  tokensOut: tokens,
});

describe("an answer that the user has had before", () => {
  it("is not asked for again, and is kept with the other exam, too", async () => {
    let calls = 0;
    const { model, kept } = modelWith(async () => answer(`answer ${++calls}`));
    const first = model.asking({ userId: 1, examId: 5, signal: NEVER });
    expect((await first.ask(request("a"))).text).toBe("answer 1");
    const second = model.asking({ userId: 1, examId: 6, signal: NEVER });
    expect((await second.ask(request("a"))).text).toBe("answer 1");
    expect([first.spent, second.spent]).toEqual([
      { calls: 1, tokens: 20 },
      { calls: 0, tokens: 0 },
    ]);
    expect(kept.map(({ examId, tokensIn }) => [examId, tokensIn])).toEqual([
      [5, 10],
      [6, 0],
    ]);
  });

  it("is neither looked for nor kept where there is no exam, nor found by another", async () => {
    let calls = 0;
    const { model, kept } = modelWith(async () => answer(`answer ${++calls}`));
    await model.asking({ userId: 1, examId: 5, signal: NEVER }).ask(request("a"));
    await model.asking({ userId: 1, examId: null, signal: NEVER }).ask(request("a"));
    await model.asking({ userId: 2, examId: 7, signal: NEVER }).ask(request("a"));
    expect([calls, kept.length]).toEqual([3, 2]);
  });
});

describe("the day's tokens", () => {
  it("are checked before a call and booked after it", async () => {
    const { model, used } = modelWith(async () => answer("x", 30), { dailyTokens: 100 });
    const { ask } = model.asking({ userId: 1, examId: null, signal: NEVER });
    await ask(request("a"));
    expect(used.get(1)).toBe(60);
    await ask(request("b"));
    await expect(ask(request("c"))).rejects.toMatchObject({ kind: "no-tokens" });
    const other = model.asking({ userId: 2, examId: null, signal: NEVER });
    expect((await other.ask(request("c"))).text).toBe("x");
    expect(model.lastFailure()).toBeNull();
  });

  it("are not used twice by calls of one moment", async () => {
    const { model } = modelWith(async () => answer("x", 2), { dailyTokens: 30 });
    const { ask } = model.asking({ userId: 1, examId: null, signal: NEVER });
    const all = await Promise.allSettled(["a", "b", "c", "d"].map((text) => ask(request(text))));
    expect(all.filter(({ status }) => status === "fulfilled").length).toBeLessThan(4);
    expect((await ask(request("e"))).text).toBe("x");
  });

  it("are estimated where the service does not count", async () => {
    const { model, used } = modelWith(async () => answer("x".repeat(400), null));
    await model.asking({ userId: 1, examId: null, signal: NEVER }).ask(request("a".repeat(400)));
    expect(used.get(1)).toBeGreaterThanOrEqual(200);
  });
});

it("makes a bounded number of calls at once, in turn by user", async () => {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const { model } = modelWith(async ({ prompt }) => {
    begun.push(prompt);
    await gate.promise;
    return answer("x");
  });
  const mine = model.asking({ userId: 1, examId: null, signal: NEVER });
  const theirs = model.asking({ userId: 2, examId: null, signal: NEVER });
  const asked = Array.from({ length: 8 }, (_, at) => mine.ask(request(`mine ${at}`)));
  asked.push(theirs.ask(request("theirs")));
  while (begun.length < MAX_CONCURRENT_CALLS) await new Promise(setImmediate);
  expect(begun).toHaveLength(MAX_CONCURRENT_CALLS);
  gate.resolve();
  await Promise.all(asked);
  expect(begun.indexOf("theirs")).toBeLessThanOrEqual(MAX_CONCURRENT_CALLS + 1);
});

it("remembers the last failure, and asks for nothing that nobody waits for", async () => {
  let calls = 0;
  const { model } = modelWith(async () => {
    calls += 1;
    throw new ModelFailed("busy");
  });
  const { ask } = model.asking({ userId: 1, examId: null, signal: NEVER });
  await expect(ask(request("a"))).rejects.toMatchObject({ kind: "busy", isForAll: true });
  expect(model.lastFailure()).toMatchObject({
    kind: "busy",
    reason: expect.stringMatching(/요$|요\./u),
  });
  const gone = model.asking({ userId: 1, examId: null, signal: AbortSignal.abort(new Error("x")) });
  await expect(gone.ask(request("a"))).rejects.toThrow("x");
  expect(calls).toBe(1);
});
