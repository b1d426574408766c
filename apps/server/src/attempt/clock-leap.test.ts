/** The machine's clock is set while people work: nobody loses a test by it, and nobody is locked out. */
import { afterEach, expect, it, vi } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { RIGHT, addExam } from "../../test/sample-exam.ts";
import { PASSWORD, startServer, type Visitor } from "../../test/server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock; timers go on as they are. */
function leap(ms: number): void {
  const now = Date.now();
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"], now: now + ms });
}

inBothLocations("a clock that leaps", (newLocation) => {
  it.each([2 * HOUR, 370 * DAY])(
    "by %s ms and back ends no open test, and takes its answers meanwhile",
    async (ms) => {
      const server = await startServer({}, undefined, await newLocation());
      const taker = server.visitor();
      const exam_id = await addExam(server.db, await taker.signUp());
      const fields = { exam_id, mode: "test", time_limit: 1800 };
      const { result } = (await taker.post("/api/v1/attempt/start", fields)).body;
      const questions = result?.["questions"] as unknown as { id: number }[];
      const look = async () => {
        await taker.get("/api/v1/attempt/list");
        return (await taker.get(`/api/v1/attempt/${result?.id}`)).body.result;
      };
      const answer = async (at: number) =>
        (
          await taker.post(`/api/v1/attempt/answer/${result?.id}`, {
            question_id: questions[at]?.id,
            response: RIGHT[at],
          })
        ).body.code;
      expect(await answer(0)).toBe(200);
      leap(ms);
      // Thirty days without use end a session: that is no lock.
      const { email } = await server.db
        .selectFrom("user")
        .select("email")
        .executeTakeFirstOrThrow();
      await taker.post("/api/v1/user/login", { email, password: PASSWORD });
      expect(await look()).toMatchObject({ submitted_at: null });
      expect(await answer(1)).toBe(200);
      leap(-ms);
      expect(await look()).toMatchObject({ submitted_at: null });
      expect(await answer(2)).toBe(200);
      await server.stop();
    },
  );

  it("370 days ahead and back locks nobody out for longer than a quarter of an hour", async () => {
    const server = await startServer({}, undefined, await newLocation());
    const owner = server.visitor();
    const email = "leapt@example.com";
    await owner.signUp(email);
    const logIn = async (by: Visitor, password = PASSWORD) =>
      (await by.post("/api/v1/user/login", { email, password })).body.code;
    leap(370 * DAY);
    const other = server.visitor();
    for (let at = 0; at < 7; at += 1) await logIn(other, "wrong");
    expect(await logIn(other)).toBe(429);
    expect(await logIn(owner)).toBe(200);
    leap(-370 * DAY);
    expect(await logIn(other)).toBe(200);
    // A session that was begun meanwhile is no longer than any other.
    expect((await owner.get("/api/v1/user/info")).body.code).toBe(200);
    const { expires_at } = await server.db
      .selectFrom("session")
      .select("expires_at")
      .orderBy("expires_at", "desc")
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at)).toBeLessThan(Date.now() + 31 * DAY);
    await server.stop();
  });
});
