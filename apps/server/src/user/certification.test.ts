/** Social sign-in against a real OpenID Connect provider on loopback. */
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startKakao, type Kakao } from "../../test/kakao.ts";
import { invitationStore } from "../admin/invitation-store.ts";
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
  start = START,
): Promise<{ code: string; state: string }> {
  const { body } = await visitor.get(start);
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

async function signIn(visitor: Visitor, account: string, start = START) {
  return (await visitor.post(FINISH, await atProvider(visitor, account, start))).body;
}

/** Turns two-step sign-in on; returns the recovery codes. */
async function turnOn(visitor: Visitor): Promise<readonly string[]> {
  const post = async (path: string, fields: object) =>
    (await visitor.post(`/api/v1/user/two_step/${path}`, fields)).body.result;
  const started = await post("start", { password: PASSWORD });
  const code = await generate({ secret: String(started?.["secret"]) });
  return (await post("confirm", { code }))?.["recovery_codes"] as unknown as string[];
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

  it("links a proven address to the account that has it, and leaves its password", async () => {
    const before = server.visitor();
    const id = await before.signUp("both@kakao.example");
    const proven = { verified_at: new Date().toISOString() };
    await server.db.updateTable("user").set(proven).where("id", "=", id).execute();
    expect((await signIn(server.visitor(), "both@kakao.example")).result?.id).toBe(id);
    const fields = { email: "both@kakao.example", password: PASSWORD };
    expect((await server.visitor().post("/api/v1/user/login", fields)).body.result?.id).toBe(id);
  });

  it("gives the owner of an address nothing of a stranger who had registered it, and leaves him out", async () => {
    const stranger = server.visitor();
    const strangersId = await stranger.signUp("squatted@kakao.example");
    await stranger.post("/api/v1/favorite/create", { title: "함정" });
    const victim = server.visitor();
    const own = await signIn(victim, "squatted@kakao.example");
    expect(own).toMatchObject({ code: 200, result: { info: { email: "squatted@kakao.example" } } });
    expect(own.result?.id).not.toBe(strangersId);
    expect((await victim.get("/api/v1/favorite/list")).body.result).toEqual([]);
    // His session, his password and the device he is known by are of no use any more.
    expect((await stranger.get("/api/v1/user/info")).body.code).toBe(401);
    const fields = { email: "squatted@kakao.example", password: PASSWORD };
    expect((await stranger.post("/api/v1/user/login", fields)).body.code).toBe(401);
    expect(server.log()).toContain("account-set-aside");
    // Who signs in by the provider next time is the same.
    expect((await signIn(server.visitor(), "squatted@kakao.example")).result?.id).toBe(
      own.result?.id,
    );
  });

  it("gives what was set aside to the one who knows its password as well", async () => {
    const before = server.visitor();
    await before.signUp("mine@kakao.example");
    await before.post("/api/v1/favorite/create", { title: "내 폴더" });
    const visitor = server.visitor();
    await signIn(visitor, "mine@kakao.example");
    const account = async () => (await visitor.get("/api/v1/user/account")).body.result;
    expect(await account()).toMatchObject({ claimable: true, has_password: false, social: true });
    const claim = (password: string) => visitor.post("/api/v1/user/claim", { password });
    expect((await claim("wrong password")).body).toMatchObject({
      code: 400,
      errors: [{ field: "password" }],
    });
    expect((await claim(PASSWORD)).body.code).toBe(200);
    expect((await visitor.get("/api/v1/favorite/list")).body.result).toMatchObject([
      { title: "내 폴더" },
    ]);
    expect(await account()).toMatchObject({ claimable: false });
    expect((await claim(PASSWORD)).body.code).toBe(404);
  });

  it("asks for the code of an account with two steps, before it links or lets anyone in", async () => {
    const email = "steps@kakao.example";
    const before = server.visitor();
    const id = await before.signUp(email);
    const proven = { verified_at: new Date().toISOString() };
    await server.db.updateTable("user").set(proven).where("id", "=", id).execute();
    const codes = await turnOn(before);
    const visitor = server.visitor();
    const finish = async (code: string | undefined, by = visitor) =>
      (await by.post(`${FINISH}/second_step`, { code })).body;
    for (const code of codes.slice(0, 2)) {
      expect(await signIn(visitor, email)).toMatchObject({
        code: 401,
        errors: [{ field: "second_step" }],
      });
      expect(visitor.cookies.has("pulda_session")).toBe(false);
      expect(await finish("000000")).toMatchObject({ code: 401, errors: [{ field: "code" }] });
      expect((await finish(code, server.visitor())).code).toBe(401);
      // At first by the address, then by the identity that has been linked.
      const linked = server.db.selectFrom("identity").selectAll().where("user_id", "=", id);
      expect(await linked.execute()).toHaveLength(code === codes[0] ? 0 : 1);
      expect((await finish(code)).result?.id).toBe(id);
      expect((await finish(codes[2])).code).toBe(401);
      await visitor.get("/api/v1/auth/logout");
    }
    // What another cookie of ours holds is no first step.
    visitor.cookies.set("pulda_second_step", visitor.cookies.get("pulda_device") ?? "");
    expect((await finish(codes[2])).code).toBe(401);
  });

  it("gives what was set aside for its code as well, and without its role", async () => {
    const email = "former-admin@kakao.example";
    const before = server.visitor();
    const former = await before.signUp(email);
    await server.db.updateTable("user").set({ admin_level: 0 }).where("id", "=", former).execute();
    const [recovery] = await turnOn(before);
    const visitor = server.visitor();
    await signIn(visitor, email);
    const claim = async (code?: string) =>
      (await visitor.post("/api/v1/user/claim", { password: PASSWORD, code })).body;
    for (const code of [undefined, "000000"])
      expect(await claim(code)).toMatchObject({ code: 400, errors: [{ field: "code" }] });
    expect((await claim(recovery)).code).toBe(200);
    const { body } = await visitor.get("/api/v1/user/account");
    expect(body.result).toMatchObject({ admin_level: 1, two_step: false, claimable: false });
    expect(server.log()).toContain("it was an admin's");
  });

  it("lets a locked account in by no way", async () => {
    const visitor = server.visitor();
    const { result } = await signIn(visitor, "locked@kakao.example");
    const locked = { locked_at: new Date().toISOString() };
    await server.db
      .updateTable("user")
      .set(locked)
      .where("id", "=", result?.id ?? 0)
      .execute();
    expect((await visitor.get("/api/v1/user/info")).body.code).toBe(401);
    expect((await signIn(server.visitor(), "locked@kakao.example")).code).toBe(403);
  });

  it("asks for the password again where a fresh confirmation is wanted, as removal does without one of ours", async () => {
    const visitor = server.visitor();
    const { body } = await visitor.get(`${START}?fresh=true`);
    const url = new URL((body.result as unknown as { url: string }).url);
    expect(url.searchParams.get("prompt")).toBe("login");

    await signIn(visitor, "leaver@kakao.example");
    const removeStart = async () => (await visitor.post("/api/v1/user/remove/start")).body;
    // The provider may have known the browser: it does not say that it has asked for the password.
    expect(await removeStart()).toMatchObject({ code: 403, errors: [{ field: "confirmation" }] });
    await signIn(visitor, "leaver@kakao.example", `${START}?fresh=true`);
    expect((await removeStart()).code).toBe(200);
    const long = { confirmed_at: new Date(Date.now() - 11 * 60_000).toISOString() };
    await server.db.updateTable("session").set(long).execute();
    expect(await removeStart()).toMatchObject({ code: 403, errors: [{ field: "confirmation" }] });
    await signIn(visitor, "leaver@kakao.example", `${START}?fresh=true`);
    const { code, result } = await removeStart();
    expect(code).toBe(200);
    const confirmation = { confirmation: result?.["confirmation"] };
    expect((await visitor.post("/api/v1/user/remove", confirmation)).body.code).toBe(200);
    expect((await visitor.get("/api/v1/user/info")).body.code).toBe(401);
    expect((await signIn(server.visitor(), "leaver@kakao.example")).code).toBe(200);
  });

  it("makes new users where sign-up is by invitation only with one", async () => {
    const invited = await startServer({
      ...kakao.settings,
      PULDA_PUBLIC_URL: PUBLIC,
      PULDA_SIGN_UP: "invitation",
    });
    const { code } = await invitationStore(invited.db).add(
      { note: "", maxUses: 1, expiresAt: null },
      new Date().toISOString(),
    );
    const finish = async (account: string, invitation?: string) => {
      const visitor = invited.visitor();
      const back = await atProvider(visitor, account);
      return (await visitor.post(FINISH, { ...back, invitation })).body;
    };
    expect(await finish("guest@kakao.example")).toMatchObject({
      code: 400,
      errors: [{ field: "invitation" }],
    });
    expect((await finish("guest@kakao.example", code.toLowerCase())).code).toBe(200);
    expect((await finish("guest@kakao.example")).code).toBe(200);
    expect((await finish("more@kakao.example", code)).code).toBe(400);
    await invited.stop();
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
