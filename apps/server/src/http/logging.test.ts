import { describe, expect, it } from "vitest";
import fastify from "fastify";
import { PASSWORD, startServer } from "../../test/server.ts";
import { securityLog } from "../service/security-log.ts";
import { logging } from "./logging.ts";

describe("the log", () => {
  it("records each request by method, path and id, without its query or body", async () => {
    const server = await startServer({ KAKAO_CLIENT_ID: "x", KAKAO_ISSUER: "http://127.0.0.1:1" });
    const visitor = server.visitor();
    await visitor.signUp("secret-email@example.com");
    const session = visitor.cookies.get("pulda_session") ?? "";
    await visitor.post("/api/v1/user/login", {
      email: "secret-email@example.com",
      password: "secret-password",
    });
    await visitor.post("/api/v1/user/certification", {
      code: "secret-code",
      state: "secret-state",
    });
    await visitor.get("/api/v1/user/certification/start?code=secret-code");
    await server.app.inject("/certification/kakao?code=secret-code&state=secret-state");
    await visitor.get("/api/v1/user/info", { authorization: "Bearer secret-token" });
    await visitor.post("/api/v1/favorite/create", { title: "secret-title" });

    const log = server.log();
    const lines = log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const logged = lines.find((line) => line.req?.path === "/api/v1/user/login");
    expect(logged).toMatchObject({
      req: { method: "POST" },
      reqId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(log).toContain("does not answer");
    expect(log).not.toContain("secret-");
    expect(log).not.toContain(session);
    expect(log).not.toContain("right horse 42");
    await server.stop();
  });

  it("names the address and the user of each request, and who tried to get in, by a line of its own", async () => {
    const server = await startServer({}, undefined, undefined, {});
    const visitor = server.visitor();
    const email = "secret-owner@example.com";
    const id = await visitor.signUp(email);
    const post = (path: string, fields: object, by = visitor) =>
      by.post(`/api/v1/user/${path}`, fields);
    const stranger = server.visitor();
    for (let at = 0; at < 6; at += 1)
      await post("login", { email, password: `secret-guess-${at}` }, stranger);
    await post("login", { email: "secret-nobody@example.com", password: "secret-guess" }, stranger);
    await post("password/change", { password: PASSWORD, new_password: "secret new phrase" });
    await post("password/change", { password: "secret-wrong", new_password: "secret new phrase" });
    await post("password/forgot", { email });
    await expect.poll(() => server.sentMails.length).toBeGreaterThan(1);
    const { body } = await post("remove/start", { password: "secret new phrase" });
    await visitor.get("/api/v1/admin/sign_up");
    await server.db.updateTable("user").set({ admin_level: 1 }).execute();
    expect(body.code).toBe(409);
    const again = await post("remove/start", { password: "secret new phrase" });
    const confirmation = String(again.body.result?.["confirmation"]);
    await server.db
      .insertInto("user")
      .values({ email: "x", admin_level: 0, created_at: "" })
      .execute();
    await post("remove", { confirmation });

    const log = server.log();
    const lines = log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const answered = lines.filter((line) => line.res?.user_id === id);
    expect(answered[0]).toMatchObject({ res: { address: "127.0.0.1", status: 200 } });
    const events = lines.filter((line) => line.log === "security");
    const trace = { address: "127.0.0.1", request_id: expect.stringMatching(/^[\w-]{36}$/) };
    for (const line of events) expect(line).toMatchObject(trace);
    const told = events.map(({ event, user_id, reason }) => [event, user_id, reason]);
    expect(told).toEqual([
      ["register", id, undefined],
      ["sign-in", id, "password"],
      ...Array.from({ length: 5 }, () => ["sign-in-failed", id, "wrong password"]),
      ["sign-in-refused", id, "too many failures"],
      ["sign-in-failed", undefined, "unknown address"],
      ["password-changed", id, undefined],
      ["confirmation-failed", id, "wrong password"],
      ["password-forgot", undefined, undefined],
      ["account-removed", id, undefined],
    ]);
    const tokens = server.sentMails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
    expect(tokens).toHaveLength(1);
    for (const secret of ["secret", PASSWORD, confirmation, ...tokens, ...visitor.cookies.values()])
      expect(log).not.toContain(secret);
    await server.stop();
  });

  it("has the security lines where only warnings are logged, and none where it is silent", async () => {
    for (const [level, count] of [
      ["warn", 2],
      ["silent", 0],
    ] as const) {
      const lines: string[] = [];
      const app = fastify(logging({ write: (line) => lines.push(line) }, level));
      const security = securityLog(app.log);
      app.log.info("not this");
      security("sign-in", { user_id: 1 });
      security("sign-in-failed", { user_id: 1 });
      expect(lines).toHaveLength(count);
    }
  });
});
