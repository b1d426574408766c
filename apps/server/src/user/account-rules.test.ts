/** What passwords and accounts ask of people, and what they never do. */
import { endpoints, NewPassword, type Endpoint } from "@pulda/contract";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, startServer, type TestServer } from "../../test/server.ts";
import { passwordProblem } from "./password.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    SMTP_URL: "smtp://127.0.0.1:1",
    PULDA_PUBLIC_URL: "http://127.0.0.1:3000",
  });
});
afterAll(() => server.stop());

const post = async (path: string, fields: object, visitor = server.visitor()) =>
  (await visitor.post(`/api/v1/user/${path}`, fields)).body;

/** The token of the newest mail to an address with such a subject. */
async function tokenOf(email: string, subject: string): Promise<string> {
  const mail = () =>
    server.sentMails.findLast((one) => one.to === email && one.subject.includes(subject));
  await expect.poll(mail).toBeDefined();
  return /#token=([\w-]+)/.exec(mail()?.text ?? "")?.[1] ?? "";
}

async function addMember(email: string, password = PASSWORD) {
  await post("register", { email, password });
  const visitor = server.visitor();
  const token = await tokenOf(email, "가입");
  expect((await post("verify", { token, password }, visitor)).code).toBe(200);
  return visitor;
}

describe("a password", () => {
  it("may be long, and counts to its last character and in its case", async () => {
    const email = "long@example.com";
    const words = "초록 지붕 밑의 고양이 Forty-two purple turtles ";
    for (const length of [64, 128, 200])
      expect(NewPassword.safeParse(words.repeat(9).slice(0, length)).success).toBe(true);
    const long = words.repeat(9).slice(0, 200);
    await addMember(email, long);
    const logIn = async (password: string) => (await post("login", { email, password })).code;
    expect(await logIn(long)).toBe(200);
    for (const other of [
      long.slice(0, -1),
      `${long.slice(0, -1)}x`,
      long.toLowerCase(),
      ` ${long.slice(1)}`,
    ])
      expect(await logIn(other)).toBe(401);
  });

  it.each([
    "pulda2026",
    "Pulda!!pulda",
    "puldapulda",
    "pul-da-2026",
    "풀다풀다풀다",
    "qlalfqjsgh1",
    "saranghae1",
    "korea2026!",
    "seoul12345",
  ])("of a word of the place or the product is refused: %s", async (password) => {
    expect(await passwordProblem(password, "a@example.com")).not.toBeNull();
  });

  it("serves for years: nobody is made to change it", async () => {
    const email = "old@example.com";
    await addMember(email);
    const created_at = new Date(Date.now() - 5 * 365 * 86_400_000).toISOString();
    await server.db.updateTable("user").set({ created_at }).where("email", "=", email).execute();
    const visitor = server.visitor();
    expect((await post("login", { email, password: PASSWORD }, visitor)).code).toBe(200);
    expect((await visitor.get("/api/v1/exam/list")).body.code).toBe(200);
  });

  it("has neither hints nor questions in its place: no call takes or tells one", () => {
    const fields = Object.values<Endpoint>(endpoints)
      .filter(({ path }) => path.startsWith("/api/v1/user/"))
      .flatMap(({ request }) => Object.keys(request.shape));
    expect(new Set(fields)).toEqual(
      new Set(
        "email password new_password invitation code state token session_id confirmation format fresh keep_current".split(
          " ",
        ),
      ),
    );
  });

  it("that is set anew by a mail does not replace the second step", async () => {
    const email = "steps@example.com";
    const owner = await addMember(email);
    const { result } = await post("two_step/start", { password: PASSWORD }, owner);
    const code = await generate({ secret: String(result?.["secret"]) });
    const confirmed = await post("two_step/confirm", { code }, owner);
    const recovery = String(confirmed.result?.["recovery_codes"]).split(",")[0];
    await post("password/forgot", { email });
    const token = await tokenOf(email, "다시 정하기");
    const password = "four green turtles";
    const visitor = server.visitor();
    expect(await post("password/reset", { token, password }, visitor)).toEqual({ code: 200 });
    expect((await visitor.get("/api/v1/user/info")).body.code).toBe(401);
    expect(await post("login", { email, password }, visitor)).toMatchObject({
      code: 401,
      errors: [{ field: "code" }],
    });
    expect((await post("login", { email, password, code: recovery }, visitor)).code).toBe(200);
  });
});
