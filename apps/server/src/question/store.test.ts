import * as fc from "fast-check";
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { ITEMS, NOW, addExam, addUser } from "../../test/sample-exam.ts";
import { examStore } from "../exam/store.ts";
import { questionStore, UNSOUND, type QuestionStore } from "./store.ts";
import { draws } from "../../../../testing/effort.ts";

onBothDatabases("the question store", (database) => {
  const questionsOf = async (userId: number, examId: number) =>
    (await examStore(database()).get(userId, examId))?.questions ?? [];
  const changeOf = async (userId: number, examId: number) =>
    (await examStore(database()).get(userId, examId))?.last_change ?? null;

  it("appends at the end, removes and closes the gap, for the owner alone", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    expect(await questions.append(other, examId, ITEMS[0]!)).toBeNull();
    expect(await questions.append(userId, examId, ITEMS[0]!)).toMatchObject({ position: 5 });
    const second = (await questionsOf(userId, examId))[1]?.id ?? 0;
    expect(await questions.remove(other, second)).toBeNull();
    const change = await questions.remove(userId, second);
    expect(change).toBeGreaterThan(0);
    expect(await questions.undo(other, change ?? 0)).toBeNull();
    const left = await questionsOf(userId, examId);
    expect(left.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(left.map(({ shape }) => shape)).toEqual(["choose", "write", "arrange", "choose"]);
  });

  it("appends several in their order, or none where one of them is unsound", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    const before = await questionsOf(userId, examId);
    const broken = { ...ITEMS[0]!, version: 0 };
    expect(await questions.appendAll(userId, examId, [ITEMS[0]!, broken])).toBe(UNSOUND);
    expect(await questionsOf(userId, examId)).toEqual(before);
    expect(await changeOf(userId, examId)).toBeNull();
    const added = await questions.appendAll(userId, examId, [ITEMS[1]!, ITEMS[2]!]);
    expect(added).toMatchObject([
      { position: 5, type: ITEMS[1]!.type },
      { position: 6, type: ITEMS[2]!.type },
    ]);
  });

  it("gives questions appended at once positions of their own", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    const added = await Promise.all(ITEMS.map((item) => questions.append(userId, examId, item)));
    const positions = added.map((item) => (item && typeof item === "object" ? item.position : 0));
    expect(positions.toSorted()).toEqual([5, 6, 7, 8]);
  });

  it("accepts the first of two edits of one version", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    const id = (await questionsOf(userId, examId))[0]?.id ?? 0;
    const outcomes = await Promise.all(
      [3, 4].map((points) =>
        questions.replace(userId, id, {
          kind: "edit",
          version: 1,
          content: { ...ITEMS[0]!, points },
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "stale")).toHaveLength(1);
    expect((await questionsOf(userId, examId))[0]?.version).toBe(2);
  });

  it("tells the others of the exam in their order, and what stood in a question's place before", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    const [first, second] = await questionsOf(userId, examId);
    const others = async (id: number) =>
      (await questions.others(id, examId)).map(({ shape }) => shape);
    expect(await others(second?.id ?? 0)).toEqual(["choose", "write", "arrange"]);
    await questions.move(userId, first?.id ?? 0, 4);
    expect(await others(second?.id ?? 0)).toEqual(["write", "arrange", "choose"]);
    const change = { kind: "regenerate", version: 1, content: ITEMS[2]! } as const;
    await questions.replace(userId, second?.id ?? 0, change);
    expect(await others(second?.id ?? 0)).toEqual(["write", "arrange", "choose", "mark"]);
  });

  it("tells the others of a type or passage alone, as they are after a change", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    const [first, second] = await questionsOf(userId, examId);
    const positions = async (wanted: { type?: string; passage: number }) =>
      (await questions.others(first!.id, examId, wanted)).map(({ points }) => points);
    expect(await positions({ passage: 0 })).toEqual([]);
    expect(await positions({ type: "own-choice", passage: 0 })).toHaveLength(3);
    expect(await positions({ type: "own", passage: 0 })).toEqual([]);
    const content = { ...ITEMS[1]!, type: "own-text", points: 7 };
    await questions.replace(userId, second!.id, { kind: "edit", version: 1, content });
    expect(await positions({ type: "own-text", passage: 0 })).toEqual([7]);
    expect(await positions({ type: "own-choice", passage: 0 })).toHaveLength(2);
  });

  it("finds and changes nothing in an exam that is not ready", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    const [first] = await questionsOf(userId, examId);
    const id = first?.id ?? 0;
    await database()
      .updateTable("exam")
      .set({ state: "generating" })
      .where("id", "=", examId)
      .execute();
    expect(await questions.find(userId, id)).toBeNull();
    expect(await questions.remove(userId, id)).toBeNull();
    expect(await questions.move(userId, id, 2)).toBeNull();
    expect(await questions.append(userId, examId, ITEMS[0]!)).toBeNull();
  });

  it("finds a question with its own exam, for its owner", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [first, second] = [await addExam(database(), userId), await addExam(database(), userId)];
    const questions = questionStore(database());
    for (const examId of [first, second])
      for (const { id, position, ...content } of await questionsOf(userId, examId)) {
        expect(position).toBeGreaterThan(0);
        expect(await questions.find(userId, id)).toMatchObject({ examId, seed: 1, content });
        expect(await questions.find(other, id)).toBeNull();
      }
  });

  it("knows how many questions the exam of a question has, for its owner", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [examId, theirs] = [await addExam(database(), userId), await addExam(database(), other)];
    const questions = questionStore(database());
    await questions.append(userId, examId, ITEMS[0]!);
    const [own] = await questionsOf(userId, examId);
    const [their] = await questionsOf(other, theirs);
    expect(await questions.examSize(userId, own!.id)).toBe(5);
    expect(await questions.examSize(other, their!.id)).toBe(4);
    expect(await questions.examSize(userId, their!.id)).toBe(0);
  });

  it("changes no other exam, the user's own or another's", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [examId] = [await addExam(database(), userId), await addExam(database(), userId)];
    const theirs = await addExam(database(), other);
    const questions = questionStore(database());
    const [first, second, third] = await questionsOf(userId, examId);
    const [their] = await questionsOf(other, theirs);
    expect(await questions.remove(userId, their!.id)).toBeNull();
    expect(await questions.move(userId, their!.id, 2)).toBeNull();
    expect(await questions.append(userId, theirs, ITEMS[0]!)).toBeNull();
    const { removal, moved } = { removal: { change: 0 }, moved: { change: 0 } };
    const removed = await changes(database(), async () => {
      removal.change = (await questions.remove(userId, second!.id)) ?? 0;
    });
    const [, , , last] = await questionsOf(other, theirs);
    expect(last?.position).toBe(4);
    expect(removed).toEqual([
      `- question ${second!.id}`,
      ...[third!.id, third!.id + 1].map((id) => `~ question ${id}`),
      `+ question_change ${removal.change}`,
    ]);
    const move = await changes(database(), async () => {
      const item = await questions.move(userId, first!.id, 2);
      moved.change = item && item !== "broken" ? (item.change_id ?? 0) : 0;
    });
    expect(move).toEqual([
      ...[first!.id, third!.id].map((id) => `~ question ${id}`),
      `+ question_change ${moved.change}`,
    ]);
  });

  it("keeps what is known of the other questions when one is replaced", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const [first, second] = await questionsOf(userId, examId);
    const occurrence = { user_id: userId, rule: "voice", position: 0, sentence: "Bees dance." };
    await database()
      .insertInto("rule_occurrence")
      .values(
        [first!, second!].map(({ id }) => ({
          ...occurrence,
          question_id: id,
          span_start: 0,
          span_end: 4,
        })),
      )
      .execute();
    const content = { ...ITEMS[0]!, points: 3 };
    const edit = { kind: "edit", version: 1, content } as const;
    await questionStore(database()).replace(userId, first!.id, edit);
    const left = database().selectFrom("rule_occurrence").select("question_id");
    expect(await left.where("user_id", "=", userId).execute()).toEqual([
      { question_id: second!.id },
    ]);
  });

  it("keeps two hundred changes of each exam", async () => {
    const userId = await addUser(database());
    const [examId, other] = [await addExam(database(), userId), await addExam(database(), userId)];
    const questions = questionStore(database());
    await questions.append(userId, examId, ITEMS[0]!);
    const row = { question_id: 1, kind: "create", former: null, made_at: NOW } as const;
    await database()
      .insertInto("question_change")
      .values(Array.from({ length: 200 }, () => ({ ...row, exam_id: other })))
      .execute();
    const countOf = async (id: number) =>
      (
        await database()
          .selectFrom("question_change")
          .select("id")
          .where("exam_id", "=", id)
          .execute()
      ).length;
    await questions.append(userId, examId, ITEMS[0]!);
    expect(await countOf(examId)).toBe(2);
    await questions.append(userId, other, ITEMS[0]!);
    expect(await countOf(other)).toBe(200);
  });

  it("reads the others of a large exam, each once", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const body = JSON.stringify({ version: 2, content: ITEMS[0] });
    await database()
      .insertInto("question")
      .values(Array.from({ length: 116 }, (_, at) => ({ exam_id: examId, position: at + 5, body })))
      .execute();
    const [first] = await questionsOf(userId, examId);
    const others = await questionStore(database()).others(first!.id, examId);
    expect(others).toHaveLength(119);
  });

  it("undoes the newest change only", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const questions = questionStore(database());
    const [first, second] = await questionsOf(userId, examId);
    const older = await questions.remove(userId, first?.id ?? 0);
    const newer = await questions.remove(userId, second?.id ?? 0);
    expect(await questions.undo(userId, older ?? 0)).toBe("later");
    expect(await questions.undo(userId, newer ?? 0)).toEqual({
      exam_id: examId,
      question_id: second?.id,
    });
    expect(await questions.undo(userId, newer ?? 0)).toBeNull();
    expect(await changeOf(userId, examId)).toEqual({ id: older, kind: "remove" });
  });

  it("goes back through any changes to exactly what was", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(5), fc.integer({ min: 1, max: 9 })), {
          maxLength: 8,
        }),
        async (acts) => {
          const userId = await addUser(database());
          const examId = await addExam(database(), userId);
          const questions = questionStore(database());
          const states = [];
          for (const [act, at, to] of acts) {
            const now = await questionsOf(userId, examId);
            const one = now[at % Math.max(1, now.length)];
            if (!one) break;
            states.push(bare(now));
            await act(questions, { userId, examId, id: one.id, version: one.version, to });
            const then = await questionsOf(userId, examId);
            expect(then.map(({ position }) => position)).toEqual(then.map((_, index) => index + 1));
          }
          for (const state of states.toReversed()) {
            const change = await changeOf(userId, examId);
            await questions.undo(userId, change?.id ?? 0);
            expect(bare(await questionsOf(userId, examId))).toEqual(state);
          }
          expect(await changeOf(userId, examId)).toBeNull();
        },
      ),
      draws(8, 300),
    );
  });
});

interface Target {
  userId: number;
  examId: number;
  id: number;
  version: number;
  to: number;
}

const ACTS: ((questions: QuestionStore, target: Target) => Promise<unknown>)[] = [
  (questions, { userId, id }) => questions.remove(userId, id),
  (questions, { userId, id, to }) => questions.move(userId, id, to),
  (questions, { userId, examId }) => questions.append(userId, examId, ITEMS[2]!),
  (questions, { userId, id, version, to }) =>
    questions.replace(userId, id, {
      kind: "edit",
      version,
      content: { ...ITEMS[0]!, explanation: `고침 ${to}` },
    }),
  (questions, { userId, id, version }) =>
    questions.replace(userId, id, { kind: "regenerate", version, content: ITEMS[1]! }),
];

/** All but the versions, which only ever grow. */
function bare(items: readonly object[]): object[] {
  return items.map((item) => ({ ...item, version: 0 }));
}
