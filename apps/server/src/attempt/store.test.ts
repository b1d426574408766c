import type { ItemResponse } from "@pulda/question";
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { answer, done, give, shareStores, rowOf, START } from "../../test/shares.ts";
import { NOW, RIGHT, addExam, addUser } from "../../test/sample-exam.ts";
import type { Database } from "../database/database.ts";
import { examStore } from "../exam/store.ts";
import type { AttemptState } from "./result/score.ts";
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

const change = (share_id: number, note: string) => ({
  share_id,
  note,
  made_at: NOW,
  positions: "[1]",
  pending: 0,
});

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

  it("lets none go for those that were submitted", async () => {
    const userId = await addUser(database());
    const { attempts, id, examId, items } = await begin(database(), userId);
    const again = { examId, mode: "test", startedAt: NOW, deadline: null, items } as const;
    const submitted = [id];
    for (let more = 1; more < 20; more++) submitted.push((await attempts.add(userId, again)).id);
    for (const one of submitted) await attempts.submit(userId, one, NOW);
    await attempts.add(userId, again);
    const { list } = await attempts.list(userId, examId, { page: 1, limit: 99 });
    expect(list).toHaveLength(21);
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

  it("lists each attempt with its own answers and its exam's title, and none at a share", async () => {
    const db = database();
    const userId = await addUser(db);
    const begun = await begin(db, userId);
    const { attempts, id, examId, items } = begun;
    const title = db.updateTable("exam").set({ title: "둘째" });
    const second = await begin(db, userId);
    await title.where("id", "=", second.examId).execute();
    for (const item of items.slice(0, 2)) await save(begun, userId, item.id, { choice: 1 });
    await save(second, userId, second.items[0]!.id, { choice: 1 });
    const { takers, shares } = shareStores(db);
    const share = await give({ db, shares }, userId);
    const row = await rowOf(db, share.id);
    const taker = done(await takers.enter(row, { userId, name: "나", number: "" }, START));
    done(await takers.start(row, taker, START));
    const review = await begin(db, userId);
    await db
      .updateTable("exam")
      .set({ purpose: "review" })
      .where("id", "=", review.examId)
      .execute();
    const { list, pagination } = await attempts.list(userId, undefined, { page: 1, limit: 9 });
    expect(list.map((one) => [one.id, one.title, one.answered_count])).toEqual([
      [review.id, "문제집", 0],
      [second.id, "둘째", 1],
      [id, "문제집", 2],
    ]);
    expect(pagination.total_count).toBe(3);
    const unfinished = await attempts.unfinished(userId, 9);
    expect(unfinished.map((one) => one.id)).toEqual([second.id, id]);
    expect((await attempts.get(userId, second.id))?.title).toBe("둘째");
    expect((await attempts.get(userId, id))?.exam_id).toBe(examId);
  });

  it("stores all of an answer that takes another's place", async () => {
    const userId = await addUser(database());
    const { attempts, id, items } = await begin(database(), userId);
    const questionId = items[0]!.id;
    const first = { response: { choice: 1 }, version: 1, retry: null, tries: 1 };
    const second = { response: { choice: 2 }, version: 2, retry: { choice: 1 }, tries: 2 };
    for (const [next, now] of [
      [first, NOW],
      [second, "2026-11-21T00:01:00.000Z"],
    ] as const)
      await attempts.answer(userId, { id, questionId, now }, () => ({ next, reply: null }));
    expect((await attempts.get(userId, id))?.answers.get(questionId)).toEqual(second);
    const row = database().selectFrom("answer").select("answered_at").where("attempt_id", "=", id);
    expect(await row.execute()).toEqual([{ answered_at: "2026-11-21T00:01:00.000Z" }]);
  });

  it("tells the user's attempts apart when it is written to, whichever is submitted", async () => {
    const userId = await addUser(database());
    const former = await begin(database(), userId);
    const open = await begin(database(), userId);
    const { attempts } = former;
    await attempts.submit(userId, former.id, NOW);
    const questionId = open.items[0]!.id;
    expect(await save(open, userId, questionId, { choice: 2 })).toBe(1);
    // a question of another attempt's is none of this one's
    const seconds = new Map([
      [questionId, 5],
      [former.items[0]!.id, 7],
    ]);
    expect(await attempts.addTime(userId, open.id, "visit", seconds)).toBe(true);
    expect(await attempts.get(userId, open.id)).toMatchObject({
      answers: new Map([[questionId, expect.objectContaining({ response: { choice: 2 } })]]),
      seconds: new Map([[questionId, 5]]),
    });
    const times = database().selectFrom("question_time").select("question_id");
    expect(await times.where("attempt_id", "in", [open.id, former.id]).execute()).toEqual([
      { question_id: questionId },
    ]);
    expect(await attempts.submit(userId, open.id, NOW)).toMatchObject({ id: open.id, score: 2 });
  });

  it("submits an attempt at the moment of its deadline", async () => {
    const userId = await addUser(database());
    const { attempts, id } = await begin(database(), userId, "2026-11-21T00:10:00.000Z");
    await attempts.submitOverdue(userId, "2026-11-21T00:10:00.000Z");
    expect((await attempts.get(userId, id))?.submitted_at).toBe("2026-11-21T00:10:00.000Z");
  });

  it("records the results that were held back of one attempt, and shows the changes of its set alone", async () => {
    const db = database();
    const teacher = await addUser(db);
    const { takers, shares, attempts } = shareStores(db);
    const share = await give({ db, shares }, teacher);
    const other = await give({ db, shares }, teacher);
    const row = await rowOf(db, share.id);
    const submitted = [];
    for (const name of ["하나", "둘"]) {
      const userId = await addUser(db);
      const taker = done(await takers.enter(row, { userId, name, number: "" }, START));
      const { id, items } = done(await takers.start(row, taker, START));
      await answer(db, id, items[0]!.id, RIGHT[0]!);
      await attempts.submit(userId, id, NOW);
      submitted.push({ userId, id });
    }
    const [own, others] = submitted as [(typeof submitted)[0], (typeof submitted)[0]];
    const recorded = async ({ id }: { id: number }) => {
      const answers = db.selectFrom("graded_answer").select("question_id");
      return (await answers.where("attempt_id", "=", id).execute()).length;
    };
    expect([await recorded(own), await recorded(others)]).toEqual([0, 0]);
    await attempts.recordHeld(own.userId, own.id);
    expect([await recorded(own), await recorded(others)]).toEqual([1, 0]);
    await attempts.recordHeld(others.userId, others.id);
    expect([await recorded(own), await recorded(others)]).toEqual([1, 1]);
    await db
      .insertInto("share_change")
      .values([change(share.id, "첫째"), change(other.id, "다른 것"), change(share.id, "둘째")])
      .execute();
    const update = db.updateTable("share_change").set({ pending: 1 });
    await update.where("note", "=", "첫째").execute();
    const opened = (await attempts.open(own.userId, own.id)) as AttemptState;
    expect(opened.share?.changes.map(({ note }) => note)).toEqual(["첫째", "둘째"]);
  });
});
