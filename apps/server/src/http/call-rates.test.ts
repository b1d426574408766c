import { afterEach, describe, expect, it, vi } from "vitest";
import { startServer } from "../../test/server.ts";
import { callRates } from "./call-rates.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

function counting() {
  let at = 0;
  const Rates = callRates(() => at);
  const rates = new Rates();
  const call = (address: string, counted = rates) => {
    let seen = { current: 0, ttl: 0 };
    counted.incr(address, (_, result) => (seen = result ?? seen), MINUTE);
    return seen;
  };
  return { rates, call, pass: (ms: number) => void (at += ms) };
}

describe("the calls of an address", () => {
  it("are counted for a window, each address and each route for itself", () => {
    const { rates, call, pass } = counting();
    expect([call("a"), call("a"), call("b")]).toEqual([
      { current: 1, ttl: MINUTE },
      { current: 2, ttl: MINUTE },
      { current: 1, ttl: MINUTE },
    ]);
    expect(call("a", rates.child())).toEqual({ current: 1, ttl: MINUTE });
    pass(45_000);
    expect(call("a")).toEqual({ current: 3, ttl: 15_000 });
    pass(15_000);
    expect(call("a")).toEqual({ current: 1, ttl: MINUTE });
  });
});

const signIn = async (server: Awaited<ReturnType<typeof startServer>>, remoteAddress: string) => {
  const { body } = await server.app.inject({
    method: "POST",
    url: "/api/v1/user/login",
    payload: {},
    remoteAddress,
  });
  return JSON.parse(body) as { code: number; retry_after?: number };
};

describe("the limit of costly calls", () => {
  afterEach(() => vi.useRealTimers());

  it("does not last until a clock that was ahead is there again", async () => {
    const server = await startServer();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 370 * DAY });
    for (let at = 0; at < 301; at += 1) await signIn(server, "10.0.0.1");
    vi.setSystemTime(Date.now() - 370 * DAY);
    const { code, retry_after } = await signIn(server, "10.0.0.1");
    expect(code).toBe(429);
    expect(retry_after).toBeLessThanOrEqual(60);
    await server.stop();
  });

  it("takes the addresses of one IPv6 customer for one", async () => {
    const server = await startServer();
    for (let at = 0; at < 300; at += 1)
      expect((await signIn(server, `2001:db8:1:2::${at.toString(16)}`)).code).toBe(400);
    expect((await signIn(server, "2001:db8:1:2:ffff::1")).code).toBe(429);
    expect((await signIn(server, "2001:db8:1:3::1")).code).toBe(400);
    await server.stop();
  });
});
