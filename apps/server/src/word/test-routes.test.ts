/** Tests on words: made of the list or of an exam, taken, made again. */
import type { ExamDocument } from "@pulda/contract";
import { TakerItem, type Item } from "@pulda/question";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

const WORDS = "ancient destroy enormous fragile harvest journey knowledge measure victory wander";
const TEXT = `Bees find flowers far from the hive, and they must tell the other bees where the flowers are. When a bee comes home, it dances on the comb in the dark. The dance shows how far the flowers are and in which direction the bees have to fly. Other bees follow the dancer closely and then leave the hive to look for the flowers themselves.`;
/** Words that stand in an item but not in its taker's view. */
const HIDDEN = /"(key|proof|explanation|accepted|evidence|difficulty|grading|neighbours)"/;

let server: TestServer;
let learner: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await startServer();
  [learner, other] = [server.visitor(), server.visitor()];
  await learner.signUp();
  await other.signUp();
  const words = WORDS.split(" ").map((text) => ({ text }));
  await learner.post("/api/v1/word/append_many", { words });
});
afterAll(() => server.stop());

const post = async (path: string, fields: object = {}, who = learner) =>
  (await who.post(`/api/v1/${path}`, fields)).body;
const getExam = async (id: number) =>
  (await learner.get(`/api/v1/exam/${id}`)).body.result as unknown as ExamDocument;

/** The exam that a call makes, once it is ready. */
async function made(path: string, fields: object = {}): Promise<ExamDocument> {
  const { result } = await post(path, fields);
  const id = Number(result?.id);
  await expect.poll(async () => (await getExam(id)).state).toBe("ready");
  return getExam(id);
}
const test = (types: Record<string, number>, more: object = {}) =>
  made("word/test", {
    types: Object.entries(types).map(([type, count]) => ({ type, count })),
    ...more,
  });
const askedIn = ({ questions }: ExamDocument) => questions.map(wordOf);
const wordOf = ({ proof }: Item) => (proof.kind === "word" ? proof.word : "");
const typesIn = ({ questions }: ExamDocument) => questions.map(({ type }) => type);
const answerOf = ({ key }: Item) => ("accepted" in key ? (key.accepted[0]?.[0] ?? "") : "");
/** A word with its last letters the wrong way round. */
const slipOf = (word: string) => word.replace(/(.)(.)$/, "$2$1");

describe("a test of the list", () => {
  it("is an exam without passages, with the items that were asked for", async () => {
    const types = { "word-meaning": 3, "meaning-word": 1, "word-write": 2 };
    const exam = await test(types, { seed: 7 });
    expect(exam).toMatchObject({
      title: expect.stringMatching(/^단어 시험 \d+월 \d+일$/),
      state: "ready",
      seed: 7,
      passages: [],
      refused: [],
    });
    expect(typesIn(exam)).toEqual([
      "word-meaning",
      "word-meaning",
      "word-meaning",
      "meaning-word",
      "word-write",
      "word-write",
    ]);
    expect(new Set(askedIn(exam)).size).toBe(6);
    for (const word of askedIn(exam)) expect(WORDS).toContain(word);
    expect((await test({ "word-write": 1 }, { title: " 1과 단어 " })).title).toBe("1과 단어");
  });

  it("says what it could not make", async () => {
    const exam = await test({ "word-write": 12 });
    expect(exam.questions).toHaveLength(10);
    expect(exam.refused).toMatchObject([
      { type: "word-write", reason: expect.stringMatching(/단어가 더 없어요/) },
    ]);
  });

  it("is of the words that were filtered, and refused where there are none: code 409", async () => {
    const fields = { types: [{ type: "word-write", count: 1 }] };
    expect(await post("word/test", fields, other)).toMatchObject({
      code: 409,
      message: expect.stringMatching(/단어장에 단어를 먼저/),
    });
    expect((await post("word/test", { ...fields, filter: "learning" })).code).toBe(409);
    const [word] = (await learner.get("/api/v1/word/list")).body.result as unknown as {
      id: number;
      text: string;
    }[];
    await post("word/review", { word_id: word?.id, rating: 3 });
    const exam = await test({ "word-write": 5 }, { filter: "learning" });
    expect(askedIn(exam)).toEqual([word?.text]);
  });

  it("names an unknown type and a wrong count by their path", async () => {
    const field = async (types: object[]) =>
      (await post("word/test", { types })).errors?.map((error) => error.field);
    expect(await field([{ type: "blank", count: 1 }])).toEqual(["types.0.type"]);
    expect(
      await field([
        { type: "synonym", count: 1 },
        { type: "synonym", count: 51 },
      ]),
    ).toEqual(["types.1.count"]);
    expect(await field([])).toEqual(["types"]);
    expect((await post("word/test", {})).code).toBe(400);
    expect((await server.visitor().post("/api/v1/word/test")).body.code).toBe(401);
  });
});

describe("a test of an exam's words", () => {
  it("asks the words of its passages that are above the level", async () => {
    const source = await made("exam/generate", {
      title: "벌의 춤",
      passages: [{ text: TEXT }],
      types: [{ type: "blank", count: 1 }],
    });
    const exam = await test({ "word-write": 9 }, { exam_id: source.id, level: 1 });
    expect(exam).toMatchObject({ title: "벌의 춤 단어 시험", passages: [] });
    expect(askedIn(exam).toSorted()).toEqual(["closely", "comb", "dancer", "direction"]);
    const fields = { exam_id: source.id, types: [{ type: "word-write", count: 1 }] };
    expect(await post("word/test", { ...fields, level: 5 })).toMatchObject({
      code: 409,
      message: expect.stringMatching(/수준보다 어려운 단어/),
    });
    expect((await post("word/test", fields, other)).code).toBe(404);
    expect((await post("word/test", { ...fields, exam_id: 999_999 })).code).toBe(404);
  });
});

describe("taking a word test", () => {
  it("shows no key before it is submitted, and costs a point for a typo", async () => {
    const exam = await test({ "word-meaning": 2, "word-write": 2 });
    const started = await learner.post("/api/v1/attempt/start", { exam_id: exam.id, mode: "test" });
    expect(started.response.body).not.toMatch(HIDDEN);
    const { id, questions } = started.body.result as unknown as {
      id: number;
      questions: TakerItem[];
    };
    expect(questions).toHaveLength(4);
    for (const question of questions) expect(TakerItem.parse(question)).toEqual(question);
    const [, , spelling, other_spelling] = exam.questions;
    for (const item of [spelling!, other_spelling!])
      expect(started.response.body).not.toContain(`"${answerOf(item)}"`);

    const answer = (item: Item, text: string) =>
      learner.post(`/api/v1/attempt/answer/${id}`, {
        question_id: item.id,
        response: { texts: [text] },
      });
    const saved = await answer(spelling!, slipOf(answerOf(spelling!)));
    expect(saved.body).toMatchObject({ code: 200, result: { feedback: null } });
    expect(saved.response.body).not.toMatch(HIDDEN);
    await answer(other_spelling!, answerOf(other_spelling!).toUpperCase());
    const { result } = await post(`attempt/submit/${id}`);
    expect(result?.["results"]).toMatchObject([
      { grade: { kind: "unanswered" } },
      { grade: { kind: "unanswered" } },
      {
        grade: {
          kind: "partial",
          points: 1,
          max_points: 2,
          notes: [expect.stringMatching(/철자/)],
        },
        key: { accepted: [expect.arrayContaining([answerOf(spelling!)])] },
        words: [{ text: wordOf(spelling!), context: "" }],
      },
      { grade: { kind: "right", points: 2 } },
    ]);
    expect(result?.["score"]).toBe(3);
  });

  it("grades a practised word at once, in Korean too", async () => {
    const exam = await test({ "meaning-write": 1 });
    const [item] = exam.questions;
    const { result } = await post("attempt/start", { exam_id: exam.id, mode: "practice" });
    const fields = { question_id: item?.id, response: { texts: [`${answerOf(item!)}  `] } };
    const graded = await post(`attempt/answer/${result?.id}`, fields);
    expect(graded.result?.["feedback"]).toMatchObject({
      grade: { kind: "right", points: 2 },
      explanation: expect.stringMatching(/[가-힣]/),
    });
  });
});

describe("a word test on the author's desk", () => {
  it.each(["word-meaning", "meaning-word", "meaning-write", "word-write"])(
    "gives another word in the stead of one of type %s",
    async (type) => {
      const exam = await test({ [type]: 2 });
      const [item, kept] = exam.questions;
      const { code, result } = await post(`question/regenerate/${item?.id}`);
      expect(code).toBe(200);
      const again = result as unknown as Item;
      expect(again).toMatchObject({ id: item?.id, type, version: 2, proof: { kind: "word" } });
      expect(askedIn(exam)).not.toContain(wordOf(again));
      expect(WORDS).toContain(wordOf(again));
      expect((await getExam(exam.id)).questions[1]).toEqual(kept);
    },
  );

  it("makes an item of another type of word tests, and of no other", async () => {
    const exam = await test({ "word-meaning": 1 });
    const path = `question/regenerate/${exam.questions[0]?.id}`;
    expect((await post(path, { type: "meaning-write" })).result).toMatchObject({
      type: "meaning-write",
    });
    expect((await post(path, { type: "blank" })).errors?.[0]?.field).toBe("type");
  });

  it("is refused when every word has been tested", async () => {
    const exam = await test({ "word-write": 10 });
    expect(await post(`question/regenerate/${exam.questions[0]?.id}`)).toMatchObject({
      code: 409,
      message: expect.stringMatching(/단어가 더 없어요/),
    });
  });

  it("has another form, on the same words", async () => {
    const a = await test({ "word-meaning": 4, "word-write": 2 }, { title: "단어", seed: 7 });
    const b = await made(`exam/form/${a.id}`);
    expect(b).toMatchObject({ title: "단어 B형", seed: 8, passages: [], refused: [] });
    expect(typesIn(b)).toEqual(typesIn(a));
    expect(b.questions.map(({ proof }) => proof)).not.toEqual(
      a.questions.map(({ proof }) => proof),
    );
    for (const word of askedIn(b)) expect(WORDS).toContain(word);
  });
});
