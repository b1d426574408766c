/** 학습 현황 as it looks on the wire. */
import { SAMPLES } from "@pulda/makers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { ENGINE, startServer, type TestServer, type Visitor } from "../../test/server.ts";
import { dateOf } from "@pulda/question";

inBothLocations("study", (newLocation) => {
  let server: TestServer;
  let learner: Visitor;
  beforeAll(async () => {
    server = await startServer({}, ENGINE, await newLocation());
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    learner = server.visitor();
    await learner.signUp();
  });

  const get = async (path: string) => (await learner.get(`/api/v1/${path}`)).body;
  const post = async (path: string, fields: object = {}) =>
    (await learner.post(`/api/v1/${path}`, fields)).body;

  /** Answers the first question of an exam rightly and the second wrongly. */
  async function practise(): Promise<number> {
    const made = await post("exam/generate", {
      passages: [{ text: SAMPLES[1]?.text }],
      types: ["grammar-error", "blank"].map((type) => ({ type, count: 1 })),
      seed: 1,
    });
    const exam = Number(made.result?.id);
    const questions = made.result?.["questions"] as unknown as {
      id: number;
      key: { choice: number };
    }[];
    const attempt = (await post("attempt/start", { exam_id: exam, mode: "practice" })).result?.id;
    for (const [at, { id, key }] of questions.entries())
      await post(`attempt/answer/${String(attempt)}`, {
        question_id: id,
        response: { choice: ((key.choice - 1 + at) % 5) + 1 },
      });
    return exam;
  }

  describe("the stats", () => {
    it("are empty for a new user", async () => {
      const { code, result } = await get("study/stats");
      expect(code).toBe(200);
      expect(result?.["streak"]).toEqual({ current: 0, longest: 0, today: false });
      const calendar = result?.["calendar"] as unknown as { day: string; answers: number }[];
      expect(calendar.length).toBeGreaterThan(175);
      expect(calendar.every(({ answers }) => answers === 0)).toBe(true);
      expect(result?.["forecast"]).toHaveLength(30);
    });

    it("know today's answers and reviews, and what comes back", async () => {
      await practise();
      for (const text of ["memory", "skill"]) await post("word/append", { text });
      const word = (await get("word/list")).result?.[0]?.id;
      await post("word/review", { word_id: word, rating: 4 });
      const { result } = await get("study/stats?zone=540");
      expect(result?.["streak"]).toEqual({ current: 1, longest: 1, today: true });
      const day = dateOf(new Date().toISOString(), 540);
      const { calendar, forecast } = result as unknown as Record<string, object[]>;
      expect(calendar?.at(-1)).toEqual({ day, answers: 2, reviews: 1 });
      expect(forecast?.[0]).toEqual({ day, words: 1, rules: 1 });
      const words = (forecast as { words: number }[]).reduce((sum, one) => sum + one.words, 0);
      expect(words).toBe(2);
    });
  });

  describe("the progress", () => {
    it("shows accuracy by type and rule with Korean names, and the growth of the list", async () => {
      const exam = await practise();
      await post("word/append", { text: "memory" });
      const { result } = await get("study/progress?days=28");
      const { periods, accuracy, words } = result as unknown as {
        periods: { from: string; to: string }[];
        accuracy: Record<"types" | "rules", { id: string; name: string }[]> & { all: object };
        words: { listed: number[]; known: number[] };
      };
      expect(periods).toHaveLength(28);
      const today = dateOf(new Date().toISOString(), 540);
      expect(periods.at(-1)).toEqual({ from: today, to: today });
      expect(accuracy.all).toMatchObject({ right: 1, total: 2 });
      expect(accuracy.types).toHaveLength(2);
      expect(accuracy.types).toMatchObject([
        { id: "blank", name: "빈칸 추론", total: 1, right: 0 },
        { id: "grammar-error", total: 1, right: 1 },
      ]);
      expect(accuracy.rules).toMatchObject([{ name: expect.stringMatching(/[가-힣]/u), right: 1 }]);
      expect(words.listed.slice(-2)).toEqual([0, 1]);
      expect(words.known.at(-1)).toBe(0);

      await post(`exam/remove/${exam}`);
      expect((await get("study/progress?days=28")).result?.["accuracy"]).toEqual(accuracy);
      const weeks = (await get("study/progress")).result?.["periods"];
      expect(weeks).toHaveLength(12);
    });

    it("is the learner's own", async () => {
      await practise();
      const other = server.visitor();
      await other.signUp();
      const { result } = (await other.get("/api/v1/study/progress")).body;
      expect(result?.["accuracy"]).toMatchObject({ all: { total: 0 }, types: [], rules: [] });
    });
  });

  it.each([
    ["progress?days=30", "days"],
    ["progress?days=abc", "days"],
    ["progress?zone=900", "zone"],
    ["stats?zone=1.5", "zone"],
    ["stats?zone=Seoul", "zone"],
  ])("refuses %s and names the field", async (path, field) => {
    const { code, errors } = await get(`study/${path}`);
    expect(code).toBe(400);
    expect(errors).toEqual([{ field, message: expect.stringMatching(/[가-힣].*요\.$/u) }]);
  });

  it("needs a signed-in user", async () => {
    for (const path of ["stats", "progress"])
      expect((await server.visitor().get(`/api/v1/study/${path}`)).body.code).toBe(401);
  });
});
