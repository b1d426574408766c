import { endpoints, type Endpoint } from "@pulda/contract";
import { generate } from "otplib";
import { describe, expect, it } from "vitest";
import { PASSWORD, startServer } from "../../test/server.ts";

const CALLS = Object.values<Endpoint>(endpoints).filter(({ admin }) => admin);

describe("where admins have to sign in in two steps", () => {
  it("no call of theirs is answered before that is on, and theirs as users are", async () => {
    const server = await startServer({ PULDA_ADMIN_TWO_STEP: "required" });
    const [admin, member] = [server.visitor(), server.visitor()];
    await admin.signUp("admin@example.com");
    await member.signUp("member@example.com");
    for (const { method, path } of CALLS) {
      const { body } = await (method === "GET" ? admin.get(path) : admin.post(path));
      expect([path, body]).toEqual([
        path,
        { code: 403, message: expect.stringContaining("두 단계 로그인") },
      ]);
    }
    expect((await admin.get("/api/v1/exam/list")).body.code).toBe(200);
    expect((await member.get("/api/v1/admin/stats")).body.message).toMatch(/관리자만/);

    const steps = async (path: string, fields: object) =>
      (await admin.post(`/api/v1/user/two_step/${path}`, fields)).body.result;
    const secret = String((await steps("start", { password: PASSWORD }))?.["secret"]);
    expect((await admin.get("/api/v1/admin/stats")).body.code).toBe(403);
    await steps("confirm", { code: await generate({ secret }) });
    expect((await admin.get("/api/v1/admin/stats")).body.code).toBe(200);
    await server.stop();
  });

  it("is not where nothing says so", async () => {
    const server = await startServer();
    const admin = server.visitor();
    await admin.signUp("admin@example.com");
    expect((await admin.get("/api/v1/admin/stats")).body.code).toBe(200);
    await server.stop();
  });
});
