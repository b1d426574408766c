/** Social sign-in against a real OpenID Connect provider on loopback. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startKakao, type Kakao } from "../../test/kakao.ts";
import { PASSWORD, startServer, type TestServer, type Visitor } from "../../test/server.ts";

const PUBLIC = "http://127.0.0.1:3999";
const CALLBACK = `${PUBLIC}/certification/kakao`;
const START = "/api/v1/user/certification/start";
const FINISH = "/api/v1/user/certification";

let kakao: Kakao;
let server: TestServer;
beforeAll(async () => {
  kakao = await startKakao(CALLBACK);
  server = await startServer({ ...kakao.settings, PULDA_PUBLIC_URL: PUBLIC });
});
afterAll(async () => {
  await server.stop();
  await kakao.stop();
});

/** Leaves for the provider, signs in there and comes back with what it sends. */
async function atProvider(
  visitor: Visitor,
  account: string,
): Promise<{ code: string; state: string }> {
  const { body } = await visitor.get(START);
  const cookies = new Map<string, string>();
  let url = new URL((body.result as unknown as { url: string }).url);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12 && !url.href.startsWith(CALLBACK); step += 1) {
    const response = await fetch(url, {
      redirect: "manual",
      method: form ? "POST" : "GET",
      body: form,
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const page = location ? "" : await response.text();
    form = location
      ? null
      : new URLSearchParams({
          prompt: page.includes('name="login"') ? "login" : "consent",
          login: account,
          password: "any",
        });
    url = new URL(location ?? /action="([^"]+)"/.exec(page)?.[1] ?? url.href, url);
  }
  const back = Object.fromEntries(url.searchParams) as { code: string; state: string };
  expect(back).toMatchObject({ code: expect.any(String), state: expect.any(String) });
  return { code: back.code, state: back.state };
}

async function signIn(visitor: Visitor, account: string) {
  return (await visitor.post(FINISH, await atProvider(visitor, account))).body;
}

describe("social sign-in", () => {
  it("sends the browser off with state, nonce and a challenge, kept in a short-lived cookie", async () => {
    const { body, response } = await server.visitor().get(START);
    const url = new URL((body.result as unknown as { url: string }).url);
    expect(url.origin).toBe(kakao.settings.KAKAO_ISSUER);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: CALLBACK,
      scope: "openid email",
      code_challenge_method: "S256",
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
    });
    const cookie = String(response.headers["set-cookie"]);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookie).toContain("Max-Age=600");
  });

  it("makes a user the first time and knows the same one the next time", async () => {
    const first = await signIn(server.visitor(), "new@kakao.example");
    expect(first).toMatchObject({ code: 200, result: { info: { email: "new@kakao.example" } } });
    const visitor = server.visitor();
    const again = await signIn(visitor, "new@kakao.example");
    expect(again.result).toEqual(first.result);
    expect((await visitor.get("/api/v1/user/info")).body.result).toEqual(first.result);
  });

  it("links a verified address to the account that has it", async () => {
    const before = server.visitor();
    const id = await before.signUp("both@kakao.example");
    expect((await signIn(server.visitor(), "both@kakao.example")).result?.id).toBe(id);
    // Whoever was signed in until then has to sign in again.
    expect((await before.get("/api/v1/user/info")).body.code).toBe(401);
    const fields = { email: "both@kakao.example", password: PASSWORD };
    expect((await server.visitor().post("/api/v1/user/login", fields)).body.result?.id).toBe(id);
  });

  it("refuses an unverified address, whether it has an account or not", async () => {
    await server.visitor().signUp("victim@kakao.example");
    for (const account of ["victim@kakao.example", "nobody@kakao.example"]) {
      const visitor = server.visitor();
      const refused = await signIn(visitor, `unverified+${account}`);
      expect(refused.code).toBe(403);
      expect(refused.message).toMatch(/인증되지 않은 이메일/);
      expect(visitor.cookies.has("pulda_session")).toBe(false);
    }
  });

  it("refuses a wrong state, a code used twice, a made-up code and another browser's code", async () => {
    const visitor = server.visitor();
    const { code, state } = await atProvider(visitor, "codes@kakao.example");
    const pending = new Map(visitor.cookies);
    const restore = () => {
      for (const [name, value] of pending) visitor.cookies.set(name, value);
    };
    const finish = async (fields: object) => (await visitor.post(FINISH, fields)).body.code;
    expect(await finish({ code, state: "wrong" })).toBe(401);
    expect(await finish({ code, state })).toBe(401); // The cookie serves once.
    restore();
    expect(await finish({ code: "made-up", state })).toBe(401);
    const { body } = await server.visitor().post(FINISH, { code, state });
    expect(body).toMatchObject({ code: 401, message: expect.stringMatching(/처음부터/) });
    restore();
    expect(await finish({ code, state })).toBe(200);
    visitor.cookies.delete("pulda_session");
    restore();
    expect(await finish({ code, state })).toBe(401);
    visitor.cookies.set("pulda_certification", "forged.cookie");
    expect(await finish({ code, state })).toBe(401);
  });

  it("works for a client that sends the code alone", async () => {
    const visitor = server.visitor();
    const { code } = await atProvider(visitor, "alone@kakao.example");
    expect((await visitor.post(FINISH, { code })).body.code).toBe(200);
  });

  it("makes no new user where sign-up is closed, but lets known ones in", async () => {
    const closed = await startServer({
      ...kakao.settings,
      PULDA_PUBLIC_URL: PUBLIC,
      PULDA_SIGN_UP: "closed",
    });
    expect((await signIn(closed.visitor(), "late@kakao.example")).code).toBe(403);
    await closed.db
      .insertInto("user")
      .values({ email: "late@kakao.example", password_hash: null, admin_level: 1, created_at: "" })
      .execute();
    expect((await signIn(closed.visitor(), "late@kakao.example")).code).toBe(200);
    await closed.stop();
  });

  it("is HTTP 503 while the provider does not answer, and works once it does", async () => {
    const lost = await startServer({ KAKAO_CLIENT_ID: "x", KAKAO_ISSUER: "http://127.0.0.1:1" });
    const { status, body } = await lost.visitor().get(START);
    expect(status).toBe(503);
    expect(body).toEqual({ code: 503, message: expect.stringMatching(/[가-힣]/) });
    await lost.stop();
  });

  it("does not let one without a password sign in by one", async () => {
    await signIn(server.visitor(), "nopassword@kakao.example");
    const fields = { email: "nopassword@kakao.example", password: "" };
    expect((await server.visitor().post("/api/v1/user/login", fields)).body.code).toBe(400);
    const guess = { ...fields, password: "no one's password" };
    expect((await server.visitor().post("/api/v1/user/login", guess)).body.code).toBe(401);
  });
});
