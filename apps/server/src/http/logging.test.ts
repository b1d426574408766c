import { describe, expect, it } from "vitest";
import { startServer } from "../../test/server.ts";

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
});
