/** Registering, signing in and out, the session's cookie, and who is held off. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../admin/commands.ts";
import { passwordsOf, type Passwords } from "./password.ts";
import { PASSWORD, startServer, type TestServer, type Visitor } from "../../test/server.ts";
import { userStore } from "./store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const INFO = "/api/v1/user/info";

async function register(email: string, password = PASSWORD) {
  return (await server.visitor().post("/api/v1/user/register", { email, password })).body;
}

function logIn(visitor: Visitor, email: string, password = PASSWORD) {
  return visitor.post("/api/v1/user/login", { email, password });
}

const wrongFrom = async (proxied: TestServer, address: string) => {
  const fields = { email: "proxied@example.com", password: "wrong" };
  const headers = { "x-forwarded-for": address };
  return (await proxied.visitor().post("/api/v1/user/login", fields, "json", headers)).body.code;
};

describe("registering", () => {
  it("makes the first user an admin and the next ones none", async () => {
    expect((await register("first@example.com")).result).toMatchObject({
      info: { email: "first@example.com", admin_level: 0 },
    });
    expect((await register("second@example.com")).result).toMatchObject({
      info: { admin_level: 1 },
    });
  });

  it("makes nobody an admin where strangers can reach the server, until the command line does", async () => {
    const open = await startServer({ PULDA_PUBLIC_URL: "https://pulda.example" });
    const users = userStore(open.db);
    const email = "stranger@example.com";
    const { body } = await open
      .visitor()
      .post("/api/v1/user/register", { email, password: PASSWORD });
    expect(body.result).toMatchObject({ info: { admin_level: 1 } });
    expect(await users.hasAdmin()).toBe(false);
    const place = { origin: "https://pulda.example", defaultMode: "open" } as const;
    await runCommand(open.db, ["promote", email], place);
    expect(await users.hasAdmin()).toBe(true);
    await open.stop();
  });

  it("refuses an address that is taken (409), and short or common passwords (400)", async () => {
    expect((await register("FIRST@example.com", PASSWORD)).code).toBe(409);
    for (const password of ["short", "password123", "qwer1234", "11111111"])
      expect(await register("new@example.com", password)).toMatchObject({
        code: 400,
        errors: [{ field: "password" }],
      });
  });

  it("is refused with code 403 where sign-up is closed", async () => {
    const closed = await startServer({ PULDA_SIGN_UP: "closed" });
    const fields = { email: "a@example.com", password: PASSWORD };
    const { body } = await closed.visitor().post("/api/v1/user/register", fields);
    expect(body).toEqual({ code: 403, message: "지금은 새로 가입할 수 없어요." });
    await closed.stop();
  });
});

describe("the session", () => {
  it("lives in a cookie that scripts and other sites do not get, and is stored hashed", async () => {
    const visitor = server.visitor();
    await visitor.signUp("session@example.com");
    const { response } = await logIn(visitor, "session@example.com");
    const [cookie, device] = response.headers["set-cookie"] ?? [];
    expect(device).toMatch(
      /^pulda_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).toMatch(
      /^pulda_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const token = visitor.cookies.get("pulda_session") ?? "";
    const rows = await server.db.selectFrom("session").select("token_hash").execute();
    const hashes = rows.map((row) => row.token_hash);
    expect(hashes).not.toContain(token);
    expect(hashes).toContain(createHash("sha256").update(token).digest("hex"));
  });

  it("is Secure behind https", async () => {
    const secure = await startServer({ PULDA_PUBLIC_URL: "https://pulda.example" });
    const fields = { email: "a@example.com", password: PASSWORD };
    const { response } = await secure.visitor().post("/api/v1/user/register", fields);
    expect(String(response.headers["set-cookie"])).toContain("Secure");
    await secure.stop();
  });

  it("is another one after each sign-in, and the former is over", async () => {
    const visitor = server.visitor();
    await visitor.signUp("renew@example.com");
    const former = visitor.cookies.get("pulda_session") ?? "";
    await logIn(visitor, "renew@example.com");
    expect(visitor.cookies.get("pulda_session")).not.toBe(former);
    const thief = server.visitor();
    thief.cookies.set("pulda_session", former);
    expect((await thief.get(INFO)).body.code).toBe(401);
    expect((await visitor.get(INFO)).body.code).toBe(200);
  });

  it("is over after signing out, also for one who kept the cookie", async () => {
    const visitor = server.visitor();
    await visitor.signUp("leaves@example.com");
    const former = visitor.cookies.get("pulda_session") ?? "";
    await visitor.get("/api/v1/auth/logout");
    expect(visitor.cookies.has("pulda_session")).toBe(false);
    visitor.cookies.set("pulda_session", former);
    expect((await visitor.get(INFO)).body.code).toBe(401);
  });

  it("lasts 30 days from its last use", async () => {
    const visitor = server.visitor();
    const user = await visitor.signUp("slides@example.com");
    const setEnd = (time: number) =>
      server.db
        .updateTable("session")
        .set({ expires_at: new Date(time).toISOString() })
        .where("user_id", "=", user)
        .execute();
    expect((await visitor.get(INFO)).response.headers["set-cookie"]).toBeUndefined();
    await setEnd(Date.now() + DAY);
    const { response } = await visitor.get(INFO);
    expect(String(response.headers["set-cookie"])).toContain("Max-Age=2592000");
    const { expires_at } = await server.db
      .selectFrom("session")
      .select("expires_at")
      .where("user_id", "=", user)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 29 * DAY);
    await setEnd(Date.now() - 1000);
    expect((await visitor.get(INFO)).body.code).toBe(401);
  });

  it("is over 90 days after the sign-in, however much it is used", async () => {
    const visitor = server.visitor();
    const user = await visitor.signUp("stays@example.com");
    const begun = async (daysAgo: number) => {
      const created_at = new Date(Date.now() - daysAgo * DAY).toISOString();
      const last_used_at = new Date(Date.now() - DAY).toISOString();
      const change = { created_at, last_used_at };
      await server.db.updateTable("session").set(change).where("user_id", "=", user).execute();
    };
    await begun(89.5);
    expect((await visitor.get(INFO)).body.code).toBe(200);
    const { expires_at, last_used_at } = await server.db
      .selectFrom("session")
      .select(["expires_at", "last_used_at"])
      .where("user_id", "=", user)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at)).toBeLessThan(Date.now() + DAY);
    expect(Date.parse(last_used_at)).toBeGreaterThan(Date.now() - DAY / 2);
    await begun(90);
    expect((await visitor.get(INFO)).body.code).toBe(401);
  });
});

describe("guessing", () => {
  it("gets the same answer for an unknown address and a wrong password, after the same work", async () => {
    const hashed: (string | null | undefined)[] = [];
    const cheap = passwordsOf({ cost: { memoryCost: 8, timeCost: 1 } });
    const isRight: Passwords["isRight"] = (stored, password) => {
      hashed.push(stored);
      return cheap.isRight(stored, password);
    };
    const guessed = await startServer({}, undefined, undefined, {
      passwords: { ...cheap, isRight },
    });
    await guessed.visitor().signUp("known@example.com");
    const known = await logIn(guessed.visitor(), "known@example.com", "wrong password");
    const unknown = await logIn(guessed.visitor(), "unknown@example.com", "wrong password");
    expect(unknown.body).toEqual(known.body);
    expect(unknown.body).toEqual({ code: 401, message: expect.stringMatching(/[가-힣]/) });
    // The tests of passwords cover what is verified for an unknown account.
    expect(hashed).toEqual([expect.stringMatching(/^\$argon2id/), undefined]);
    await guessed.stop();
  });

  it("is throttled after five failed attempts, also with the right password, and not for the owner", async () => {
    const held = await startServer();
    const owner = held.visitor();
    await owner.signUp("held@example.com");
    const stranger = held.visitor();
    for (let at = 0; at < 4; at += 1) await logIn(stranger, "held@example.com", "wrong");
    expect((await logIn(stranger, "held@example.com")).body.code).toBe(200);
    const other = held.visitor();
    for (let at = 0; at < 5; at += 1)
      expect((await logIn(other, "held@example.com", "wrong")).body.code).toBe(401);
    const { body } = await logIn(other, "held@example.com");
    expect(body.code).toBe(429);
    expect(body.retry_after).toBeGreaterThan(25);
    expect(body.retry_after).toBeLessThanOrEqual(30);
    // Signed in at this device before: also after signing out.
    await owner.get("/api/v1/auth/logout");
    expect((await logIn(owner, "held@example.com")).body.code).toBe(200);
    await held.stop();
  });

  it("does not lock a school behind one address after twenty wrong tries", async () => {
    const school = await startServer();
    await school.visitor().signUp("pupil@example.com");
    for (let at = 0; at < 21; at += 1)
      expect((await logIn(school.visitor(), `nobody${at}@example.com`)).body.code).toBe(401);
    expect((await logIn(school.visitor(), "pupil@example.com")).body.code).toBe(200);
    await school.stop();
  });

  it("takes a device cookie that is forged, or another user's, for none", async () => {
    const held = await startServer();
    const [owner, stranger] = [held.visitor(), held.visitor()];
    await owner.signUp("mine@example.com");
    await stranger.signUp("theirs@example.com");
    for (let at = 0; at < 5; at += 1) await logIn(stranger, "mine@example.com", "wrong");
    expect((await logIn(stranger, "mine@example.com")).body.code).toBe(429);
    const forger = held.visitor();
    const [token] = (owner.cookies.get("pulda_device") ?? "").split(".");
    forger.cookies.set("pulda_device", `${token}.forged`);
    expect((await logIn(forger, "mine@example.com")).body.code).toBe(429);
    await held.stop();
  });

  it("tells the networks behind proxies apart that are named, and nobody else's", async () => {
    for (const [proxies, isBelieved] of [
      ["127.0.0.0/8, 10.9.0.1", true],
      ["10.9.0.1", false],
    ] as const) {
      const proxied = await startServer({ PULDA_TRUST_PROXY: proxies });
      for (let at = 0; at < 5; at += 1) await wrongFrom(proxied, "203.0.113.5");
      expect(await wrongFrom(proxied, "203.0.113.5")).toBe(429);
      expect(await wrongFrom(proxied, "203.0.113.6")).toBe(isBelieved ? 401 : 429);
      await proxied.stop();
    }
  });

  it("gets no more attempts by concurrency", async () => {
    const held = await startServer();
    await held.visitor().signUp("raced@example.com");
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => logIn(held.visitor(), "raced@example.com", "wrong")),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
    await held.stop();
  });

  it("of costly calls is rate-limited by the minute", async () => {
    const busy = await startServer();
    const visitor = busy.visitor();
    const ask = () => visitor.post("/api/v1/user/certification", { code: "x" });
    for (let at = 0; at < 300; at += 1) await ask();
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([200, 429]);
    expect(body.retry_after).toBeGreaterThan(0);
    expect(body.retry_after).toBeLessThanOrEqual(60);
    expect((await visitor.get(INFO)).body.code).toBe(401);
    await busy.stop();
  });

  it("does not include a class that signs in at the same moment", async () => {
    const school = await startServer();
    await school.visitor().signUp("class@example.com");
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => logIn(school.visitor(), "class@example.com")),
    );
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([200]));
    await school.stop();
  });
});

describe("another site", () => {
  const CROSS: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  ];
  const OWN: Record<string, string>[] = [
    {},
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { origin: "http://localhost:8080", host: "localhost:8080" },
    { origin: "http://127.0.0.1:5173", host: "127.0.0.1:5173", "sec-fetch-site": "same-origin" },
  ];

  it("changes nothing: code 403, signing out included", async () => {
    const visitor = server.visitor();
    await visitor.signUp("site@example.com");
    for (const headers of CROSS) {
      const post = await visitor.post("/api/v1/favorite/create", { title: "x" }, "json", headers);
      expect([headers, post.status, post.body.code]).toEqual([headers, 200, 403]);
      expect((await visitor.get("/api/v1/auth/logout", headers)).body.code).toBe(403);
      expect((await visitor.get(INFO, headers)).body.code).toBe(200);
    }
    expect((await visitor.get("/api/v1/favorite/list")).body.result).toEqual([]);
  });

  it("is not our own pages, and no browser at all", async () => {
    const visitor = server.visitor();
    await visitor.signUp("own@example.com");
    for (const headers of OWN) {
      const post = await visitor.post("/api/v1/favorite/create", { title: "x" }, "json", headers);
      expect([headers, post.body.code]).toEqual([headers, 200]);
    }
  });
});
