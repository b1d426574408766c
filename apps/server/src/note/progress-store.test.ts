/** What an attempt has changed: whose answers are counted, which, and in what order. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, NOW } from "../../test/sample-exam.ts";
import { progressStore } from "./progress-store.ts";

const on = (day: number) => `2026-11-${day}T00:00:00.000Z`;

onBothDatabases("the progress of an attempt", (database) => {
  const of = (userId: number, attemptId: number) => progressStore(database()).of(userId, attemptId);

  async function addAttempt(userId: number, day: number) {
    const { id } = await database()
      .insertInto("attempt")
      .values({
        user_id: userId,
        exam_id: await addExam(database(), userId),
        mode: "test",
        started_at: on(day),
        deadline: null,
        submitted_at: on(day),
        score: 0,
        max_score: 4,
        question_count: 4,
        retake_of: null,
        graded_to: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** What reviews come back as; of each answer whether it was right, in the order of the questions. */
  async function addCards(userId: number, ...rules: readonly string[]) {
    const card = { type: "grammar-error", card: null, state: "new", due_at: NOW, reps: 0 } as const;
    const rows = rules.map((rule) => ({ user_id: userId, rule, ...card }));
    await database().insertInto("rule_card").values(rows).execute();
  }

  async function answerRule(
    [userId, attempt_id]: readonly [number, number],
    rule: string,
    day: number,
    answers: readonly boolean[],
    from = 1,
  ) {
    const rows = answers.map((isRight, at) => ({
      attempt_id,
      rule,
      user_id: userId,
      question_id: from + at,
      answered_at: on(day),
      missed: isRight ? 0 : 1,
    }));
    await database().insertInto("rule_answer").values(rows).execute();
  }

  async function answerType(
    [userId, attempt_id]: readonly [number, number],
    type: string,
    day: number,
    outcomes: readonly ("right" | "partial" | "wrong")[],
    from = 1,
  ) {
    const rows = outcomes.map((outcome, at) => ({
      attempt_id,
      type,
      user_id: userId,
      question_id: from + at,
      answered_at: on(day),
      outcome,
      points: 0,
      max_points: 1,
    }));
    await database().insertInto("graded_answer").values(rows).execute();
  }

  it("is the user's own, and tells whether it was a review", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const attempt = await addAttempt(userId, 20);
    expect(await of(userId, attempt)).toEqual({ isReview: false, parts: [] });
    expect(await of(other, attempt)).toBeNull();
    expect(await of(userId, attempt + 999)).toBeNull();
    await database()
      .updateTable("exam")
      .set({ purpose: "review" })
      .where("user_id", "=", userId)
      .execute();
    expect(await of(userId, attempt)).toEqual({ isReview: true, parts: [] });
  });

  it("has the rules and types of the attempt that come back, the worst first and equals by name", async () => {
    const userId = await addUser(database());
    const own = [userId, await addAttempt(userId, 20)] as const;
    await addCards(userId, "voice", "so-such", "parallel", "type:blank", "type:title", "inversion");
    await answerRule(own, "voice", 20, [true]);
    await answerRule(own, "so-such", 20, [false, true]);
    await answerRule(own, "parallel", 20, [true]);
    await answerRule(own, "whose", 20, [false]);
    await answerType(own, "blank", 20, ["right", "partial", "wrong"]);
    await answerType(own, "title", 20, ["wrong"], 9);
    const { parts } = (await of(...own))!;
    expect(parts.map(({ rule, now }) => [rule, now.right, now.count])).toEqual([
      ["type:title", 0, 1],
      ["type:blank", 1, 3],
      ["so-such", 1, 2],
      ["parallel", 1, 1],
      ["voice", 1, 1],
    ]);
  });

  it("counts nothing of another user, of another attempt, or by another's cards", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const own = [userId, await addAttempt(userId, 20)] as const;
    await addCards(userId, "voice", "type:blank", "so-such");
    await addCards(other, "voice", "whose", "type:blank");
    // rows of another user's in the attempt are what an account that was given away would leave
    await answerRule([other, own[1]], "voice", 20, [false]);
    await answerRule(own, "voice", 20, [true], 2);
    await answerRule(own, "whose", 20, [false]);
    await answerType([other, own[1]], "blank", 20, ["wrong"]);
    await answerType(own, "blank", 20, ["right"], 2);
    for (const user of [userId, other]) {
      const later = [user, await addAttempt(user, 21)] as const;
      await answerRule(later, "so-such", 21, [false]);
      await answerRule(later, "voice", 21, [false]);
      await answerType(later, "blank", 21, ["wrong"]);
    }
    const earlier = [other, await addAttempt(other, 19)] as const;
    await answerRule(earlier, "voice", 19, [false]);
    await answerType(earlier, "blank", 19, ["wrong"]);
    const [none, one] = [
      { right: 0, count: 0 },
      { right: 1, count: 1 },
    ];
    expect((await of(...own))!.parts).toEqual([
      { rule: "type:blank", before: none, now: one },
      { rule: "voice", before: none, now: one },
    ]);
  });

  it("compares with the last five answers before it began, the same moment included", async () => {
    const userId = await addUser(database());
    const own = [userId, await addAttempt(userId, 20)] as const;
    await addCards(userId, "voice", "type:blank", "so-such", "type:title");
    // answers to what is asked of now, of a test that recorded them at the moment it began
    await answerRule(own, "voice", 20, [true], 50);
    await answerType(own, "blank", 20, ["right"], 50);
    const before = [userId, await addAttempt(userId, 18)] as const;
    await answerRule(before, "so-such", 18, [true, true], 40);
    await answerType(before, "title", 18, ["right", "right"], 40);
    // In one attempt all have one moment: the last questions are the last answers.
    await answerRule(before, "voice", 18, [true, true, false, true], 1);
    await answerType(before, "blank", 18, ["right", "right", "wrong", "right"], 1);
    const same = [userId, await addAttempt(userId, 17)] as const;
    await answerRule(same, "voice", 17, [true, true]);
    await answerType(same, "blank", 17, ["right", "right"]);
    const atOnce = [userId, await addAttempt(userId, 16)] as const;
    await answerRule(atOnce, "voice", 20, [false, false, false]);
    await answerType(atOnce, "blank", 20, ["wrong", "partial", "wrong"]);
    expect((await of(...own))!.parts).toEqual([
      { rule: "type:blank", before: { right: 1, count: 5 }, now: { right: 1, count: 1 } },
      { rule: "voice", before: { right: 1, count: 5 }, now: { right: 1, count: 1 } },
    ]);
  });

  it("has at most twenty parts", async () => {
    const userId = await addUser(database());
    const own = [userId, await addAttempt(userId, 20)] as const;
    const rules = Array.from({ length: 21 }, (_, at) => `rule-${String(at).padStart(2, "0")}`);
    await addCards(userId, ...rules.toReversed());
    for (const rule of rules) await answerRule(own, rule, 20, [true]);
    expect((await of(...own))!.parts.map(({ rule }) => rule)).toEqual(rules.slice(0, 20));
  });
});
