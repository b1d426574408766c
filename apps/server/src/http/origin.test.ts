/** Whose requests count as our own: host names, origins, and cookies. */
import { describe, expect, it } from "vitest";
import { startServer } from "../../test/server.ts";

const PUBLIC = { PULDA_PUBLIC_URL: "https://pulda.example.com" };

describe("a cross-site request", () => {
  it.each([
    "/api/v1/auth/logout",
    "/api/v1/auth/%6cogout",
    "/api/v1/auth/logou%74",
    "/api/v1/%61uth/logout?a=b",
  ])("does not sign out by %s", async (path) => {
    const server = await startServer();
    const member = server.visitor();
    await member.signUp();
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await member.get(path, headers)).body.code).toBe(403);
    expect((await member.get("/api/v1/user/info")).body.code).toBe(200);
    expect((await member.get(path, { origin: "https://elsewhere.example" })).body.code).toBe(403);
    expect((await member.get(path)).body.code).toBe(200);
    await server.stop();
  });

  it("is one from our host on http where the public URL is on https", async () => {
    const server = await startServer(PUBLIC);
    const visitor = server.visitor();
    const post = async (origin: string, host: string) =>
      (await visitor.post("/api/v1/auth/logout-nothing", {}, "json", { origin, host })).body.code;
    expect(await post("http://pulda.example.com", "pulda.example.com")).toBe(403);
    expect(await post("http://pulda.example.com:80", "pulda.example.com")).toBe(403);
    expect(await post("https://pulda.example.com.evil.example", "pulda.example.com")).toBe(403);
    expect(await post("null", "pulda.example.com")).toBe(403);
    // It is not there: it was let in.
    expect(await post("https://pulda.example.com", "pulda.example.com")).toBe(404);
    expect(await post("http://127.0.0.1:3000", "127.0.0.1:3000")).toBe(404);
    await server.stop();
  });
});

describe("a host name", () => {
  it("that is not ours is refused, for calls and pages", async () => {
    const server = await startServer({
      ...PUBLIC,
      HOST: "inside.example.net",
      PULDA_ALLOWED_HOSTS: "other.example.com, third.example.org",
    });
    const get = async (host: string, url = "/api/v1/health") =>
      (await server.app.inject({ url, headers: { host } })).statusCode;
    for (const host of [
      "localhost",
      "LOCALHOST:3000",
      "127.0.0.1:3000",
      "192.168.0.7",
      "[::1]:3000",
      "pulda.example.com",
      "Pulda.Example.Com.:443",
      "inside.example.net",
      "other.example.com",
      "third.example.org:8080",
    ])
      expect([host, await get(host)]).toEqual([host, 200]);
    for (const host of [
      "evil.example",
      "pulda.example.com.evil.example",
      "127.0.0.1.evil.example",
      "evil.example:3000",
      "localhost@evil.example",
      "evil.example/localhost",
      " ",
      "[::1",
    ])
      for (const url of ["/api/v1/health", "/api/v1/user/info", "/", "/nothing"])
        expect([host, await get(host, url)]).toEqual([host, 400]);
    // What a script may send decides nothing.
    const forwarded = { host: "evil.example", "x-forwarded-host": "localhost" };
    const { statusCode, body } = await server.app.inject({
      url: "/api/v1/health",
      headers: forwarded,
    });
    expect([statusCode, JSON.parse(body).message]).toEqual([
      400,
      expect.stringContaining("PULDA_ALLOWED_HOSTS"),
    ]);
    await server.stop();
  });
});

describe("behind https", () => {
  it("cookies are bound to the host, and browsers are told to stay on https", async () => {
    const server = await startServer(PUBLIC);
    const visitor = server.visitor();
    await visitor.signUp();
    expect([...visitor.cookies.keys()].toSorted()).toEqual([
      "__Host-pulda_device",
      "__Host-pulda_session",
    ]);
    const { response } = await visitor.get("/api/v1/user/info");
    expect(response.headers["strict-transport-security"]).toBe("max-age=31536000");
    const login = await visitor.post("/api/v1/user/login", {
      email: "nobody@example.com",
      password: "x",
    });
    expect(login.body.code).toBe(401);
    // A cookie that another subdomain has planted is none of ours.
    const planted = server.visitor();
    planted.cookies.set("pulda_session", visitor.cookies.get("__Host-pulda_session") ?? "");
    expect((await planted.get("/api/v1/user/info")).body.code).toBe(401);
    const again = await visitor.post("/api/v1/user/register", {
      email: "again@example.com",
      password: "right horse 42",
    });
    expect(
      [again.response.headers["set-cookie"]].flat().find((one) => /session/.test(String(one))),
    ).toMatch(
      /^__Host-pulda_session=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await server.stop();
  });

  it("is not where the public URL is on http", async () => {
    const server = await startServer({ PULDA_PUBLIC_URL: "http://pulda.example.com" });
    const visitor = server.visitor();
    await visitor.signUp();
    expect([...visitor.cookies.keys()].toSorted()).toEqual(["pulda_device", "pulda_session"]);
    const { response } = await visitor.get("/api/v1/user/info");
    expect(response.headers).not.toHaveProperty("strict-transport-security");
    await server.stop();
  });
});
