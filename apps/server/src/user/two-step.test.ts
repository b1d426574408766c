/** Two-step sign-in: set up, asked for, and turned off. */
import { generate } from "otplib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser } from "../../test/sample-exam.ts";
import { PASSWORD, startServer, type TestServer } from "../../test/server.ts";
import { adoptKey, forgetKey } from "../service/adopt-key.ts";
import { installationKey, KeyProblem } from "../service/installation-key.ts";
import { twoStepStore } from "./two-step-store.ts";
import { twoStepService } from "./two-step.ts";
import { userStore } from "./store.ts";

const STEP_MS = 30_000;

const KEY = installationKey("", "a key of the tests, of 32 signs or more");

onBothDatabases("codes of the second step", (database) => {
  let now = 1_800_000_000_000;
  const service = () => twoStepService(twoStepStore(database()), KEY, () => now);
  const codeAt = (secret: string, time = now) =>
    generate({ secret, epoch: Math.floor(time / 1000) });
  const row = async (id: number) => (await userStore(database()).find(id))!;

  beforeAll(() => adoptKey(database(), KEY));

  async function turnedOn() {
    const id = await addUser(database());
    const { secret, url } = await service().begin({ id, email: "a@example.com" });
    const recovery = await service().confirm(await row(id), await codeAt(secret));
    return { id, secret, url, recovery: recovery ?? [] };
  }

  it("begin with a right one", async () => {
    const id = await addUser(database());
    expect(await service().confirm(await row(id), "123456")).toBeNull();
    const { secret } = await service().begin({ id, email: "a@example.com" });
    expect(await service().confirm(await row(id), "12")).toBeNull();
    expect((await row(id)).totp_secret).toBeNull();
    const on = await turnedOn();
    expect(on.url).toMatch(/^otpauth:\/\/totp\/Pulda:a%40example\.com\?.*secret=[A-Z2-7]+/);
    expect(on.recovery).toHaveLength(10);
    expect(new Set(on.recovery).size).toBe(10);
    expect(on.recovery[0]).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){6}$/);
    expect(secret).not.toBe(on.secret);
  });

  it("serve once each, for half a minute before and after their own, also when they come at once", async () => {
    const { id, secret } = await turnedOn();
    const check = async (code: string) => service().check(await row(id), code);
    expect(await check(await codeAt(secret))).toBeNull();
    now += 2 * STEP_MS;
    const code = await codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => check(code)));
    expect(answers.filter((answer) => answer === "app")).toHaveLength(1);
    expect(await check(code)).toBeNull();
    expect(await check(await codeAt(secret, now - STEP_MS))).toBeNull();
    expect(await check(await codeAt(secret, now + STEP_MS))).toBe("app");
    now += 4 * STEP_MS;
    expect(await check(await codeAt(secret, now - 2 * STEP_MS))).toBeNull();
    expect(await check(await codeAt(secret, now + 2 * STEP_MS))).toBeNull();
    expect(await check("not a code")).toBeNull();
  });

  it("work again after the clock was 370 days ahead", async () => {
    const { id, secret } = await turnedOn();
    const ahead = now + 370 * 86_400_000;
    const before = now;
    now = ahead;
    expect(await service().check(await row(id), await codeAt(secret))).toBe("app");
    now = before + 2 * STEP_MS;
    expect(await service().check(await row(id), await codeAt(secret))).toBe("app");
    expect(await service().check(await row(id), await codeAt(secret))).toBeNull();
  });

  it("are replaced by recovery codes, each once, of this user, and kept hashed", async () => {
    const { id, recovery } = await turnedOn();
    const other = await turnedOn();
    const [first = "", second = ""] = recovery;
    const check = async (code: string) => service().check(await row(id), code);
    expect(await check(other.recovery[0] ?? "")).toBeNull();
    expect(await check(first.replaceAll("-", ""))).toBe("recovery");
    expect(await check(first)).toBeNull();
    expect(await service().countRecoveryCodes(id)).toBe(9);
    const renewed = await service().renewRecoveryCodes(id);
    expect(await check(second)).toBeNull();
    expect(await check(renewed[0] ?? "")).toBe("recovery");
    const rows = await database().selectFrom("recovery_code").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(renewed[1]?.replaceAll("-", ""));
  });

  it("come from seeds that the database holds sealed, each for its user alone", async () => {
    const [mine, other] = [await turnedOn(), await turnedOn()];
    const { totp_secret: sealed } = await row(mine.id);
    expect(sealed).toMatch(/^v1\.[\w-]+$/);
    now += 2 * STEP_MS;
    const code = await codeAt(mine.secret);
    expect(
      await service().check({ ...(await row(other.id)), totp_secret: sealed }, code),
    ).toBeNull();
    expect(await service().check(await row(mine.id), code)).toBe("app");
  });

  it("are out of reach with another key: nothing starts, until recovery codes are all that is left", async () => {
    const { id, secret, recovery } = await turnedOn();
    const other = installationKey("", "another key of the tests, of 32 signs or more");
    await expect(adoptKey(database(), other)).rejects.toThrow(KeyProblem);
    const stranger = twoStepService(twoStepStore(database()), other, () => now);
    await expect(stranger.begin({ id, email: "a@example.com" })).rejects.toThrow("another key");
    expect(await forgetKey(database())).toBeGreaterThan(0);
    await adoptKey(database(), other);
    now += 2 * STEP_MS;
    for (const by of [service(), stranger])
      expect(await by.check(await row(id), await codeAt(secret))).toBeNull();
    expect(await stranger.check(await row(id), recovery[0] ?? "")).toBe("recovery");
    await adoptKey(database(), KEY);
  });

  it("stand on seeds that were stored in the clear once, and are sealed at the next start", async () => {
    const { id, secret } = await turnedOn();
    await database()
      .updateTable("user")
      .set({ totp_secret: secret })
      .where("id", "=", id)
      .execute();
    await database().deleteFrom("setting").where("name", "=", "key-id").execute();
    await adoptKey(database(), KEY);
    expect((await row(id)).totp_secret).not.toContain(secret);
    now += 2 * STEP_MS;
    expect(await service().check(await row(id), await codeAt(secret))).toBe("app");
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it("is asked for after the password, limited like passwords, and turned off by password and code", async () => {
  const email = "steps@example.com";
  const visitor = server.visitor();
  await visitor.signUp(email);
  const post = async (path: string, fields: object) =>
    (await visitor.post(`/api/v1/user/two_step/${path}`, fields)).body;
  expect(await post("start", { password: "wrong one" })).toMatchObject({ code: 400 });
  const { result } = await post("start", { password: PASSWORD });
  const secret = String(result?.["secret"]);
  expect(await post("confirm", { code: "000000" })).toMatchObject({
    code: 400,
    errors: [{ field: "code" }],
  });
  const confirmed = await post("confirm", { code: await generate({ secret }) });
  const recovery = confirmed.result?.["recovery_codes"] as unknown as string[];
  expect(recovery).toHaveLength(10);

  const logIn = async (fields: object) =>
    (await server.visitor().post("/api/v1/user/login", { email, password: PASSWORD, ...fields }))
      .body;
  expect(await logIn({})).toMatchObject({ code: 401, errors: [{ field: "code" }] });
  expect(await logIn({ password: "wrong one", code: recovery[0] })).toEqual({
    code: 401,
    message: expect.stringMatching(/이메일이나 비밀번호/),
  });
  // The code that has confirmed it has been used.
  expect((await logIn({ code: await generate({ secret }) })).code).toBe(401);
  expect((await logIn({ code: recovery[0]?.toUpperCase() })).code).toBe(200);
  expect((await logIn({ code: recovery[0] })).code).toBe(401);

  expect((await post("remove", { password: PASSWORD, code: "000000" })).code).toBe(400);
  expect((await post("remove", { password: "wrong one", code: recovery[1] })).code).toBe(400);
  const renewed = await post("recovery", { password: PASSWORD, code: recovery[1] });
  const another = String(renewed.result?.["recovery_codes"]).split(",")[0];
  expect((await post("remove", { password: PASSWORD, code: another })).code).toBe(200);
  expect((await logIn({})).code).toBe(200);

  const log = server.log();
  await expect
    .poll(() => server.sentMails.filter(({ to }) => to === email).map(({ subject }) => subject))
    .toContain("[풀다] 두 단계 로그인을 껐어요");
  for (const event of ["two-step-on", "two-step-failed", "recovery-code-used", "two-step-off"])
    expect(log).toContain(event);
  for (const secretText of [secret, ...recovery, String(another), PASSWORD])
    expect(log).not.toContain(secretText);
});

it("holds guesses of codes off for whoever knows the password, at any network", async () => {
  const guessed = await startServer({ PULDA_TRUST_PROXY: "loopback" });
  const email = "guess@example.com";
  const visitor = guessed.visitor();
  await visitor.signUp(email);
  const { body } = await visitor.post("/api/v1/user/two_step/start", { password: PASSWORD });
  const code = await generate({ secret: String(body.result?.["secret"]) });
  await visitor.post("/api/v1/user/two_step/confirm", { code });
  const codes: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    const fields = { email, password: PASSWORD, code: `00000${at}` };
    const headers = { "x-forwarded-for": `203.0.113.${at}` };
    codes.push(
      (await guessed.visitor().post("/api/v1/user/login", fields, "json", headers)).body.code,
    );
  }
  expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  await guessed.stop();
});
