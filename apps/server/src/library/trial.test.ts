import { grade, type ItemContent } from "@pulda/question";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Trial } from "@pulda/contract";
import { startServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

it("gives some items with their keys to anyone, and the same each time", async () => {
  const visitor = server.visitor();
  const { body } = await visitor.get("/api/v1/library/trial");
  const trial = body.result as unknown as Trial;
  expect(trial.items.length).toBeGreaterThanOrEqual(4);
  for (const [at, { item, choice, explanation }] of trial.items.entries()) {
    expect(item.position).toBe(at + 1);
    expect(explanation).toMatch(/[가-힣]/u);
    const whole = { ...item, key: { choice } } as unknown as ItemContent;
    expect(grade(whole, { choice }).kind).toBe("right");
  }
  expect((await visitor.get("/api/v1/library/trial")).body.result).toEqual(trial);
});
