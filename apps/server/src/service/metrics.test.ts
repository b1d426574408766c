import { describe, expect, it } from "vitest";
import { startServer } from "../../test/server.ts";

const TOKEN = "a long enough token";

describe("metrics", () => {
  it("are not there without a token in the settings", async () => {
    const server = await startServer();
    const { body } = await server.app.inject({ url: "/metrics" });
    expect(body).not.toContain("pulda_");
    await server.stop();
  });

  it("are for who has the token", async () => {
    const server = await startServer({ PULDA_METRICS_TOKEN: TOKEN });
    const read = (authorization?: string) =>
      server.app.inject({ url: "/metrics", headers: authorization ? { authorization } : {} });
    for (const wrong of [undefined, "Bearer ", "Bearer wrong", TOKEN, `Bearer ${TOKEN} `]) {
      const { statusCode, body } = await read(wrong);
      expect([wrong, statusCode, body]).toEqual([wrong, 401, ""]);
    }
    const member = server.visitor();
    await member.signUp();
    await member.get("/api/v1/exam/list");
    await member.get("/api/v1/exam/999");
    await server.visitor().get("/api/v1/exam/list");
    const { statusCode, headers, body } = await read(`Bearer ${TOKEN}`);
    expect([statusCode, headers["content-type"]]).toEqual([
      200,
      expect.stringContaining("text/plain"),
    ]);
    const count = (route: string, code: number) =>
      new RegExp(`_count\\{method="GET",route="${route}",code="${code}"\\} (\\d+)`).exec(body)?.[1];
    expect(count("/api/v1/exam/list", 200)).toBe("1");
    expect(count("/api/v1/exam/list", 401)).toBe("1");
    expect(count("/api/v1/exam/:id", 404)).toBe("1");
    expect(body).toContain("pulda_unfinished_exams 0");
    expect(body).toContain("process_resident_memory_bytes");
    expect(body).not.toContain("@example.com");
    await server.stop();
  });

  it("name no address that is not there", async () => {
    const server = await startServer({ PULDA_METRICS_TOKEN: TOKEN });
    await server.app.inject({ url: "/api/v1/some/secret/address" });
    const { body } = await server.app.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(body).not.toContain("secret");
    await server.stop();
  });
});
