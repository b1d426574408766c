import type { ItemResponse } from "@pulda/question";
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW, RIGHT, addExam, addUser } from "../../test/sample-exam.ts";
import type { Database } from "../database/database.ts";
import { examStore } from "../exam/store.ts";
import { attemptStore, type AttemptStore } from "./store.ts";

/** Saves a response over whatever is there. */
function save(
  { attempts, id }: { attempts: AttemptStore; id: number },
  userId: number,
  questionId: number,
  response: ItemResponse,
) {
  return attempts.answer(userId, { id, questionId, now: NOW }, ({ answers }) => {
    const version = (answers.get(questionId)?.version ?? 0) + 1;
    return { next: { response, version, retry: null, tries: 1 }, reply: version };
  });
}

async function begin(db: Database, userId: number, deadline: string | null = null) {
  const examId = await addExam(db, userId);
  const items = (await examStore(db).get(userId, examId))?.questions ?? [];
  const attempts = attemptStore(db);
  const { id } = await attempts.add(userId, {
    examId,
    mode: "test",
    startedAt: NOW,
    deadline,
    items,
  });
  return { attempts, id, items, examId };
}

onBothDatabases("the attempt store", (database) => {
  it("keeps the last answer to each question and grades them once", async () => {
    const userId = await addUser(database());
    const begun = await begin(database(), userId);
    const { attempts, id, items } = begun;
    await save(begun, userId, items[0]!.id, { choice: 1 });
    for (const [at, response] of RIGHT.entries())
      expect(await save(begun, userId, items[at]!.id, response)).toBe(at === 0 ? 2 : 1);
    const submitted = await attempts.submit(userId, id, "2026-11-21T01:00:00.000Z");
    expect(submitted).toMatchObject({
      score: 8,
      max_score: 8,
      submitted_at: "2026-11-21T01:00:00.000Z",
    });
    expect(await attempts.submit(userId, id, "2026-11-22T01:00:00.000Z")).toEqual(submitted);
    const { list } = await attempts.list(userId, undefined, { page: 1, limit: 7 });
    expect(list[0]).toMatchObject({ id, score: 8, answered_count: 4, question_count: 4 });
  });

  it("shows the last submitted score on the exam list", async () => {
    const userId = await addUser(database());
    const { attempts, id, examId } = await begin(database(), userId);
    const all = { only_favorite: false, favorite_id: 0, search: "", page: 1, limit: 7 };
    const last = async () => (await examStore(database()).list(userId, all)).list[0]?.last_attempt;
    expect(await last()).toBeNull();
    await attempts.submit(userId, id, NOW);
    expect(await last()).toEqual({ id, mode: "test", score: 0, max_score: 8, submitted_at: NOW });
    await examStore(database()).remove(userId, examId);
    expect(await attempts.get(userId, id)).toBeNull();
  });

  it("keeps the items as they were when the attempt began", async () => {
    const userId = await addUser(database());
    const { attempts, id, items, examId } = await begin(database(), userId);
    await database().deleteFrom("question").where("exam_id", "=", examId).execute();
    expect((await attempts.get(userId, id))?.items).toEqual(items);
  });

  it("submits an overdue attempt as of its deadline", async () => {
    const userId = await addUser(database());
    const deadline = "2026-11-21T00:10:00.000Z";
    const { attempts, id } = await begin(database(), userId, deadline);
    await attempts.submitOverdue(userId, "2026-11-21T00:09:00.000Z");
    expect((await attempts.get(userId, id))?.submitted_at).toBeNull();
    await attempts.submitOverdue(userId, "2026-11-21T00:11:00.000Z");
    expect((await attempts.get(userId, id))?.submitted_at).toBe(deadline);
  });

  it("stores an answer on the version that was read, and decides again after a concurrent change", async () => {
    const userId = await addUser(database());
    const begun = await begin(database(), userId);
    const { attempts, id, items } = begun;
    const questionId = items[0]!.id;
    const seen: number[] = [];
    const both = [1, 2].map((choice) =>
      attempts.answer(userId, { id, questionId, now: NOW }, ({ answers }) => {
        const version = answers.get(questionId)?.version ?? 0;
        seen.push(version);
        if (version > 0) return { next: null, reply: "changed" };
        return {
          next: { response: { choice }, version: 1, retry: null, tries: 1 },
          reply: "saved",
        };
      }),
    );
    expect((await Promise.all(both)).toSorted()).toEqual(["changed", "saved"]);
    expect(seen.at(-1)).toBe(1);
    expect((await attempts.get(userId, id))?.answers.get(questionId)?.version).toBe(1);
  });

  it("stores annotations, and the greatest total time of a visit", async () => {
    const userId = await addUser(database());
    const { attempts, id, items } = await begin(database(), userId);
    const [first, second] = items.map((item) => item.id);
    const marks = { flagged: true, struck: [2], highlights: [{ block: 0, start: 0, end: 4 }] };
    const place = { id, questionId: first!, now: NOW };
    expect(await attempts.annotate(userId, place, () => ({ next: marks, reply: "drawn" }))).toBe(
      "drawn",
    );
    await attempts.annotate(userId, place, (attempt) => {
      expect(attempt.annotations.get(first!)).toEqual(marks);
      return { next: null, reply: "" };
    });
    for (const [visit, seconds] of [
      ["a", 5],
      ["a", 9],
      ["a", 7],
      ["b", 4],
    ] as const)
      await attempts.addTime(
        userId,
        id,
        visit,
        new Map([
          [first!, seconds],
          [999_999, 1],
        ]),
      );
    await attempts.addTime(userId, id, "b", new Map([[second!, 3]]));
    const attempt = await attempts.get(userId, id);
    expect(attempt?.annotations).toEqual(new Map([[first, marks]]));
    expect(attempt?.seconds).toEqual(
      new Map([
        [first, 13],
        [second, 3],
      ]),
    );
    await attempts.submit(userId, id, NOW);
    expect(await attempts.addTime(userId, id, "a", new Map([[first!, 99]]))).toBe(true);
    expect((await attempts.get(userId, id))?.seconds.get(first!)).toBe(13);
  });

  it("lists the newest unsubmitted attempt at each exam", async () => {
    const userId = await addUser(database());
    const older = await begin(database(), userId);
    const items = older.items;
    const again = { examId: older.examId, mode: "test", startedAt: NOW, deadline: null } as const;
    const { id: newer } = await older.attempts.add(userId, { ...again, items });
    const other = await begin(database(), userId);
    const ids = async () => (await older.attempts.unfinished(userId, 9)).map(({ id }) => id);
    expect(await ids()).toEqual([other.id, newer]);
    await older.attempts.submit(userId, newer, NOW);
    expect(await ids()).toEqual([other.id, older.id]);
  });

  it("keeps every call to its user", async () => {
    const [owner, other] = [await addUser(database()), await addUser(database())];
    const begun = await begin(database(), owner);
    const { attempts, id, items } = begun;
    const questionId = items[0]!.id;
    const place = { id, questionId, now: NOW };
    const marks = { flagged: true, struck: [], highlights: [] };
    expect(await attempts.get(other, id)).toBeNull();
    expect(await save(begun, other, questionId, { choice: 2 })).toBeNull();
    expect(await attempts.annotate(other, place, () => ({ next: marks, reply: 1 }))).toBeNull();
    expect(await attempts.addTime(other, id, "visit", new Map([[questionId, 9]]))).toBe(false);
    expect(await attempts.submit(other, id, NOW)).toBeNull();
    expect((await attempts.list(other, undefined, { page: 1, limit: 7 })).list).toEqual([]);
    expect(await attempts.get(owner, id)).toMatchObject({
      answers: new Map(),
      annotations: new Map(),
      seconds: new Map(),
    });
  });

  it("lists attempts at one exam or at all, page by page", async () => {
    const userId = await addUser(database());
    const first = await begin(database(), userId);
    const second = await begin(database(), userId);
    const again = { examId: first.examId, mode: "test", startedAt: NOW, deadline: null } as const;
    const { id: third } = await first.attempts.add(userId, { ...again, items: first.items });
    const ids = async (examId: number | undefined, page: number) => {
      const found = await first.attempts.list(userId, examId, { page, limit: 2 });
      return [found.pagination.total_count, ...found.list.map(({ id }) => id)];
    };
    expect(await ids(undefined, 1)).toEqual([3, third, second.id]);
    expect(await ids(undefined, 2)).toEqual([3, first.id]);
    expect(await ids(first.examId, 1)).toEqual([2, third, first.id]);
    const unfinished = await first.attempts.unfinished(userId, 1);
    expect(unfinished.map(({ id }) => id)).toEqual([third]);
  });

  it("submits the overdue attempts of one user alone", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    const overdue = await begin(database(), userId, NOW);
    const open = await begin(database(), userId);
    const theirs = await begin(database(), otherId, NOW);
    await overdue.attempts.submitOverdue(userId, "2026-11-22T00:00:00.000Z");
    const submitted = async (user: number, id: number) =>
      (await overdue.attempts.get(user, id))?.submitted_at;
    expect(await submitted(userId, overdue.id)).toBe(NOW);
    expect(await submitted(userId, open.id)).toBeNull();
    expect(await submitted(otherId, theirs.id)).toBeNull();
  });

  it("lets the oldest untouched attempt at the exam go when twenty are open", async () => {
    const userId = await addUser(database());
    const other = await begin(database(), userId);
    const first = await begin(database(), userId);
    const again = { examId: first.examId, mode: "test", startedAt: NOW, deadline: null } as const;
    await save(first, userId, first.items[0]!.id, { choice: 2 });
    const ids: number[] = [];
    for (let more = 0; more < 20; more++)
      ids.push((await first.attempts.add(userId, { ...again, items: first.items })).id);
    const found = await first.attempts.list(userId, first.examId, { page: 1, limit: 99 });
    expect(found.list.map(({ id }) => id)).toEqual([...ids.slice(1).toReversed(), first.id]);
    expect(await first.attempts.get(userId, other.id)).not.toBeNull();
  });

  it("counts the open attempts of the user alone", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    const first = await begin(db, userId);
    const { attempts, examId, items } = first;
    const again = { examId, mode: "test", startedAt: NOW, deadline: null } as const;
    const begun = [first.id];
    for (let more = 1; more < 20; more++)
      begun.push((await attempts.add(userId, { ...again, items })).id);
    // Attempts that are given away belong to other accounts until they are removed.
    for (const id of begun) await save({ attempts, id }, userId, items[0]!.id, { choice: 1 });
    await db.updateTable("attempt").set({ user_id: other }).where("id", "in", begun).execute();
    const own: number[] = [];
    for (let more = 0; more < 20; more++)
      own.push((await attempts.add(userId, { ...again, items })).id);
    await attempts.add(userId, { ...again, items });
    expect(await attempts.get(userId, own[0]!)).toBeNull();
    expect(await attempts.get(userId, own[1]!)).not.toBeNull();
    expect(await attempts.get(other, begun[0]!)).not.toBeNull();
  });

  it("saves no answer in an attempt that has been submitted", async () => {
    const userId = await addUser(database());
    const begun = await begin(database(), userId);
    const { attempts, id, items } = begun;
    await save(begun, userId, items[0]!.id, { choice: 1 });
    await attempts.submit(userId, id, NOW);
    const submitted = await attempts.get(userId, id);
    for (const { id: questionId } of items.slice(0, 2))
      await save(begun, userId, questionId, { choice: 2 });
    expect((await attempts.get(userId, id))?.answers).toEqual(submitted?.answers);
  });

  it("counts the time of fifty visits to a question in each attempt, and goes on with those", async () => {
    const userId = await addUser(database());
    const { attempts, id, items, examId } = await begin(database(), userId);
    const again = { examId, mode: "test", startedAt: NOW, deadline: null, items } as const;
    const { id: next } = await attempts.add(userId, again);
    const question = items[0]!.id;
    const add = (attempt: number, visit: number, seconds: number) =>
      attempts.addTime(userId, attempt, `visit ${visit}`, new Map([[question, seconds]]));
    for (let visit = 1; visit <= 51; visit++) await add(id, visit, 1);
    await add(id, 50, 3);
    await add(next, 99, 7);
    const timeOf = async (attempt: number) =>
      (await attempts.get(userId, attempt))?.seconds.get(question);
    expect([await timeOf(id), await timeOf(next)]).toEqual([52, 7]);
  });

  it("begins an attempt in pieces, in the order of its questions, and changes nothing else", async () => {
    const userId = await addUser(database());
    const { attempts, id: former, examId, items } = await begin(database(), userId);
    await begin(database(), await addUser(database()));
    const attempt = { examId, mode: "test", startedAt: NOW, deadline: null } as const;
    const order = items.toReversed();
    async function* pieces() {
      yield order.slice(0, 3);
      yield order.slice(3);
    }
    const begun = { id: 0 };
    const changed = await changes(database(), async () => {
      begun.id = (await attempts.addInPieces(userId, attempt, pieces())) ?? 0;
    });
    const { id } = begun;
    expect(changed).toEqual([
      `+ attempt ${id}`,
      ...items.map((item) => `+ attempt_question ${id}/${item.id}`),
    ]);
    const idsOf = async (one: number) =>
      (await attempts.get(userId, one))?.items.map((item) => item.id);
    expect(await idsOf(id)).toEqual(order.map((item) => item.id));
    expect(await idsOf(former)).toEqual(items.map((item) => item.id));
  });
});
