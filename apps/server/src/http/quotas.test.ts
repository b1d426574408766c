import { QUOTAS, endpoints, type Endpoint, type Quota } from "@pulda/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ENGINE, startServer } from "../../test/server.ts";
import { quotasOf } from "./quotas.ts";

const NAMES = Object.keys(QUOTAS) as Quota[];

describe("a quota", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is a user's own and comes back after a minute", async () => {
    const quotas = quotasOf({ ...QUOTAS, make: 3 });
    const spend = (user: number, units = 1) => quotas.spend("make", user, units);
    expect([await spend(1), await spend(1, 2)]).toEqual([null, null]);
    expect(await spend(1)).toMatchObject({
      code: 429,
      retryAfter: 60,
      message: expect.stringContaining("60초"),
    });
    expect(await spend(2)).toBeNull();
    expect(await quotas.spend("survey", 1, 1)).toBeNull();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await spend(1)).toMatchObject({ retryAfter: 15 });
    await vi.advanceTimersByTimeAsync(15_001);
    expect(await spend(1)).toBeNull();
  });

  it("is shared out among processes", async () => {
    const quotas = quotasOf({ ...QUOTAS, make: 3 }, 2);
    const spent = [await quotas.spend("make", 1, 2), await quotas.spend("make", 1, 1)];
    expect(spent).toMatchObject([null, { code: 429 }]);
  });

  it("is not used up by what was refused", async () => {
    const quotas = quotasOf({ ...QUOTAS, words: 10 });
    expect(await quotas.spend("words", 1, 8)).toBeNull();
    for (let times = 0; times < 5; times++)
      expect(await quotas.spend("words", 1, 8)).toMatchObject({ code: 429 });
    expect(await quotas.spend("words", 1, 2)).toBeNull();
    expect(await quotas.spend("words", 1, 1)).toMatchObject({ code: 429 });
  });
});

it("whatever asks the engine for something has a quota", () => {
  const withQuota = Object.entries<Endpoint>(endpoints).filter(([, { quota }]) => quota !== null);
  expect(new Set(withQuota.map(([, { quota }]) => quota))).toEqual(
    // how many items a call reads is known when it has found them
    new Set(NAMES.filter((name) => name !== "items")),
  );
  for (const [name, { auth }] of withQuota) expect([name, auth]).toEqual([name, true]);
});

describe("a call", () => {
  it("costs what its input does: words by their number, a survey by its length", async () => {
    const spent: [string, number][] = [];
    const server = await startServer({}, ENGINE, undefined, {
      quotas: {
        async spend(quota, _user, units) {
          spent.push([quota, units]);
          return null;
        },
      },
    });
    const member = server.visitor();
    await member.signUp();
    const words = ["hive", "comb", "wing"].map((text) => ({ text }));
    await member.post("/api/v1/word/append_many", { words });
    const text = "The bee dances in the hive for the others. ".repeat(200);
    await member.post("/api/v1/exam/survey", { text });
    await member.get("/api/v1/word/lookup?text=hive");
    await member.get("/api/v1/exam/list");
    expect(spent).toEqual([
      ["words", 1],
      ["words", 2],
      ["survey", 1],
      ["survey", 1],
      ["lookUp", 1],
    ]);
    await server.stop();
  });

  it("is refused before its body is read, with the seconds to wait, and does nothing", async () => {
    const server = await startServer({}, ENGINE, undefined, {
      quotas: quotasOf({ ...QUOTAS, words: 2 }),
    });
    const member = server.visitor();
    await member.signUp();
    const append = (text: string) => member.post("/api/v1/word/append", { text });
    expect([(await append("hive")).body.code, (await append("comb")).body.code]).toEqual([
      200, 200,
    ]);
    const refused = await append("wing");
    expect([refused.status, refused.body]).toEqual([
      200,
      { code: 429, message: expect.stringMatching(/[가-힣]/), retry_after: expect.any(Number) },
    ]);
    expect((await append("x".repeat(100_000))).body.code).toBe(429);
    expect((await member.get("/api/v1/word/list")).body.pagination?.total_count).toBe(2);
    await server.stop();
  });
});
