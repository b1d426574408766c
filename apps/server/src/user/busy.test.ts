/** While too many passwords wait to be checked nothing is used up: neither a mailed link nor a free failure. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, startServer, type TestServer } from "../../test/server.ts";
import { passwordsOf, TooManyChecks, type Passwords } from "./password.ts";

const OTHER_PASSWORD = "four green turtles";

let server: TestServer;
let isBusy = false;
const unlessBusy = <T>(check: () => Promise<T>): Promise<T> =>
  isBusy ? Promise.reject(new TooManyChecks()) : check();

beforeAll(async () => {
  const idle = passwordsOf({ cost: { memoryCost: 8, timeCost: 1 } });
  const passwords: Passwords = {
    ...idle,
    hash: (...given) => unlessBusy(() => idle.hash(...given)),
    isRight: (...given) => unlessBusy(() => idle.isRight(...given)),
  };
  server = await startServer(
    { SMTP_URL: "smtp://127.0.0.1:1", PULDA_PUBLIC_URL: "http://127.0.0.1:3000" },
    undefined,
    undefined,
    { passwords },
  );
});
afterAll(() => server.stop());

const post = async (path: string, fields: object) =>
  (await server.visitor().post(`/api/v1/user/${path}`, fields)).body.code;

/** What a call answers six times while all wait, and then. */
async function busyThenIdle(path: string, fields: object): Promise<number[]> {
  const codes: number[] = [];
  isBusy = true;
  for (let at = 0; at < 6; at += 1) codes.push(await post(path, fields));
  isBusy = false;
  return [...codes, await post(path, fields)];
}

async function tokenOf(subject: string): Promise<string> {
  const mail = () => server.sentMails.findLast((one) => one.subject.includes(subject));
  await expect.poll(mail).toBeDefined();
  return /#token=([\w-]+)/.exec(mail()?.text ?? "")?.[1] ?? "";
}

it("a link and a password serve afterwards, however often they were sent meanwhile", async () => {
  const email = "patient@example.com";
  const expected = [429, 429, 429, 429, 429, 429, 200];
  await post("register", { email, password: PASSWORD });
  const token = await tokenOf("가입");
  expect(await busyThenIdle("verify", { token, password: PASSWORD })).toEqual(expected);
  expect(await busyThenIdle("login", { email, password: PASSWORD })).toEqual(expected);
  await post("password/forgot", { email });
  const reset = { token: await tokenOf("다시 정하기"), password: OTHER_PASSWORD };
  expect(await busyThenIdle("password/reset", reset)).toEqual(expected);
  expect(await post("login", { email, password: OTHER_PASSWORD })).toBe(200);
});
