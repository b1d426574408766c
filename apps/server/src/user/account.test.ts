/** The account page's calls: password, devices, export, removal. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, startServer, type TestServer, type Visitor } from "../../test/server.ts";

const INFO = "/api/v1/user/info";
const NEW_PASSWORD = "four green turtles";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.visitor().signUp("admin@example.com");
});
afterAll(() => server.stop());

async function logIn(email: string, password = PASSWORD, headers = {}) {
  const visitor = server.visitor();
  const { body } = await visitor.post("/api/v1/user/login", { email, password }, "json", headers);
  return { visitor, code: body.code };
}
const isSignedIn = async (visitor: Visitor) => (await visitor.get(INFO)).body.code === 200;

const devicesOf = async (from: Visitor) =>
  (await from.get("/api/v1/user/session/list")).body.result as unknown as {
    id: number;
    browser: string;
    system: string;
    is_current: boolean;
  }[];
const removeBy = async (from: Visitor, confirmation: unknown) =>
  (await from.post("/api/v1/user/remove", { confirmation })).body.code;

describe("the account", () => {
  it("is shown to its owner", async () => {
    const visitor = server.visitor();
    const id = await visitor.signUp("shown@example.com");
    expect((await visitor.get("/api/v1/user/account")).body.result).toMatchObject({
      id,
      email: "shown@example.com",
      verified_at: null,
      has_password: true,
      social: false,
      two_step: false,
      recovery_codes_left: 0,
      claimable: false,
      mail: false,
    });
    expect((await server.visitor().get("/api/v1/user/account")).body.code).toBe(401);
    expect((await server.visitor().get("/api/v1/user/entry")).body.result).toEqual({
      sign_up: "open",
      mail: false,
      social: false,
    });
  });
});

describe("changing the password", () => {
  it("asks for the present one, and signs the other devices out", async () => {
    const visitor = server.visitor();
    await visitor.signUp("change@example.com");
    const { visitor: other } = await logIn("change@example.com");
    const change = async (fields: object) =>
      (await visitor.post("/api/v1/user/password/change", fields)).body;
    for (const [fields, field] of [
      [{ new_password: NEW_PASSWORD }, "password"],
      [{ password: "wrong one", new_password: NEW_PASSWORD }, "password"],
      [{ password: PASSWORD, new_password: "Password1!" }, "new_password"],
      [{ password: PASSWORD, new_password: "short" }, "new_password"],
    ] as const)
      expect(await change(fields)).toMatchObject({ code: 400, errors: [{ field }] });
    expect((await change({ password: PASSWORD, new_password: NEW_PASSWORD })).code).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await logIn("change@example.com")).code).toBe(401);
    expect((await logIn("change@example.com", NEW_PASSWORD)).code).toBe(200);
    await expect
      .poll(() => server.sentMails.filter(({ to }) => to === "change@example.com").at(-1)?.subject)
      .toMatch(/비밀번호를 바꿨어요|새 기기/);
  });

  it("limits guesses of the present one at a device that somebody left signed in", async () => {
    const visitor = server.visitor();
    await visitor.signUp("left@example.com");
    const guess = async (password: string) =>
      (await visitor.post("/api/v1/user/password/change", { password, new_password: NEW_PASSWORD }))
        .body.code;
    for (let at = 0; at < 5; at += 1) expect(await guess(`guess ${at}`)).toBe(400);
    expect(await guess(PASSWORD)).toBe(429);
    // Signing in is not affected.
    expect((await logIn("left@example.com")).code).toBe(200);
  });
});

describe("what a stolen session should not do", () => {
  it("asks for a proof of the last ten minutes, which the password gives", async () => {
    const { visitor } = await logIn("admin@example.com");
    const id = (await visitor.get(INFO)).body.result?.id ?? 0;
    const unprove = () =>
      server.db
        .updateTable("session")
        .set({ confirmed_at: null })
        .where("user_id", "=", id)
        .execute();
    await unprove();
    const calls = [
      () => visitor.get("/api/v1/user/export"),
      () => visitor.post("/api/v1/user/session/remove", { session_id: 999_999 }),
      () => visitor.post("/api/v1/user/session/remove_all", { keep_current: true }),
      () => visitor.post("/api/v1/admin/user/edit", { user_id: 999_999, locked: true }),
      () => visitor.post("/api/v1/admin/user/sign_out", { user_id: 999_999 }),
      () => visitor.post("/api/v1/admin/user/remove", { user_id: 999_999 }),
    ];
    for (const call of calls)
      expect((await call()).body).toMatchObject({ code: 403, errors: [{ field: "confirmation" }] });
    const confirm = async (password: string) =>
      (await visitor.post("/api/v1/user/confirm", { password })).body;
    expect(await confirm("wrong one")).toMatchObject({
      code: 400,
      errors: [{ field: "password" }],
    });
    expect((await confirm(PASSWORD)).code).toBe(200);
    for (const call of calls) expect([200, 404]).toContain((await call()).body.code);
  });
});

describe("devices", () => {
  it("are listed in Korean words with the present one marked, and signed out one by one", async () => {
    const visitor = server.visitor();
    await visitor.signUp("devices@example.com");
    const { visitor: phone } = await logIn("devices@example.com", PASSWORD, {
      "user-agent": SAFARI,
    });
    const devices = await devicesOf(visitor);
    expect(devices).toHaveLength(2);
    const [onPhone] = devices.filter(({ is_current }) => !is_current);
    expect(onPhone).toMatchObject({ browser: "사파리", system: "아이폰" });
    expect((await devicesOf(phone)).find(({ is_current }) => is_current)?.id).toBe(onPhone?.id);

    const stranger = server.visitor();
    await stranger.signUp();
    const remove = async (from: Visitor) =>
      (await from.post("/api/v1/user/session/remove", { session_id: onPhone?.id })).body.code;
    expect(await remove(stranger)).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect(await remove(visitor)).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it("are signed out all together, with or without the present one", async () => {
    const visitor = server.visitor();
    await visitor.signUp("all@example.com");
    const { visitor: other } = await logIn("all@example.com");
    const removeAll = async (fields: object) =>
      (await visitor.post("/api/v1/user/session/remove_all", fields)).body.result;
    expect(await removeAll({ keep_current: true })).toEqual({ removed: 1 });
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, false]);
    expect(await removeAll({})).toEqual({ removed: 1 });
    expect(await isSignedIn(visitor)).toBe(false);
    expect(visitor.cookies.has("pulda_session")).toBe(false);
  });

  it("that are new are told of by mail, and the first and known ones are not", async () => {
    const visitor = server.visitor();
    await visitor.signUp("news@example.com");
    await visitor.get("/api/v1/auth/logout");
    await visitor.post("/api/v1/user/login", { email: "news@example.com", password: PASSWORD });
    await logIn("news@example.com", PASSWORD, { "user-agent": SAFARI });
    const mine = () => server.sentMails.filter(({ to }) => to === "news@example.com");
    await expect.poll(() => mine().length).toBe(1);
    expect(mine()[0]?.subject).toBe("[풀다] 새 기기에서 로그인했어요");
    expect(mine()[0]?.text).toMatch(/아이폰의 사파리에서 로그인했어요/);
  });
});

describe("removing the account", () => {
  it("takes two steps, and nothing of it stays", async () => {
    const visitor = server.visitor();
    const id = await visitor.signUp("leaves@example.com");
    await visitor.post("/api/v1/favorite/create", { title: "폴더" });
    await visitor.post("/api/v1/word/append", { text: "bee", meaning: "벌" });
    const start = async (password?: string) =>
      (await visitor.post("/api/v1/user/remove/start", { password })).body;
    expect(await start()).toMatchObject({ code: 400, errors: [{ field: "password" }] });
    expect(await start("wrong one")).toMatchObject({ code: 400, errors: [{ field: "password" }] });
    const { result } = await start(PASSWORD);
    expect(result).toMatchObject({ exam_count: 0, attempt_count: 0, word_count: 1 });
    expect(await removeBy(visitor, "made up")).toBe(404);
    const stranger = server.visitor();
    await stranger.signUp();
    expect(await removeBy(stranger, result?.["confirmation"])).toBe(404);
    expect(await removeBy(visitor, result?.["confirmation"])).toBe(200);
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await logIn("leaves@example.com")).code).toBe(401);
    for (const table of ["favorite", "word", "session", "known_device", "user_token"] as const)
      expect(
        await server.db.selectFrom(table).selectAll().where("user_id", "=", id).execute(),
      ).toEqual([]);
    expect(await server.db.selectFrom("user").selectAll().where("id", "=", id).execute()).toEqual(
      [],
    );
    // The address is free again.
    await server.visitor().signUp("leaves@example.com");
  });

  it("is refused to the last admin", async () => {
    const { visitor } = await logIn("admin@example.com");
    const { body } = await visitor.post("/api/v1/user/remove/start", { password: PASSWORD });
    expect(body).toMatchObject({ code: 409, message: expect.stringMatching(/마지막 관리자/) });
  });
});
