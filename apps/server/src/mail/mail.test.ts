/** Mails: what they do, and that no call waits for one, fails by one or tells by one who has an account. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { PASSWORD, startServer, type TestServer } from "../../test/server.ts";
import { loginThrottleStore } from "../user/login-throttle-store.ts";
import { Failure } from "../http/failure.ts";
import { loginThrottle } from "../user/login-throttle.ts";
import { mailLimits } from "./mail-limits.ts";
import { mailStore } from "./mail-store.ts";
import { outboxTransport, smtpTransport } from "./transport.ts";

const WITH_MAIL = { SMTP_URL: "smtp://127.0.0.1:1", PULDA_PUBLIC_URL: "http://pulda.example" };
const OTHER_PASSWORD = "four green turtles";
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer(WITH_MAIL);
});
afterAll(() => server.stop());

const post = async (path: string, fields: object, visitor = server.visitor()) =>
  (await visitor.post(`/api/v1/user/${path}`, fields)).body;
const mailsTo = (email: string) => server.sentMails.filter(({ to }) => to === email);

/** The token of the newest mail to an address, once there are so many. */
async function tokenFor(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(count);
  const [, token = ""] = /#token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? "") ?? [];
  expect(token).toMatch(/^[\w-]{43}$/);
  return token;
}

/** An account whose address is proven. */
async function addMember(email: string) {
  await post("register", { email, password: PASSWORD });
  const token = await tokenFor(email);
  const visitor = server.visitor();
  expect((await post("verify", { token, password: PASSWORD }, visitor)).code).toBe(200);
  return visitor;
}

describe("registering with mail", () => {
  it("answers the same for every address, and the account begins with the link and the password", async () => {
    const email = "new@example.com";
    const visitor = server.visitor();
    const first = await post("register", { email, password: PASSWORD }, visitor);
    expect(first).toEqual({ code: 200, result: { mail_sent: true } });
    expect(visitor.cookies.size).toBe(0);
    expect((await post("login", { email, password: PASSWORD })).code).toBe(401);
    const token = await tokenFor(email);
    expect(mailsTo(email)[0]?.text).toContain(`http://pulda.example/account/verify#token=${token}`);
    expect(await post("verify", { token })).toMatchObject({
      code: 400,
      errors: [{ field: "password" }],
    });
    expect((await post("verify", { token, password: OTHER_PASSWORD })).code).toBe(400);
    const verified = await post("verify", { token, password: PASSWORD }, visitor);
    expect(verified).toMatchObject({ code: 200, result: { info: { email } } });
    const { result } = (await visitor.get("/api/v1/user/account")).body;
    expect(result?.["verified_at"]).toEqual(expect.any(String));
    expect((await post("verify", { token, password: PASSWORD })).code).toBe(404);

    expect(await post("register", { email, password: OTHER_PASSWORD })).toEqual(first);
    await expect.poll(() => mailsTo(email).length).toBe(2);
    expect(mailsTo(email)[1]?.subject).toBe("[풀다] 이미 가입한 이메일이에요");
    expect((await post("login", { email, password: OTHER_PASSWORD })).code).toBe(401);
  });

  it("gives a stranger's registration to nobody: whoever reads the mail needs its password", async () => {
    const email = "victim@example.com";
    await post("register", { email, password: "the stranger's own" });
    const strangers = await tokenFor(email);
    await post("register", { email, password: PASSWORD });
    const mine = await tokenFor(email, 2);
    expect((await post("verify", { token: strangers, password: PASSWORD })).code).toBe(400);
    expect((await post("verify", { token: mine, password: PASSWORD })).code).toBe(200);
    expect((await post("verify", { token: strangers, password: "the stranger's own" })).code).toBe(
      404,
    );
    expect((await post("login", { email, password: "the stranger's own" })).code).toBe(401);
  });

  it("mails an address three times at most, with the same answer", async () => {
    const email = "flooded@example.com";
    for (let at = 0; at < 5; at += 1)
      expect((await post("register", { email, password: PASSWORD })).code).toBe(200);
    await post("register", { email: "last@example.com", password: PASSWORD });
    await tokenFor("last@example.com");
    expect(mailsTo(email)).toHaveLength(3);
  });
});

describe("an address that was not proven when mail came", () => {
  it("is proven by the link with the account's session, or with its password", async () => {
    const email = "earlier@example.com";
    const before = await addMember(email);
    const unproven = () =>
      server.db.updateTable("user").set({ verified_at: null }).where("email", "=", email).execute();
    await unproven();
    expect((await post("verify/send", {}, before)).code).toBe(200);
    const token = await tokenFor(email, 2);
    expect((await post("verify", { token })).code).toBe(400);
    expect((await post("verify", { token }, before)).code).toBe(200);
    expect((await post("verify/send", {}, before)).code).toBe(409);
    await unproven();
    await post("verify/send", {}, before);
    const second = await tokenFor(email, 3);
    expect((await post("verify", { token: second, password: PASSWORD })).code).toBe(200);
    expect((await post("verify", { token: second, password: PASSWORD })).code).toBe(404);
  });
});

describe("a forgotten password", () => {
  it("is set anew by the link, once, within half an hour; every device is signed out", async () => {
    const email = "forgets@example.com";
    const visitor = await addMember(email);
    expect(await post("password/forgot", { email })).toEqual({ code: 200 });
    const first = await tokenFor(email, 2);
    await post("password/forgot", { email });
    const token = await tokenFor(email, 3);
    const reset = async (given: string, password = OTHER_PASSWORD) =>
      post("password/reset", { token: given, password });
    expect((await reset(first)).code).toBe(404);
    expect(await reset(token, "Password1!")).toMatchObject({
      code: 400,
      errors: [{ field: "password" }],
    });
    const stored = await server.db.selectFrom("user_token").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 404]);
    expect((await visitor.get("/api/v1/user/info")).body.code).toBe(401);
    expect((await post("login", { email, password: PASSWORD })).code).toBe(401);
    expect((await post("login", { email, password: OTHER_PASSWORD })).code).toBe(200);

    await post("password/forgot", { email });
    // The notice of the change, and perhaps of a new device, came between.
    await expect
      .poll(() => mailsTo(email).filter(({ subject }) => subject.includes("다시 정하기")).length)
      .toBe(3);
    const [, late = ""] =
      /#token=([\w-]+)/.exec(
        mailsTo(email).findLast(({ subject }) => subject.includes("다시 정하기"))?.text ?? "",
      ) ?? [];
    await server.db
      .updateTable("user_token")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect((await reset(late)).code).toBe(404);
  });

  it("makes nobody wait who has just set it, though strangers have failed at the account all day", async () => {
    const email = "attacked@example.com";
    const visitor = await addMember(email);
    await visitor.get("/api/v1/auth/logout");
    const failures = loginThrottle(loginThrottleStore(server.db));
    for (let at = 0; at < 51; at += 1) {
      const attempt = await failures.start({ email, address: `10.1.${at}.1`, device: null });
      if (!(attempt instanceof Failure)) await attempt.failed();
    }
    const logIn = async (by = visitor, password = OTHER_PASSWORD) =>
      (await post("login", { email, password }, by)).code;
    for (let at = 0; at < 6; at += 1) await logIn(visitor, "no longer known");
    expect(await logIn(visitor, PASSWORD)).toBe(429);
    await post("password/forgot", { email });
    const token = await tokenFor(email, 2);
    expect((await post("password/reset", { token, password: OTHER_PASSWORD }, visitor)).code).toBe(
      200,
    );
    expect(await logIn(server.visitor())).toBe(429);
    expect(await logIn()).toBe(200);
  });

  it("is answered alike where nobody has the address, after the same work", async () => {
    expect(await post("password/forgot", { email: "nobody@example.com" })).toEqual({ code: 200 });
    await expect.poll(() => mailStore(server.db).count()).toEqual({ waiting: 0, failed: 0 });
    expect(mailsTo("nobody@example.com")).toEqual([]);
  });
});

it("makes no call wait or fail when mail does not leave, and tries again", async () => {
  let isDown = true;
  const sent: string[] = [];
  const release = Promise.withResolvers<void>();
  const transport = {
    async send({ to }: { to: string }) {
      if (isDown) {
        await release.promise;
        throw new Error(`nobody takes mail for ${to}`);
      }
      sent.push(to);
    },
    close: () => {},
  };
  const slow = await startServer(WITH_MAIL, undefined, undefined, { transport });
  const fields = { email: "waits@example.com", password: PASSWORD };
  expect((await slow.visitor().post("/api/v1/user/register", fields)).body.code).toBe(200);
  release.resolve();
  await expect.poll(() => slow.log()).toContain("a mail could not be sent");
  expect(slow.log()).not.toContain("waits@example.com");
  isDown = false;
  const due = { next_at: new Date(Date.now() - 1000).toISOString() };
  await slow.db.updateTable("mail").set(due).execute();
  await slow.visitor().post("/api/v1/user/password/forgot", { email: "kick@example.com" });
  await expect.poll(() => sent).toEqual(["waits@example.com"]);
  await slow.stop();
});

onBothDatabases("the mail queue", (database) => {
  const store = () => mailStore(database());
  const now = Date.parse("2026-11-22T00:00:00.000Z");

  it("gives each mail to one taker, and again when that has died", async () => {
    for (const recipient of ["a", "b"])
      await store().add({ kind: "forgot", recipient, data: {} }, now);
    const taken = await Promise.all(Array.from({ length: 5 }, () => store().take("forgot", now)));
    expect(
      taken
        .map((mail) => mail?.recipient)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(["a", "b"]);
    expect(await store().take("forgot", now + 4 * MINUTE)).toBeUndefined();
    expect(await store().take("forgot", now + 6 * MINUTE)).toMatchObject({ tries: 2 });
  });

  it("takes one that was put off while the clock was ahead, and none that was given up", async () => {
    await database().deleteFrom("mail").execute();
    await store().add({ kind: "forgot", recipient: "c", data: {} }, now + 370 * 86_400_000);
    const mail = await store().take("forgot", now);
    expect(mail?.recipient).toBe("c");
    await store().giveUp(mail?.id ?? 0, now);
    expect(await store().take("forgot", now + 60 * MINUTE)).toBeUndefined();
    expect(await store().count()).toEqual({ waiting: 0, failed: 1 });
    await store().removeFailed(now + 1);
    expect(await store().count()).toEqual({ waiting: 0, failed: 0 });
  });

  it("holds so many of a kind, and keeps the newest that were given up", async () => {
    const small = mailStore(database(), { maxWaiting: 2, maxFailed: 1 });
    const add = (kind: string) => small.add({ kind, recipient: kind, data: {} }, now);
    const answers = [await add("forgot"), await add("forgot"), await add("forgot")];
    expect([...answers, await add("register")]).toEqual([true, true, false, true]);
    for (const _ of [1, 2]) await small.giveUp((await small.take("forgot", now))?.id ?? 0, now);
    await small.removeFailed(now - 1);
    expect(await small.count()).toEqual({ waiting: 1, failed: 1 });
  });
});

onBothDatabases("mails that others have us send", (database) => {
  let now = Date.parse("2026-11-22T00:00:00.000Z");
  const spend = async (kind: string, address: string, userId: number | null = null) =>
    (await mailLimits(loginThrottleStore(database()), () => now).spend(kind, { address, userId }))
      ?.retryAfter ?? 0;

  it("are bounded by network and user, and by kind in all", async () => {
    for (let at = 0; at < 100; at += 1) expect(await spend("register", "10.0.0.1")).toBe(0);
    expect(await spend("register", "10.0.0.1")).toBe(3600);
    expect(await spend("forgot", "10.0.0.1")).toBe(3600);
    for (let at = 0; at < 100; at += 1) expect(await spend("register", `10.0.1.${at}`)).toBe(0);
    expect(await spend("register", "10.0.2.1")).toBe(60);
    // What a flood of registrations has used up is not missing for resets.
    expect(await spend("forgot", "10.0.2.1")).toBe(0);
    for (let at = 0; at < 10; at += 1) expect(await spend("verify", "10.0.3.1", 7)).toBe(0);
    expect(await spend("verify", "10.0.3.2", 7)).toBe(86_400);
    now += 60 * MINUTE;
    expect(await spend("register", "10.0.0.1")).toBe(0);
  });
});

it("sends a reset before the registrations that came earlier", async () => {
  const release = Promise.withResolvers<void>();
  const sent: string[] = [];
  const transport = {
    async send({ to }: { to: string }) {
      sent.push(to);
      await release.promise;
    },
    close: () => {},
  };
  const busy = await startServer(WITH_MAIL, undefined, undefined, { transport });
  const call = (path: string, email: string) =>
    busy.visitor().post(`/api/v1/user/${path}`, { email, password: PASSWORD });
  const user = { email: "forgets@example.com", password_hash: "", admin_level: 1, created_at: "" };
  await busy.db.insertInto("user").values(user).execute();
  for (const name of ["a", "b", "c"]) await call("register", `${name}@example.com`);
  await call("password/forgot", user.email);
  release.resolve();
  await expect.poll(() => sent.length).toBe(4);
  expect(sent.slice(0, 2)).toEqual(["a@example.com", user.email]);
  await busy.stop();
});

async function forgot(address: string) {
  const fields = { email: "nobody@example.com" };
  const headers = { "x-forwarded-for": address };
  return (await server.visitor().post("/api/v1/user/password/forgot", fields, "json", headers))
    .body;
}

it("answers code 429 to a network that has sent too many, and mails for others", async () => {
  for (let at = 0; at < 100; at += 1) expect((await forgot("203.0.113.9")).code).toBe(200);
  expect(await forgot("203.0.113.9")).toMatchObject({
    code: 429,
    retry_after: expect.any(Number),
    message: expect.stringMatching(/메일을 너무 많이/),
  });
  expect((await forgot("203.0.113.10")).code).toBe(200);
});

describe("without SMTP", () => {
  it("mails go into a folder for its owner alone, which is named once", async () => {
    const parent = mkdtempSync(join(tmpdir(), "pulda-outbox-"));
    const folder = join(parent, "outbox");
    let named = 0;
    const outbox = outboxTransport(folder, () => (named += 1));
    for (const subject of ["하나", "둘"])
      await outbox.send({ to: "a@example.com", subject, text: "글\n" });
    const names = readdirSync(folder).toSorted();
    expect(names).toHaveLength(2);
    expect(readFileSync(join(folder, names[0] ?? ""), "utf8")).toBe(
      "To: a@example.com\nSubject: 하나\n\n글\n",
    );
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, names[0] ?? "")).mode & 0o777).toBe(0o600);
    expect(named).toBe(1);
    rmSync(parent, { recursive: true });
  });
});

describe("SMTP", () => {
  const received: string[] = [];
  const smtp = createServer((socket) => answerAsMailServer(socket, received));
  beforeAll(async () => {
    smtp.listen(0, "127.0.0.1");
    await once(smtp, "listening");
  });
  afterAll(() => void smtp.close());

  async function send(host: string, query = ""): Promise<void> {
    const { port } = smtp.address() as AddressInfo;
    const url = `smtp://${host}:${port}${query}`;
    const transport = smtpTransport(url, "풀다 <no-reply@pulda.example>");
    const mail = { to: "reader@example.com", subject: "[풀다] 제목", text: "본문이에요.\n" };
    await transport.send(mail).finally(() => transport.close());
  }

  it("sends what the mail says", async () => {
    await send("127.0.0.1");
    const text = received.join("\n");
    expect(text).toContain("MAIL FROM:<no-reply@pulda.example>");
    expect(text).toContain("RCPT TO:<reader@example.com>");
    expect(text).toContain(Buffer.from("본문이에요.").toString("base64").slice(0, 16));
  });

  it("sends nothing in the clear to another machine, unless the URL says so", async () => {
    received.length = 0;
    // This machine by a name that does not say so; the server offers no STARTTLS.
    await expect(send("0.0.0.0")).rejects.toThrow(/STARTTLS/);
    expect(received.join("\n")).not.toContain("MAIL FROM");
    await send("0.0.0.0", "?insecure");
    expect(received.join("\n")).toContain("MAIL FROM");
  });
});

function answerAsMailServer(socket: Socket, received: string[]): void {
  let isText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 test");
  socket.setEncoding("utf8");
  let rest = "";
  socket.on("data", (part: string) => {
    const lines = (rest + part).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      received.push(line);
      if (isText) {
        if (line !== ".") continue;
        isText = false;
        say("250 taken");
      } else if (line === "DATA") {
        isText = true;
        say("354 go on");
      } else if (line === "QUIT") {
        say("221 bye");
        socket.end();
      } else say(line === "STARTTLS" ? "454 not here" : "250 ok");
    }
  });
}
