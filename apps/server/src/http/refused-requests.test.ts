/** What tries to get around a bound stands in the security log, without what was sent, and without filling it. */
import { QUOTAS } from "@pulda/contract";
import { describe, expect, it } from "vitest";
import { ENGINE, startServer, type TestServer } from "../../test/server.ts";
import { quotasOf } from "./quotas.ts";

const JSON_TYPE = { "content-type": "application/json" };
const LOGIN = "/api/v1/user/login";

/** The reasons of the refusals that are logged, with their users. */
function refusals(server: TestServer): [string, number | undefined][] {
  return server
    .log()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === "request-refused")
    .map((line) => {
      expect(line).toMatchObject({ log: "security", address: "127.0.0.1" });
      expect(line.request_id).toMatch(/^[\w-]{36}$/);
      return [line.reason, line.user_id];
    });
}

describe("the security log", () => {
  it("names each refused request and its reason", async () => {
    const server = await startServer({}, ENGINE, undefined, {
      quotas: quotasOf({ ...QUOTAS, words: 1 }),
    });
    const member = server.visitor();
    const id = await member.signUp();
    const { app } = server;
    const post = (url: string, payload: string, headers = {}) =>
      app.inject({ method: "POST", url, payload, headers: { ...JSON_TYPE, ...headers } });

    await post("/api/v1/favorite/create", "{}", { origin: "https://evil.example" });
    await app.inject({ url: "/api/v1/health", headers: { host: "evil.example" } });
    await post("/secret-path", "{}", { host: "evil.example" });
    await post(LOGIN, JSON.stringify({ email: "secret", password: "x".repeat(5000) }));
    await post(LOGIN, "[".repeat(1000));
    await post(LOGIN, "secret", { "content-type": "text/plain" });
    await post(LOGIN, "secret", { "content-type": "multipart/form-data" });
    await post(LOGIN, JSON.stringify({ email: "secret", secret: 1 }));
    await member.post("/api/v1/favorite/create", { title: "secret\0" }, "json");
    const words = [{ text: "hive" }, { text: "comb" }];
    await member.post("/api/v1/word/append_many", { words });
    await member.post("/api/v1/word/append_many", { words });
    await member.get("/api/v1/favorite/list");

    expect(refusals(server)).toEqual([
      ["POST /api/v1/favorite/create: cross-site", undefined],
      ["GET /api/v1/health: another host", undefined],
      ["POST another path: another host", undefined],
      [`POST ${LOGIN}: a body of more than 4096 bytes`, undefined],
      [`POST ${LOGIN}: unusable JSON`, undefined],
      [`POST ${LOGIN}: an unreadable body`, undefined],
      [`POST ${LOGIN}: an unreadable body`, undefined],
      [`POST ${LOGIN}: fields email, password`, undefined],
      ["POST /api/v1/favorite/create: fields title", id],
      ["POST /api/v1/word/append_many: quota words", id],
      ["POST /api/v1/word/append_many: quota words", id],
    ]);
    const ours = server
      .log()
      .split("\n")
      .filter((line) => line.includes("request-refused"));
    expect(ours.join("\n")).not.toContain("secret");
    await server.stop();
  });

  it("is not filled by a network that is refused again and again, and has another's still", async () => {
    const server = await startServer();
    const refuse = (remoteAddress: string) =>
      server.app.inject({ url: "/", headers: { host: "evil.example" }, remoteAddress });
    for (let at = 0; at < 50; at += 1) await refuse("10.0.0.1");
    await refuse("10.0.0.2");
    const lines = server
      .log()
      .split("\n")
      .filter((line) => line.includes("request-refused"));
    expect(lines).toHaveLength(21);
    expect(lines[19]).toContain("no more of this minute");
    expect(lines[20]).toContain("10.0.0.2");
    await server.stop();
  });

  it("holds a line of what a client has sent together, whatever is in it", async () => {
    const server = await startServer();
    const forged = 'x\r\n{"log":"security","event":"sign-in","user_id":1}';
    await server.app.inject({
      url: `/${encodeURIComponent(forged)}`,
      headers: { "user-agent": "y" },
    });
    await server.visitor().post(LOGIN, { email: `${forged}@example.com`, password: forged });
    for (const line of server.log().trim().split("\n"))
      expect(JSON.parse(line).event).not.toBe("sign-in");
    await server.stop();
  });
});
