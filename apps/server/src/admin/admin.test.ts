/** What admins do: to accounts, to signing up, and what they see. */
import { endpoints, type Endpoint } from "@pulda/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, NOW } from "../../test/sample-exam.ts";
import { PASSWORD, startServer, type TestServer, type Visitor } from "../../test/server.ts";
import type { Database } from "../database/database.ts";
import { usageCounter } from "../service/usage.ts";
import { auditStore } from "./audit-store.ts";
import { runCommand } from "./commands.ts";
import { errorStore } from "./error-store.ts";
import { invitationStore } from "./invitation-store.ts";
import { statsStore } from "./stats-store.ts";
import { adminUserStore } from "./user-store.ts";

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer();
  admin = server.visitor();
  await admin.signUp("admin@example.com");
});
afterAll(() => server.stop());

const post = async (path: string, fields: object, by = admin) =>
  (await by.post(`/api/v1/admin/${path}`, fields)).body;
const get = async (path: string, by = admin) => (await by.get(`/api/v1/admin/${path}`)).body;
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.get("/api/v1/user/info")).body.code === 200;

async function member(email: string) {
  const visitor = server.visitor();
  return { visitor, id: await visitor.signUp(email), email };
}

const register = async (email: string, invitation?: string) =>
  (await server.visitor().post("/api/v1/user/register", { email, password: PASSWORD, invitation }))
    .body;
const occurred = (message: string) => ({
  method: "GET",
  path: "/api/v1/exam/:id",
  error: new Error(message),
  requestId: "r",
});

describe("calls for admins", () => {
  const rows = Object.values<Endpoint>(endpoints).filter((endpoint) => endpoint.admin);

  it("are all that are under /admin/, and no others", () => {
    const paths = Object.values<Endpoint>(endpoints).filter(({ path }) => path.includes("/admin/"));
    expect(rows).toEqual(paths);
    expect(rows.every(({ auth }) => auth)).toBe(true);
  });

  it.each(rows)("$path is code 403 for a member and 401 for nobody", async ({ method, path }) => {
    const { visitor } = await member(`member-of-${path.replaceAll(/\W/g, "-")}@example.com`);
    const call = async (by: Visitor) =>
      (await (method === "GET" ? by.get(path) : by.post(path))).body.code;
    expect(await call(visitor)).toBe(403);
    const pattern = new RegExp(`"event":"admin-refused".*"reason":"${method} ${path}"`);
    expect(server.log()).toMatch(pattern);
    expect(await call(server.visitor())).toBe(401);
  });
});

describe("users", () => {
  it("are found by a part of the address, a page at a time", async () => {
    for (const name of ["page-one", "page-two", "page_three"]) await member(`${name}@example.com`);
    const { result, pagination } = await get("user/list?search=page-&limit=1&page=2");
    expect(pagination).toEqual({ total_count: 2, count_pages: 2, current_page: 2, limit: 1 });
    expect(result).toMatchObject([
      {
        email: "page-one@example.com",
        admin_level: 1,
        verified_at: null,
        locked_at: null,
        has_password: true,
        social: false,
        two_step: false,
        device_count: 1,
        exam_count: 0,
        attempt_count: 0,
      },
    ]);
    const { result: admins } = await get("user/list?filter=admin");
    expect(admins).toMatchObject([{ email: "admin@example.com" }]);
  });

  it("are locked and let in again", async () => {
    const { visitor, id, email } = await member("naughty@example.com");
    const locked = await post("user/edit", { user_id: id, locked: true });
    expect(locked.result).toMatchObject({ locked_at: expect.any(String), device_count: 0 });
    expect(await isSignedIn(visitor)).toBe(false);
    const logIn = async () =>
      (await visitor.post("/api/v1/user/login", { email, password: PASSWORD })).body.code;
    expect(await logIn()).toBe(403);
    expect((await post("user/edit", { user_id: id, locked: false })).result).toMatchObject({
      locked_at: null,
    });
    expect(await logIn()).toBe(200);
  });

  it("are signed out, and removed with all that is theirs", async () => {
    const { visitor, id } = await member("goes@example.com");
    await visitor.post("/api/v1/favorite/create", { title: "폴더" });
    expect((await post("user/sign_out", { user_id: id })).result).toEqual({ removed: 1 });
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await post("user/remove", { user_id: id })).code).toBe(200);
    expect((await post("user/remove", { user_id: id })).code).toBe(404);
    const rows = await server.db
      .selectFrom("favorite")
      .selectAll()
      .where("user_id", "=", id)
      .execute();
    expect(rows).toEqual([]);
    const audit = await server.db
      .selectFrom("audit")
      .selectAll()
      .where("user_id", "=", id)
      .execute();
    expect(JSON.stringify(audit)).not.toContain("goes@example.com");
  });

  it("always have an admin: the last one can neither go nor lose the role nor be locked", async () => {
    const me = ((await admin.get("/api/v1/user/info")).body.result?.id ?? 0) as number;
    for (const [path, fields] of [
      ["user/edit", { user_id: me, admin_level: 1 }],
      ["user/edit", { user_id: me, locked: true }],
      ["user/remove", { user_id: me }],
    ] as const)
      expect(await post(path, fields)).toMatchObject({ code: 409 });
    const { visitor, id, email } = await member("second@example.com");
    const promoted = await post("user/edit", { user_id: id, admin_level: 0 });
    expect(promoted.result).toMatchObject({ admin_level: 0 });
    await visitor.post("/api/v1/user/login", { email, password: PASSWORD });
    expect((await get("sign_up", visitor)).code).toBe(200);
    expect((await post("user/edit", { user_id: id, admin_level: 1 })).code).toBe(200);
    // A session that was begun as an admin is over.
    expect((await get("sign_up", visitor)).code).toBe(401);
  });

  it("stand with what was done to them in the audit log and the security log", async () => {
    const { id, email } = await member("audited@example.com");
    await post("user/edit", { user_id: id, locked: true });
    // What changes nothing is nothing that was done.
    await post("user/edit", { user_id: id, locked: true });
    await post("user/edit", { user_id: id, admin_level: 0 });
    const { result } = await get("audit/list?limit=3");
    expect(result).toMatchObject([
      { action: "role", admin: "admin@example.com", user: email, detail: "admin_level 1 → 0" },
      { action: "lock", admin: "admin@example.com", user: email },
      { action: expect.not.stringMatching("lock$") },
    ]);
    await post("user/edit", { user_id: id, admin_level: 1 });
    expect(server.log()).toContain(`"event":"admin-action"`);
  });
});

describe("signing up", () => {
  it("is opened, closed and by invitation as the admin says, whatever the environment's default", async () => {
    expect((await get("sign_up")).result).toEqual({ mode: "open", default_mode: "open" });
    expect((await post("sign_up/edit", { mode: "closed" })).result).toMatchObject({
      mode: "closed",
    });
    expect((await register("closed@example.com")).code).toBe(403);
    await post("sign_up/edit", { mode: "invitation" });
    const { result: once } = await post("invitation/create", {
      note: "한 사람",
      max_uses: 1,
      days: 7,
    });
    const { result: many } = await post("invitation/create", {});
    expect(once).toMatchObject({ note: "한 사람", max_uses: 1, uses: 0, is_open: true });
    expect(many).toMatchObject({ max_uses: null, expires_at: null });
    const code = String(once?.["code"]);
    for (const wrong of [undefined, "", "AAAA-AAAA-AAAA"])
      expect(await register("no@example.com", wrong)).toMatchObject({
        code: 400,
        errors: [{ field: "invitation" }],
      });
    // One that is taken already uses nothing up.
    expect((await register("admin@example.com", code)).code).toBe(409);
    expect((await register("guest@example.com", code)).code).toBe(200);
    expect((await register("guest2@example.com", code)).code).toBe(400);
    for (const name of ["a", "b"])
      expect((await register(`${name}@class.example`, String(many?.["code"]))).code).toBe(200);
    const { result } = await get("invitation/list");
    expect(result).toMatchObject([
      { uses: 2, is_open: true },
      { uses: 1, is_open: false },
    ]);
    const removed = await post("invitation/remove", { invitation_id: many?.id });
    expect(removed.code).toBe(200);
    expect((await register("c@class.example", String(many?.["code"]))).code).toBe(400);
    expect((await post("invitation/remove", { invitation_id: many?.id })).code).toBe(404);
    await post("sign_up/edit", { mode: "open" });
  });
});

it("shows the admin how the installation is used, and the errors of late", async () => {
  await post("user/list", {});
  await server.visitor().post("/api/v1/user/login", { email: "no@example.com", password: "wrong" });
  const { code, result } = await get("stats?days=3&zone=540");
  expect(code).toBe(200);
  const days = result?.["days"] as unknown as { users: number; sign_ins: number }[];
  expect(days).toHaveLength(3);
  expect(days.at(-1)?.users).toBeGreaterThan(3);
  expect(result).toMatchObject({
    totals: { users: expect.any(Number), admins: 1 },
    database: { kind: "sqlite", bytes: expect.any(Number) },
    jobs: { generating: 0, failed: 0, mail_waiting: 0, mail_failed: 0 },
    errors: [],
  });
});

onBothDatabases("the admins' stores", (database) => {
  const db = (): Database => database();

  it("count what happened by the day of the asking time zone", async () => {
    const userId = await addUser(db());
    await addExam(db(), userId);
    const usage = usageCounter(db(), () => {});
    for (let at = 0; at < 3; at += 1) usage.count("sign-in");
    usage.count("failed-sign-in");
    await usage.write();
    usage.count("sign-in");
    await usage.close();
    const today = new Date().toISOString().slice(0, 10);
    const counted = await statsStore(db()).days(2, { now: Date.now(), zone: 0 });
    expect(counted.at(-1)).toMatchObject({ day: today, sign_ins: 4, failed_sign_ins: 1 });
    // NOW is a midnight of UTC: the evening before in New York.
    const then = { now: Date.parse(NOW) + 3_600_000 };
    const seoul = await statsStore(db()).days(2, { ...then, zone: 540 });
    expect(seoul.map(({ day, users, exams }) => [day, users, exams])).toEqual([
      ["2026-11-20", 0, 0],
      ["2026-11-21", 1, 1],
    ]);
    const newYork = await statsStore(db()).days(2, { ...then, zone: -300 });
    expect(newYork.map(({ day, users }) => [day, users])).toEqual([
      ["2026-11-19", 0],
      ["2026-11-20", 1],
    ]);
    expect(await statsStore(db()).totals()).toMatchObject({ users: 1, exams: 1 });
    expect((await statsStore(db()).database()).bytes).toBeGreaterThan(10_000);
    expect(await statsStore(db()).exams()).toEqual({ generating: 0, failed: 0 });
  });

  it("put equal errors together and keep the latest of many", async () => {
    const errors = errorStore(db());
    for (const id of [1, 2, 33]) await errors.add(occurred(`no row ${id}`), NOW);
    expect(await errors.list()).toMatchObject([{ count: 3, message: "no row 33", name: "Error" }]);
    for (let at = 0; at < 230; at += 1) {
      const name = [...String(at)].map((figure) => "abcdefghij"[Number(figure)]).join("");
      await errors.add(occurred(name), new Date(Date.parse(NOW) + at * 1000).toISOString());
    }
    const kept = await db().selectFrom("server_error").select("key").execute();
    expect(kept).toHaveLength(200);
    expect(await errors.list()).toHaveLength(50);
    await errors.removeOlder("2027-01-01T00:00:00.000Z");
    expect(await errors.list()).toEqual([]);
  });

  it("let an invitation be used as often as it says, also at once", async () => {
    const invitations = invitationStore(db());
    const { code } = await invitations.add({ note: "", maxUses: 3, expiresAt: null }, NOW);
    const uses = await Promise.all(Array.from({ length: 8 }, () => invitations.use(code, NOW)));
    expect(uses.filter(Boolean)).toHaveLength(3);
    await invitations.giveBack(code);
    expect(await invitations.isOpen(code.replaceAll("-", " ").toLowerCase(), NOW)).toBe(true);
    const over = await invitations.add({ note: "", maxUses: null, expiresAt: NOW }, NOW);
    expect(await invitations.use(over.code, NOW)).toBe(false);
  });

  it("do on the command line what admins do", async () => {
    const place = { origin: "http://127.0.0.1:3000", defaultMode: "open" } as const;
    const run = (...words: string[]) => runCommand(db(), words, place);
    const userId = await addUser(db());
    const { email } = await db()
      .selectFrom("user")
      .select("email")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(await run("promote", email.toUpperCase())).toMatchObject({
      lines: [expect.any(String)],
    });
    const found = async () => adminUserStore(db()).find(userId, NOW);
    expect(await found()).toMatchObject({ admin_level: 0 });
    await run("lock", email);
    expect(await found()).toMatchObject({ locked_at: expect.any(String) });
    await run("unlock", email);
    await run("demote", email);
    expect(await found()).toMatchObject({ admin_level: 1, locked_at: null });
    expect(await run("list", email)).toEqual({ lines: [expect.stringContaining(email)] });
    expect(await run("reset-link", email)).toEqual({
      lines: [
        expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/account\/reset#token=[\w-]{43}$/),
      ],
    });
    expect(await run("two-step-off", email)).toEqual({ problem: expect.any(String) });
    const on = db().updateTable("user").set({ totp_secret: "v1.sealed" }).where("id", "=", userId);
    await on.execute();
    expect(await run("two-step-off", email)).toEqual({ lines: [expect.stringContaining(email)] });
    expect(await found()).toMatchObject({ two_step: false });
    const mails = await db().selectFrom("mail").select(["kind", "recipient"]).execute();
    expect(mails).toEqual([{ kind: "two-step-off", recipient: email }]);
    expect(await run("sign-up", "invitation")).toEqual({ lines: ["invitation"] });
    expect(await run("sign-up")).toEqual({ lines: ["invitation"] });
    expect(await run("invite", "선생님")).toMatchObject({
      lines: [expect.any(String), expect.any(String)],
    });
    for (const wrong of [["promote", "nobody@example.com"], ["sign-up", "maybe"], ["dance"], []])
      expect(await run(...wrong)).toEqual({ problem: expect.any(String) });
    const { list } = await auditStore(db()).list({ page: 1, limit: 100 });
    expect(list.every(({ admin: by }) => by === "npm run admin")).toBe(true);
    expect(list.map(({ action }) => action)).toEqual([
      "invitation-create",
      "sign-up",
      "two-step-off",
      "reset-link",
      "role",
      "unlock",
      "lock",
      "role",
    ]);
  });
});
