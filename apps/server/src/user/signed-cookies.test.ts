/** The cookies that the server signs: for how long, for what and by whom one counts. */
import fastify from "fastify";
import cookie from "@fastify/cookie";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { installationKey } from "../service/installation-key.ts";
import { stateCookie } from "./state-cookie.ts";

const MINUTE = 60_000;
const KEY = "k".repeat(32);

afterEach(() => vi.useRealTimers());

/** A server that sets a cookie, and says what it finds in one. */
async function serverOf(secret = KEY, name = "one") {
  const app = fastify();
  await app.register(cookie, { secret: installationKey("none", secret).cookieSecret });
  const schema = z.object({ who: z.string() });
  const state = stateCookie(name, { path: "/", schema, secure: false });
  app.get("/set", (_request, reply) => {
    state.set(reply, { who: "someone" });
    void reply.send({});
  });
  app.get("/find", (request, reply) => void reply.send({ found: state.find(request) }));
  const set = async () => (await app.inject("/set")).cookies[0]!.value;
  const find = async (value: string, as = name) =>
    (await app.inject({ url: "/find", cookies: { [as]: value } })).json().found;
  return { set, find };
}

const FOUND = { who: "someone" };

describe("a signed cookie", () => {
  it("counts for ten minutes, and never longer where the clock was ahead", async () => {
    const { set, find } = await serverOf();
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: begun });
    const value = await set();
    vi.setSystemTime(begun + 10 * MINUTE - 1);
    expect(await find(value)).toEqual(FOUND);
    vi.setSystemTime(begun + 10 * MINUTE);
    expect(await find(value)).toBeNull();
    vi.setSystemTime(begun - MINUTE);
    expect(await find(value)).toBeNull();
  });

  it("counts with its own signature alone, of this installation's key", async () => {
    const { set, find } = await serverOf();
    const value = await set();
    const [content = "", signature = ""] = value.split(".");
    expect(await find(value)).toEqual(FOUND);
    const forged = Buffer.from(JSON.stringify({ for: "one", state: { who: "x" }, until: 9e15 }));
    for (const other of [
      content,
      `${content}.`,
      `${forged.toString("base64url")}.${signature}`,
      `${content}.${"A".repeat(signature.length)}`,
      await (await serverOf("l".repeat(32))).set(),
    ])
      expect(await find(other)).toBeNull();
    // HMAC-SHA-256, whatever a cookie says of itself.
    expect(Buffer.from(signature, "base64")).toHaveLength(32);
  });

  it("counts for its own purpose alone", async () => {
    const value = await (await serverOf(KEY, "two")).set();
    expect(await (await serverOf(KEY, "two")).find(value)).toEqual(FOUND);
    expect(await (await serverOf(KEY, "one")).find(value)).toBeNull();
  });
});
