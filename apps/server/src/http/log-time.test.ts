import { expect, it } from "vitest";
import { startServer } from "../../test/server.ts";

it("each line of the log has its moment, in milliseconds of Unix time; what is stored has it in UTC", async () => {
  const before = Date.now();
  const server = await startServer();
  const visitor = server.visitor();
  await visitor.signUp();
  await visitor.get("/api/v1/admin/stats");
  await visitor.post("/api/v1/admin/sign_up/edit", { mode: "open" });
  const after = Date.now();
  const lines = server
    .log()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(4);
  for (const { time } of lines) {
    expect(Number.isInteger(time)).toBe(true);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(after);
  }
  const { at } = await server.db.selectFrom("audit").select("at").executeTakeFirstOrThrow();
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  await server.stop();
});
