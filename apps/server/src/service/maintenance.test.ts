import { afterEach, expect, it, vi } from "vitest";
import { startServer } from "../../test/server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (time: number) => new Date(time).toISOString();

afterEach(() => vi.useRealTimers());

it("removes what is over by a clock that cannot leap: 370 days ahead and back remove nothing else", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: Date.now() });
  const server = await startServer();
  const { db } = server;
  const member = server.visitor();
  const user_id = await member.signUp("owner@example.com");
  const begun = Date.now();
  const aside = { email: "#1", admin_level: 1, created_at: iso(begun), set_aside_at: iso(begun) };
  await db
    .insertInto("user")
    .values({ ...aside, set_aside_for: user_id })
    .execute();
  const word = (await member.post("/api/v1/word/append", { text: "hive" })).body.result?.id;
  await member.post("/api/v1/word/remove", { word_id: word });
  const addOverdue = () =>
    db
      .insertInto("session")
      .values({
        token_hash: "over",
        user_id,
        created_at: iso(begun - 40 * DAY),
        last_used_at: iso(begun - 40 * DAY),
        expires_at: iso(begun - 10 * DAY),
        user_agent: "",
        method: "password",
        confirmed_at: null,
      })
      .execute();
  const sessions = async () => (await db.selectFrom("session").select("id").execute()).length;

  vi.setSystemTime(begun + 370 * DAY);
  // Each hour's work is done when what is over is gone; the second hour begins after the first has ended.
  for (let hour = 0; hour < 2; hour += 1) {
    await addOverdue();
    expect(await sessions()).toBe(2);
    await vi.advanceTimersByTimeAsync(HOUR);
    while ((await sessions()) === 2) await new Promise(setImmediate);
  }
  vi.setSystemTime(begun);
  expect(await sessions()).toBe(1);
  expect((await member.get("/api/v1/user/info")).body.code).toBe(200);
  expect((await member.get("/api/v1/user/account")).body.result).toMatchObject({ claimable: true });
  expect((await member.post("/api/v1/word/restore", { word_id: word })).body.code).toBe(200);
  await server.stop();
});
