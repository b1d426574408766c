import type { ItemResponse } from "@pulda/question";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW, RIGHT, addExam, addUser } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { reviewStore } from "../word/review-store.ts";
import { wordStore } from "../word/store.ts";
import { studyStore } from "./store.ts";

const SEOUL = 540;
const TODAY = { now: NOW, zone: SEOUL };
const at = (day: string, time = "03:00:00") => `2026-11-${day}T${time}.000Z`;

onBothDatabases("the study store", (database) => {
  const setUp = async () => {
    const userId = await addUser(database());
    const study = studyStore(database());
    const attempts = attemptStore(database());
    const exams = examStore(database());
    const examId = await addExam(database(), userId);
    const items = (await exams.get(userId, examId))?.questions ?? [];
    const begin = async (mode: "practice" | "test") =>
      (await attempts.add(userId, { examId, mode, startedAt: NOW, deadline: null, items })).id;
    const answer = (id: number, question: number, response: ItemResponse, now: string) =>
      attempts.answer(userId, { id, questionId: items[question]?.id ?? 0, now }, () => ({
        next: { response, version: 1, retry: null, tries: 1 },
        reply: null,
      }));
    const typed = async (days = 28) => (await study.answers(userId, TODAY, days)).types;
    return { userId, study, attempts, exams, examId, begin, answer, typed };
  };

  it("counts a practice's answers when they are given, and a test's when it is submitted", async () => {
    const { attempts, userId, begin, answer, typed } = await setUp();
    const practice = await begin("practice");
    await answer(practice, 0, { choice: 2 }, at("18"));
    await answer(practice, 1, { choice: 2 }, at("18"));
    expect(await typed()).toEqual([{ id: "own-choice", day: "2026-11-18", right: 1, total: 2 }]);

    const test = await begin("test");
    await answer(test, 0, { choice: 2 }, at("18"));
    await answer(test, 2, { texts: [""] }, at("18"));
    expect(await typed()).toHaveLength(1);
    await attempts.submit(userId, test, at("19"));
    await attempts.submit(userId, practice, at("19"));
    expect(await typed()).toEqual([
      { id: "own-choice", day: "2026-11-18", right: 1, total: 2 },
      { id: "own-choice", day: "2026-11-19", right: 1, total: 1 },
    ]);
  });

  it("counts the answers of so many days, today included", async () => {
    const { begin, answer, typed } = await setUp();
    const practice = await begin("practice");
    // A day begins at four in the morning.
    await answer(practice, 0, { choice: 2 }, at("19", "18:59:59"));
    await answer(practice, 1, { choice: 1 }, at("19", "19:00:00"));
    const days = async (count: number) => (await typed(count)).map(({ day }) => day);
    expect(await days(28)).toEqual(["2026-11-19", "2026-11-20"]);
    expect(await days(2)).toEqual(["2026-11-20"]);
    expect(await days(1)).toEqual([]);
  });

  it("is the user's own, and outlives the exam", async () => {
    const { userId, study, exams, examId, begin, answer, typed } = await setUp();
    const id = await begin("practice");
    for (const [question, response] of RIGHT.entries())
      await answer(id, question, response, at("20"));
    await database()
      .insertInto("rule_answer")
      .values({
        attempt_id: id,
        question_id: 1,
        rule: "voice",
        user_id: userId,
        missed: 1,
        answered_at: at("20"),
      })
      .execute();
    const other = await addUser(database());
    expect(await study.activity(other, SEOUL)).toEqual([]);
    expect(await study.answers(other, TODAY, 28)).toEqual({ types: [], rules: [] });
    await exams.remove(userId, examId);
    expect(await typed()).toEqual([{ id: "own-choice", day: "2026-11-20", right: 4, total: 4 }]);
    expect((await study.answers(userId, TODAY, 28)).rules).toEqual([
      { id: "voice", day: "2026-11-20", right: 0, total: 1 },
    ]);
    expect(await study.answers(userId, TODAY, 1)).toEqual({ types: [], rules: [] });
    expect(await study.activity(userId, SEOUL)).toEqual([
      { day: "2026-11-20", answers: 4, reviews: 0 },
    ]);
  });

  it("has the day begin at four where the user is, to the minute", async () => {
    const { userId, study, begin, answer } = await setUp();
    const id = await begin("practice");
    await answer(id, 0, { choice: 1 }, at("19", "18:59:59"));
    await answer(id, 1, { choice: 1 }, at("19", "19:00:00"));
    // 04:00 in Kathmandu, which is 5:45 ahead
    await answer(id, 2, { texts: ["x"] }, at("19", "22:14:59"));
    await answer(id, 3, { order: [0, 1] }, at("19", "22:15:00"));
    const days = async (zone: number) =>
      (await study.activity(userId, zone)).map(({ day, answers }) => [day, answers]);
    expect(await days(SEOUL)).toEqual([
      ["2026-11-19", 1],
      ["2026-11-20", 3],
    ]);
    expect(await days(345)).toEqual([
      ["2026-11-19", 3],
      ["2026-11-20", 1],
    ]);
    expect(await days(570)).toEqual([["2026-11-20", 4]]);
    expect(await days(-600)).toEqual([["2026-11-19", 4]]);
  });

  it("leaves out what lies before the range", async () => {
    const { begin, answer, typed } = await setUp();
    const id = await begin("practice");
    await answer(id, 0, { choice: 2 }, "2026-10-24T18:59:59.999Z");
    await answer(id, 1, { choice: 1 }, "2026-10-24T19:00:00.000Z");
    expect(await typed(28)).toEqual([{ id: "own-choice", day: "2026-10-25", right: 1, total: 1 }]);
    expect(await typed(84)).toHaveLength(2);
  });
});

onBothDatabases("the study store on words", (database) => {
  const setUp = async (texts: readonly string[]) => {
    const userId = await addUser(database());
    const words = wordStore(database());
    const reviews = reviewStore(database());
    const list = texts.map((text) => ({ text, meaning: "", context: "", level: 3 }));
    const add = () => words.add(userId, list, { examId: undefined, now: at("01") });
    const ids = (await add()).map(({ id }) => id);
    /** Reviews a word until it is known; when each review was. */
    const learn = async (wordId = 0) => {
      const times: string[] = [];
      let now = at("01");
      for (let state = ""; state !== "known";) {
        times.push(now);
        const word = await reviews.review(userId, { wordId, rating: 4, reps: undefined, now });
        if (word === "changed" || !word) throw new Error("not reviewed");
        ({ state, due_at: now } = word);
      }
      return times;
    };
    return { userId, words, reviews, ids, learn, study: studyStore(database()) };
  };

  it("follows a word from the list to what is known, and back", async () => {
    const { userId, study, reviews, ids, learn } = await setUp(["memory", "skill"]);
    const times = await learn(ids[0]);
    const known = times.at(-1) ?? "";
    expect(await study.words(userId, SEOUL)).toEqual({
      listed: [{ day: "2026-11-01", change: 2 }],
      known: [{ day: known.slice(0, 10), change: 1 }],
    });
    const later = new Date(Date.parse(known) + 86_400_000).toISOString();
    await reviews.review(userId, { wordId: ids[0] ?? 0, rating: 1, reps: undefined, now: later });
    expect((await study.words(userId, SEOUL)).known).toEqual([
      { day: known.slice(0, 10), change: 1 },
      { day: later.slice(0, 10), change: -1 },
    ]);
    await reviews.undo(userId, { now: later, zone: SEOUL });
    expect((await study.words(userId, SEOUL)).known).toHaveLength(1);
  });

  it("counts a word while it is on the list, and keeps its days of study", async () => {
    const { userId, study, words, ids, learn } = await setUp(["memory"]);
    const times = await learn(ids[0]);
    await words.remove(userId, ids[0] ?? 0, at("02"));
    expect(await study.words(userId, SEOUL)).toEqual({ listed: [], known: [] });
    const days = await study.activity(userId, SEOUL);
    expect(days).toHaveLength(times.length);

    // added again it stands on the list since then, with what was learned
    const again = "2027-12-24T03:00:00.000Z";
    const memory = { text: "memory", meaning: "", context: "", level: 3 };
    await words.add(userId, [memory], { examId: undefined, now: again });
    expect(await study.words(userId, SEOUL)).toEqual({
      listed: [{ day: "2027-12-24", change: 1 }],
      known: [{ day: "2027-12-24", change: 1 }],
    });

    await words.remove(userId, ids[0] ?? 0, again);
    await words.purgeRemoved("2027-12-25T00:00:00.000Z");
    expect(await study.activity(userId, SEOUL)).toEqual(days);
    expect(await study.words(userId, SEOUL)).toEqual({ listed: [], known: [] });
  });

  it("knows when words and rules are due", async () => {
    const { userId, study, words, ids } = await setUp(["memory", "skill"]);
    await database()
      .insertInto("rule_card")
      .values({
        user_id: userId,
        rule: "voice",
        type: "blank",
        card: null,
        state: "new",
        due_at: at("25"),
        reps: 0,
      })
      .execute();
    expect(await study.due(userId, TODAY, 30)).toEqual({
      words: [{ day: "2026-11-01", count: 2 }],
      rules: [{ day: "2026-11-25", count: 1 }],
    });
    expect((await study.due(userId, TODAY, 4)).rules).toEqual([]);
    await database()
      .updateTable("word")
      .set({ due_at: at("25") })
      .where("id", "=", ids[0]!)
      .execute();
    expect((await study.due(userId, TODAY, 4)).words).toEqual([{ day: "2026-11-01", count: 1 }]);
    await words.remove(userId, ids[1]!, NOW);
    expect((await study.due(userId, TODAY, 30)).words).toEqual([{ day: "2026-11-25", count: 1 }]);
    expect(await study.due(await addUser(database()), TODAY, 30)).toEqual({
      words: [],
      rules: [],
    });
  });
});
