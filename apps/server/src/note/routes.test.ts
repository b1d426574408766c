/** The notebook of missed items and the rules that come back, as they look on the wire. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SAMPLES } from "@pulda/makers";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
let learner: Visitor;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  learner = server.visitor();
  await learner.signUp();
});

interface Question {
  readonly id: number;
  readonly shape: string;
  readonly type: string;
}

const get = async (path: string) => (await learner.get(`/api/v1/${path}`)).body;
const post = async (path: string, fields: object = {}) =>
  (await learner.post(`/api/v1/${path}`, fields)).body;

/** A part of an answer that is a list. */
const listOf = <T>(part: unknown): T[] => (Array.isArray(part) ? part : []);

/** An exam of one passage, of which every question with a choice is answered wrongly. */
async function missAll(types: readonly string[]): Promise<{ exam: number; questions: Question[] }> {
  const made = await post("exam/generate", {
    passages: [{ text: SAMPLES[1]?.text }],
    types: types.map((type) => ({ type, count: 1 })),
    seed: 1,
  });
  const exam = Number(made.result?.id);
  const keys = new Map(
    listOf<{ id: number; key: { choice: number } }>(made.result?.["questions"]).map(
      ({ id, key }) => [id, key.choice],
    ),
  );
  const started = await post("attempt/start", { exam_id: exam, mode: "practice" });
  const questions = started.result?.["questions"] as unknown as Question[];
  for (const { id } of questions)
    await post(`attempt/answer/${String(started.result?.id)}`, {
      question_id: id,
      response: { choice: ((keys.get(id) ?? 1) % 5) + 1 },
    });
  return { exam, questions };
}

describe("the notebook", () => {
  it("has missed items with key and rules, and none that was right or unanswered", async () => {
    const { exam, questions } = await missAll(["grammar-error", "blank"]);
    const { result, pagination } = await get("note/list");
    expect(pagination?.total_count).toBe(2);
    expect(result).toMatchObject([
      { exam_id: exam, times: 1, memo: "", understood_at: null, item: { id: questions[1]?.id } },
      { item: { id: questions[0]?.id, key: { choice: expect.any(Number) } } },
    ]);
    await post("attempt/start", { exam_id: exam, mode: "test" });
    expect((await get("note/list")).pagination?.total_count).toBe(2);
  });

  it("is a paper of its own, with the answers behind or alone", async () => {
    await missAll(["grammar-error", "blank"]);
    const whole = await learner.get("/api/v1/note/export?format=pdf&answers=end");
    expect(whole.response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(String(whole.response.headers["content-disposition"])).toContain(
      encodeURIComponent("오답노트.pdf"),
    );
    const pages = async (query: string) =>
      ((await get(`note/preview?${query}`)).result as unknown as { pages: number }).pages;
    expect(await pages("answers=end")).toBeGreaterThan(await pages("answers=only"));
    expect((await get("note/preview?rule=no-such-rule")).code).toBe(409);
    const docx = await learner.get("/api/v1/note/export?format=docx&answers=only");
    expect(docx.response.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  it("is grouped and filtered by rule, type and exam", async () => {
    const { exam } = await missAll(["grammar-error", "blank"]);
    const groups = (await get("note/groups")).result;
    expect(groups).toMatchObject({
      types: expect.arrayContaining([{ id: "blank", name: "빈칸 추론", count: 1 }]),
      exams: [{ id: exam, count: 2 }],
    });
    const [rule] = listOf<{ id: string; name: string }>(groups?.["rules"]);
    expect(rule?.name).toMatch(/[가-힣]/u);
    expect((await get(`note/list?rule=${rule?.id}`)).result).toMatchObject([
      { item: { type: "grammar-error" } },
    ]);
    expect((await get("note/list?type=blank")).result).toHaveLength(1);
    expect((await get("note/list?exam_id=999999")).result).toEqual([]);
    expect((await get("note/list?rule=voic")).result).toEqual([]);
  });

  it("keeps memo and understood until the item is missed again", async () => {
    const { exam, questions } = await missAll(["blank"]);
    const note_id = Number((await get("note/list")).result?.[0]?.id);
    expect((await post("note/edit", { note_id, memo: " 흐름을 보자 " })).result).toMatchObject({
      memo: " 흐름을 보자 ",
    });
    expect((await post("note/edit", { note_id, understood: true })).result).toMatchObject({
      understood_at: expect.any(String),
      memo: " 흐름을 보자 ",
    });
    expect((await get("note/list")).result).toEqual([]);
    expect((await get("note/list?understood=true")).result).toHaveLength(1);
    const again = await post("attempt/start", { exam_id: exam, mode: "practice" });
    const [one] = listOf<{ key: { choice: number } }>(
      (await get(`exam/${exam}`)).result?.["questions"],
    );
    await post(`attempt/answer/${String(again.result?.id)}`, {
      question_id: questions[0]?.id,
      response: { choice: ((one?.key.choice ?? 1) % 5) + 1 },
    });
    expect((await get("note/list")).result).toMatchObject([{ times: 2, understood_at: null }]);
    expect((await post("note/edit", { note_id, memo: "a".repeat(2001) })).errors).toMatchObject([
      { field: "memo" },
    ]);
  });

  it("is the learner's own, and outlives the exam", async () => {
    const { exam } = await missAll(["blank"]);
    const note_id = Number((await get("note/list")).result?.[0]?.id);
    const other = server.visitor();
    await other.signUp();
    expect((await other.post("/api/v1/note/edit", { note_id, memo: "x" })).body.code).toBe(404);
    expect((await other.get("/api/v1/note/list")).body.result).toEqual([]);
    await post(`exam/remove/${exam}`);
    expect((await get("note/list")).result).toMatchObject([{ exam_id: null }]);
    expect((await server.visitor().get("/api/v1/note/list")).body.code).toBe(401);
  });
});

describe("rules that come back", () => {
  it("are due when they are missed, come back as new items, and are then rescheduled", async () => {
    const { questions } = await missAll(["grammar-error", "sentence-insertion"]);
    const due = (await get("note/due")).result?.["due"] as unknown as { rule: string }[];
    expect(due.map(({ rule }) => rule)).toContain("type:sentence-insertion");
    expect(due.length).toBe(2);
    expect((await get("today")).result).toMatchObject({ rules: 2, words: 0 });

    const attempt = (await post("note/practice")).result;
    const items = attempt?.["questions"] as unknown as (Question & { blocks: unknown })[];
    expect(items.length).toBe(2);
    expect(JSON.stringify(attempt)).not.toMatch(/"key"|"proof"|"explanation"/u);
    // from another text than the one that it was missed in
    expect(JSON.stringify(items)).not.toContain(SAMPLES[1]?.text.slice(0, 40));
    expect(items.map(({ id }) => id)).not.toContain(questions[0]?.id);

    const exam = (await get(`exam/${String(attempt?.["exam_id"])}`)).result;
    for (const { id, key } of listOf<{ id: number; key: object }>(exam?.["questions"])) {
      const response =
        "accepted" in key
          ? { texts: (key as { accepted: string[][] }).accepted.map(([first]) => first) }
          : key;
      await post(`attempt/answer/${String(attempt?.id)}`, { question_id: id, response });
    }
    const left = (await get("note/due")).result;
    expect(listOf<{ reps: number }>(left?.["due"]).every(({ reps }) => reps === 1)).toBe(true);

    const { result } = await get(`note/progress/${String(attempt?.id)}`);
    expect(result).toMatchObject({ is_review: true });
    const parts = listOf<{ rule: string; name: string }>(result?.["parts"]);
    expect(parts.map(({ rule }) => rule).toSorted()).toEqual(
      due.map(({ rule }) => rule).toSorted(),
    );
    for (const part of parts)
      expect(part).toMatchObject({
        name: expect.stringMatching(/[가-힣]/),
        before: { right: 0, count: 1 },
        now: { right: 1, count: 1 },
      });
  });

  it("say what an attempt has changed to nobody else", async () => {
    await missAll(["grammar-error"]);
    const [open] = listOf<{ id: number }>((await get("today")).result?.["attempts"]);
    const path = `note/progress/${open?.id ?? 0}`;
    const { result } = await get(path);
    expect(result).toMatchObject({
      is_review: false,
      parts: [{ before: { right: 0, count: 0 }, now: { right: 0, count: 1 } }],
    });
    const stranger = server.visitor();
    await stranger.signUp();
    expect((await stranger.get(`/api/v1/${path}`)).body.code).toBe(404);
  });

  it("add no exam to the learner's list", async () => {
    await missAll(["blank"]);
    await post("note/practice");
    expect((await get("exam/list")).pagination?.total_count).toBe(1);
    expect((await get("today")).result?.["attempts"]).toHaveLength(1);
  });

  it("are refused with code 409 when nothing is due or no rule is known", async () => {
    expect((await post("note/practice")).code).toBe(409);
    expect((await post("note/practice", { rules: ["voice"] })).code).toBe(409);
    expect((await get("today")).result).toEqual({
      words: 0,
      rules: 0,
      attempts: [],
      streak: { current: 0, longest: 0, today: false },
      makes: false,
      gives: false,
    });
  });
});

const today = async () => (await get("today")).result;

describe("today", () => {
  it("tells the streak, and who makes exams: a copy of the library's does not", async () => {
    const [example] = listOf<{ slug: string }>((await get("library/list")).result);
    const copy = (await post("library/open", { slug: example?.slug })).result;
    expect((await get(`exam/${String(copy?.id)}`)).result?.["made_for"]).toBe("taker");
    expect(await today()).toMatchObject({ makes: false, gives: false, streak: { current: 0 } });

    const { exam } = await missAll(["grammar-error"]);
    expect((await get(`exam/${exam}`)).result?.["made_for"]).toBe("author");
    expect(await today()).toMatchObject({
      makes: true,
      gives: false,
      streak: { current: 1, longest: 1, today: true },
    });
    const review = (await post("note/practice")).result;
    expect((await get(`exam/${String(review?.["exam_id"])}`)).result?.["made_for"]).toBe("taker");
  });

  it("knows who gives exams by a class", async () => {
    await post("class/create", { title: "1반" });
    expect(await today()).toMatchObject({ makes: false, gives: true });
  });
});
