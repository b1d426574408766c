/** One stored item that cannot be read is shown as broken, alone. */
import type { Attempt, ChangedItem, ExamDocument, Note } from "@pulda/contract";
import type { ItemContent } from "@pulda/question";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { addExam, ITEMS, NOW, PASSAGE } from "../../test/sample-exam.ts";
import { ENGINE, startServer, type TestServer, type Visitor } from "../../test/server.ts";
import { examStore } from "../exam/store.ts";
import { questionStore } from "./store.ts";
import { rewriteItems, storeItems } from "./store-items.ts";

const TEXT = "Bees dance. They protect the hive.";
const span = { start: 17, end: 24 };
/** An item that leads back to its passage, and with another answer doesn't. */
const made = (answer = "protect"): ItemContent => ({
  version: 1,
  type: "word-spelling",
  shape: "write",
  instruction: "빈칸에 알맞은 말을 쓰시오.",
  points: 2,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: TEXT.slice(0, 17) },
        { kind: "blank" },
        { kind: "plain", text: TEXT.slice(24) },
      ],
    },
  ],
  fields: [{}],
  key: { accepted: [[answer]] },
  explanation: "",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: TEXT.length },
    operation: { kind: "blank", span, original: "protect" },
    rules: ["recurrence"],
    words: [{ text: "protect", span }],
    review: "type",
    evidence: [{ span, note: "" }],
    distractors: [],
  },
  difficulty: "low",
});

/** What could stand in a database by mistake, or was left there by a half-done migration. */
const BAD = ["not JSON", "{}", JSON.stringify(ITEMS[0]), JSON.stringify({ version: 1, item: {} })];

inBothLocations("what cannot be read", (newLocation) => {
  let server: TestServer;
  let user: Visitor;
  let userId: number;
  let examId: number;
  let ids: number[];
  beforeAll(async () => {
    server = await startServer({}, undefined, await newLocation());
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    user = server.visitor();
    userId = await user.signUp();
    examId = await addExam(server.db, userId);
    ids = (await exam()).questions.map(({ id }) => id);
  });

  const call = async <T>(path: string, fields?: object) => {
    const url = `/api/v1/${path}`;
    const { body } = await (fields ? user.post(url, fields) : user.get(url));
    return { ...body, result: body.result as T };
  };
  const exam = async () => (await call<ExamDocument>(`exam/${examId}`)).result;
  const plant = (body: string, id = ids[1]!) =>
    server.db.updateTable("question").set({ body }).where("id", "=", id).execute();

  it.each(BAD)("is left out of its exam, which stays usable: %s", async (bad) => {
    await plant(bad);
    const { questions, broken } = await exam();
    expect(broken).toEqual([{ id: ids[1], position: 2 }]);
    expect(questions.map(({ position }) => position)).toEqual([1, 3, 4]);
    expect(server.log()).toContain(`"question":${ids[1]}`);
    const attempt = await call<Attempt>("attempt/start", { exam_id: examId, mode: "test" });
    expect(attempt.result.questions.map(({ id, position }) => [id, position])).toEqual([
      [ids[0], 1],
      [ids[2], 2],
      [ids[3], 3],
    ]);
    expect(await call(`question/edit/${ids[1]}`, { version: 1, points: 3 })).toMatchObject({
      code: 409,
    });
    expect(await call(`question/regenerate/${ids[1]}`, {})).toMatchObject({ code: 409 });
    expect(await call(`question/move/${ids[1]}`, { position: 1 })).toMatchObject({ code: 409 });
    expect(await call(`question/move/${ids[3]}`, { position: 1 })).toMatchObject({ code: 200 });
  });

  it("is what no round trip leads back from, too", async () => {
    await plant(JSON.stringify({ version: 2, content: made("guard") }));
    expect((await exam()).broken).toHaveLength(1);
  });

  it("can be removed and restored unchanged", async () => {
    await plant("not JSON");
    const removed = await call<{ change_id: number }>(`question/remove/${ids[1]}`, {});
    expect((await exam()).broken).toEqual([]);
    expect((await exam()).questions.map(({ position }) => position)).toEqual([1, 2, 3]);
    const undone = await call(`question/undo/${removed.result.change_id}`, {});
    expect(undone).toMatchObject({ code: 200, result: { question_id: ids[1] } });
    expect((await exam()).broken).toEqual([{ id: ids[1], position: 2 }]);
    expect((await exam()).questions.map(({ position }) => position)).toEqual([1, 3, 4]);
  });

  it.each(BAD)("is left out of an attempt, which can be handed in: %s", async (item) => {
    const { result } = await call<Attempt>("attempt/start", { exam_id: examId, mode: "test" });
    await server.db
      .updateTable("attempt_question")
      .set({ item })
      .where("attempt_id", "=", result.id)
      .where("question_id", "=", ids[0]!)
      .execute();
    const opened = (await call<Attempt>(`attempt/${result.id}`)).result;
    expect(opened.broken).toEqual([{ id: ids[0], position: 1 }]);
    expect(opened.questions.map(({ id }) => id)).toEqual(ids.slice(1));
    const given = { question_id: ids[1], response: { choice: 1 } };
    expect(await call(`attempt/answer/${result.id}`, given)).toMatchObject({ code: 200 });
    const ended = await call<{ score: number }>(`attempt/submit/${result.id}`, {});
    expect(ended.result).toMatchObject({ score: 2, max_score: 8 });
  });

  it.each(BAD)("is shown alone in the notebook: %s", async (item) => {
    const { result } = await call<Attempt>("attempt/start", { exam_id: examId, mode: "practice" });
    for (const question_id of ids.slice(0, 2)) {
      const response = { choice: question_id === ids[0] ? 1 : 2 };
      await call(`attempt/answer/${result.id}`, { question_id, response });
    }
    await server.db
      .updateTable("note")
      .set({ item })
      .where("user_id", "=", userId)
      .where("question_id", "=", ids[0]!)
      .execute();
    const notes = (await call<Note[]>("note/list?limit=10")).result;
    expect(notes.map((note) => note.item?.id ?? null).toSorted()).toEqual([ids[1], null]);
    const broken = notes.find((note) => note.item === null);
    const edited = await call<Note>("note/edit", { note_id: broken?.id, memo: "어떤 문항?" });
    expect(edited.result).toMatchObject({ item: null, memo: "어떤 문항?" });
  });
});

inBothLocations("an item that is stored", (newLocation) => {
  it("is stored in order with its occurrences, and left out where it is unsound", async () => {
    const { db, visitor, stop } = await startServer({}, undefined, await newLocation());
    const userId = await visitor().signUp();
    const id = await addExam(db, userId);
    const home = { id, user_id: userId, passages: [{ text: TEXT }] };
    const { ids, unsound } = await storeItems(db, home, [made("guard"), made(), ITEMS[0]!], 4);
    expect(unsound).toEqual([made("guard")]);
    expect(
      await db
        .selectFrom("question")
        .select(["id", "position"])
        .where("exam_id", "=", id)
        .where("position", ">", 4)
        .orderBy("position")
        .execute(),
    ).toEqual([
      { id: ids[0], position: 5 },
      { id: ids[1], position: 6 },
    ]);
    expect(await db.selectFrom("rule_occurrence").selectAll().execute()).toEqual([
      {
        question_id: ids[0],
        position: 0,
        user_id: userId,
        rule: "recurrence",
        sentence: "They protect the hive.",
        span_start: 5,
        span_end: 12,
      },
    ]);
    await stop();
  });

  it("is rewritten where it stays sound, and else left as it was", async () => {
    const { db, visitor, stop } = await startServer({}, undefined, await newLocation());
    const userId = await visitor().signUp();
    const id = await addExam(db, userId);
    const home = { id, user_id: userId, passages: [{ text: TEXT }] };
    const { ids } = await storeItems(db, home, [made(), made(), made()], 4);
    const rewritten = [{ ...made(), points: 3 }, made("guard"), { ...made(), points: -1 }];
    await rewriteItems(db, home, [5, 6, 7], (_, position) => rewritten[position - 5]!);
    const rows = await db
      .selectFrom("question")
      .select("body")
      .where("id", "in", ids)
      .orderBy("position")
      .execute();
    expect(rows.map(({ body }) => JSON.parse(body).content)).toEqual([
      { ...made(), points: 3 },
      made(),
      made(),
    ]);
    await stop();
  });
});

inBothLocations("the occurrences of rules", (newLocation) => {
  it("come and go with what the question asks, and with its exam", async () => {
    const { db, visitor, stop } = await startServer({}, undefined, await newLocation());
    const userId = await visitor().signUp();
    const examId = await addExam(db, userId);
    const questions = questionStore(db);
    const sentences = async () =>
      (
        await db
          .selectFrom("rule_occurrence")
          .select("sentence")
          .where("user_id", "=", userId)
          .execute()
      ).map(({ sentence }) => sentence);
    const added = (await questions.append(userId, examId, madeOfSample())) as ChangedItem;
    expect(await sentences()).toEqual(["Bees dance."]);

    const removal = await questions.remove(userId, added.id);
    expect(await sentences()).toEqual([]);
    await questions.undo(userId, removal ?? 0);
    expect(await sentences()).toEqual(["Bees dance."]);

    const change = { kind: "edit", version: 1, content: ITEMS[2]! } as const;
    const replaced = (await questions.replace(userId, added.id, change)) as ChangedItem;
    expect(await sentences()).toEqual([]);
    await questions.undo(userId, replaced.change_id);
    expect(await sentences()).toEqual(["Bees dance."]);

    await examStore(db).remove(userId, examId);
    expect(await sentences()).toEqual([]);
    await stop();
  });
});

describe("an engine that makes an unsound item", () => {
  it("changes nothing when a question is regenerated", async () => {
    const engine = {
      ...ENGINE,
      regenerate: async () => ({ ok: true, item: made("guard") }) as const,
    };
    const server = await startServer({}, engine);
    const user = server.visitor();
    const id = await addExam(server.db, await user.signUp());
    const home = { id, user_id: 1, passages: [PASSAGE] };
    const sound = madeOfSample();
    const [questionId] = (await storeItems(server.db, home, [sound], 4)).ids;
    const { body } = await user.post(`/api/v1/question/regenerate/${questionId}`);
    expect(body).toMatchObject({ code: 409, message: expect.stringContaining("그대로") });
    const exam = (await user.get(`/api/v1/exam/${id}`)).body.result as unknown as ExamDocument;
    expect(exam.questions.at(-1)).toMatchObject({ ...sound, version: 1 });
    expect(exam.last_change).toBeNull();
    await server.stop();
  });

  it("starts no review", async () => {
    const practice = { items: [made("guard")], rules: ["voice"], missing: [], passages: [PASSAGE] };
    const server = await startServer({}, { ...ENGINE, ruleReview: async () => practice });
    const user = server.visitor();
    const userId = await user.signUp();
    const card = { rule: "voice", type: "grammar-error", card: null, state: "new" as const };
    await server.db
      .insertInto("rule_card")
      .values({ ...card, user_id: userId, due_at: NOW, reps: 0 })
      .execute();
    const { body } = await user.post("/api/v1/note/practice");
    expect(body).toMatchObject({ code: 409, message: expect.stringContaining("지문과 맞지 않아") });
    expect(await server.db.selectFrom("exam").select("id").execute()).toEqual([]);
    await server.stop();
  });
});

/** `made` of the samples' passage. */
function madeOfSample(): ItemContent {
  const { text } = PASSAGE;
  const at = { start: 5, end: 10 };
  return {
    ...made("dance"),
    blocks: [
      {
        kind: "passage",
        runs: [
          { kind: "plain", text: text.slice(0, at.start) },
          { kind: "blank" },
          { kind: "plain", text: text.slice(at.end) },
        ],
      },
    ],
    proof: {
      kind: "made",
      passage: 0,
      source: { start: 0, end: text.length },
      operation: { kind: "blank", span: at, original: "dance" },
      rules: ["recurrence"],
      evidence: [{ span: at, note: "" }],
      distractors: [],
    },
  };
}
