/** The store of shares: what is copied, who teaches with what, and what a change reaches. */
import { DEFAULT_SETTINGS, type ShareSettings } from "@pulda/contract";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { after, answer, done, give, shareStores, MINUTE, rowOf, START } from "../../test/shares.ts";
import { addExam, addUser, ITEMS, RIGHT } from "../../test/sample-exam.ts";
import { Failure } from "../http/failure.ts";
import { deadlineOf, teachesClass } from "./shares.ts";

const DAY_MS = 86_400_000;
const PAGE = { page: 1, limit: 10 };
const NO_SHARE = { code: 404, message: "낸 문제집을 찾을 수 없어요." };

onBothDatabases("the store of shares", (database) => {
  const report = vi.fn<() => void>();
  const stores = () => ({ db: database(), ...shareStores(database(), report) });
  const create = (
    userId: number,
    examId: number,
    more: { classId?: number; settings?: Partial<ShareSettings> } = {},
  ) =>
    stores().shares.create(
      userId,
      { examId, classId: null, title: undefined, settings: {}, ...more },
      START,
    );

  async function addClass(userId: number, ...teachers: readonly number[]): Promise<number> {
    const { classes } = stores();
    const { id } = done(await classes.create(userId, "1반", START));
    for (const teacher of teachers) {
      const { token } = (await classes.inviteTeacher(userId, id, START))!;
      done(await classes.joinAsTeacher(teacher, token, START));
    }
    return id;
  }

  async function addTaker(shareId: number, name = "민지") {
    const share = await rowOf(database(), shareId);
    return done(await stores().takers.enter(share, { userId: null, name, number: "" }, START));
  }

  /** Someone new who begins. */
  async function begin(shareId: number, minutes = 0) {
    const [share, taker] = [await rowOf(database(), shareId), await addTaker(shareId)];
    return done(await stores().takers.start(share, taker, START + minutes * MINUTE));
  }

  const deadlineIn = async (attempt: number) =>
    (
      await database()
        .selectFrom("attempt")
        .select("deadline")
        .where("id", "=", attempt)
        .executeTakeFirstOrThrow()
    ).deadline;

  const questionsOf = (examId: number) =>
    database()
      .selectFrom("question")
      .select(["id", "position", "body"])
      .where("exam_id", "=", examId)
      .orderBy("position")
      .execute();

  /** How much is stored of what a share is made of. */
  async function stored() {
    const counts = [];
    for (const table of ["user", "exam", "question", "share", "share_question"] as const) {
      const query = database()
        .selectFrom(table)
        .select(sql<number>`count(*)`.as("count"));
      counts.push((await query.executeTakeFirstOrThrow()).count);
    }
    return counts;
  }

  it("copies the questions in the order of the desk, and remembers which each was", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId, "3회");
    await addExam(database(), userId);
    await database()
      .updateTable("question")
      .set((update) => ({ position: update("position", "*", -1) }))
      .where("exam_id", "=", examId)
      .execute();
    await database()
      .updateTable("question")
      .set((update) => ({ position: update("position", "+", 10) }))
      .where("exam_id", "=", examId)
      .execute();
    const given = done(await create(userId, examId));
    expect(given).toMatchObject({
      ...DEFAULT_SETTINGS,
      title: "3회",
      source_exam_id: examId,
      state: "open",
      question_count: 4,
      max_score: 8,
      created_at: after(0),
      code_expires_at: new Date(START + DAY_MS).toISOString(),
    });
    const row = await rowOf(database(), given.id);
    const copy = await stores().items.of(row.exam_id);
    expect(copy.map(({ shape }) => shape)).toEqual(ITEMS.map(({ shape }) => shape).toReversed());
    const sources = await database()
      .selectFrom("share_question")
      .select(["question_id", "source_question_id"])
      .where("share_id", "=", given.id)
      .execute();
    const sourceOf = new Map(sources.map((one) => [one.question_id, one.source_question_id]));
    expect(copy.map(({ id }) => sourceOf.get(id))).toEqual(
      (await questionsOf(examId)).map(({ id }) => id),
    );
    const holder = database().selectFrom("exam").select("user_id").where("id", "=", row.exam_id);
    expect(await holder.executeTakeFirstOrThrow()).toEqual({ user_id: row.holder_id });
    expect(row.holder_id).not.toBe(userId);
  });

  it("stores nothing of what cannot be given", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [own, others] = [await addExam(database(), userId), await addExam(database(), other)];
    const [making, empty] = [await addExam(database(), userId), await addExam(database(), userId)];
    await database()
      .updateTable("exam")
      .set({ state: "generating" })
      .where("id", "=", making)
      .execute();
    await database().deleteFrom("question").where("exam_id", "=", empty).execute();
    const unread = await addExam(database(), userId);
    await database()
      .updateTable("question")
      .set({ body: "{" })
      .where("exam_id", "=", unread)
      .execute();
    const [classId, othersClass] = [await addClass(userId), await addClass(other, userId)];
    await stores().classes.removeTeacher(userId, othersClass, userId);
    const before = await stored();
    const messages = [];
    for (const [examId, more] of [
      [others, {}],
      [99_999, {}],
      [own, { classId: othersClass }],
      [own, { classId: 99_999 }],
      [own, { settings: { show_score: "never" } }],
      [making, { classId }],
      [empty, {}],
      [unread, {}],
    ] as const) {
      const outcome = await create(userId, examId, more);
      messages.push(outcome instanceof Failure ? [outcome.code, outcome.message] : outcome);
    }
    const notReady = [409, "아직 낼 수 있는 문항이 없어요. 문제집이 다 만들어진 다음 내 주세요."];
    expect(messages).toEqual([
      [404, "문제집을 찾을 수 없어요."],
      [404, "문제집을 찾을 수 없어요."],
      [404, "반을 찾을 수 없어요."],
      [404, "반을 찾을 수 없어요."],
      [400, "정답을 보여 주면 점수도 보여 줘야 해요."],
      notReady,
      notReady,
      notReady,
    ]);
    expect(await stored()).toEqual(before);
  });

  it("leaves out what cannot be read, and tells of it", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const [first, ...rest] = await questionsOf(examId);
    await database()
      .updateTable("question")
      .set({ body: "{" })
      .where("id", "=", first!.id)
      .execute();
    report.mockClear();
    const given = done(await create(userId, examId));
    expect(given.question_count).toBe(3);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      "question",
      expect.objectContaining({ id: first!.id }),
    );
    const sources = database().selectFrom("share_question").select("source_question_id");
    const rows = await sources.where("share_id", "=", given.id).orderBy("question_id").execute();
    expect(rows.map((row) => row.source_question_id)).toEqual(rest.map(({ id }) => id));
  });

  it("gives two hundred questions, no more", async () => {
    const userId = await addUser(database());
    const examId = await addExam(database(), userId);
    const [{ body } = { body: "" }] = await questionsOf(examId);
    const add = (from: number, to: number) =>
      database()
        .insertInto("question")
        .values(
          Array.from({ length: to - from + 1 }, (_, at) => ({
            exam_id: examId,
            position: from + at,
            body,
          })),
        )
        .execute();
    await add(5, 200);
    expect(done(await create(userId, examId)).question_count).toBe(200);
    await add(201, 201);
    expect(await create(userId, examId)).toMatchObject({ code: 409 });
  });

  it("gives each teacher two thousand sets", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const { id } = await give(stores(), userId);
    await database().updateTable("share").set({ code: null }).where("id", "=", id).execute();
    await sql`
      insert into share (user_id, holder_id, exam_id, kind, title, token, seed, mode, taking_order, requires,
        asks_number, show_score, show_answers, show_explanations, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1998)
      select user_id, holder_id, exam_id, kind, title, token || n, seed, mode, taking_order, requires,
        asks_number, show_score, show_answers, show_explanations, created_at
      from share cross join numbers where share.id = ${id}`.execute(database());
    const last = await give(stores(), userId);
    const examId = await addExam(database(), userId);
    expect(await create(userId, examId)).toMatchObject({
      code: 409,
      message: "낸 문제집은 2,000개까지 둘 수 있어요. 지난 것을 지우고 다시 내 주세요.",
    });
    await give(stores(), other);
    await stores().shares.remove(userId, last.id);
    done(await create(userId, examId));
  });

  it("is taught with by its giver; what was given to a class by those who teach the class", async () => {
    const users: number[] = [];
    for (let at = 0; at < 5; at += 1) users.push(await addUser(database()));
    const [giver, owner, co, student, stranger] = users as [number, number, number, number, number];
    const classId = await addClass(owner, giver, co);
    await addClass(stranger, student);
    const { classes, shares } = stores();
    done(await classes.join(student, classId, { name: "학생", number: "" }, START));
    const alone = await give(stores(), giver);
    const shared = await give(stores(), giver, { classId });
    const teaching = async (id: number) => {
      const may = [];
      for (const user of users) {
        const outcomes = [
          (await shares.get(user, id, START)) !== null,
          (await shares.row(user, id)) !== null,
          (await shares.list(user, {}, PAGE, START)).list.some((share) => share.id === id),
          !((await shares.edit(user, id, { title: "새" }, START)) instanceof Failure),
          !((await shares.close(user, id, START)) instanceof Failure),
          !((await shares.reopen(user, id, START)) instanceof Failure),
          !((await shares.setCode(user, id, true, START)) instanceof Failure),
        ];
        expect(new Set(outcomes).size).toBe(1);
        may.push(outcomes[0]);
      }
      return may;
    };
    expect(await teaching(alone.id)).toEqual([true, false, false, false, false]);
    expect(await teaching(shared.id)).toEqual([true, true, true, false, false]);
    expect(await shares.close(stranger, alone.id, START)).toMatchObject(NO_SHARE);
    await classes.removeTeacher(owner, classId, giver);
    expect(await teaching(alone.id)).toEqual([true, false, false, false, false]);
    expect(await teaching(shared.id)).toEqual([false, true, true, false, false]);
    // what a stranger may not change has not been changed
    await shares.edit(giver, alone.id, { title: "처음" }, START);
    await shares.edit(owner, alone.id, { title: "남의 것" }, START);
    await shares.close(owner, alone.id, START);
    expect(await shares.get(giver, alone.id, START)).toMatchObject({
      title: "처음",
      state: "open",
    });
  });

  it("is gone with its giver, even where others teach with it", async () => {
    const [giver, owner] = [await addUser(database()), await addUser(database())];
    const classId = await addClass(owner, giver);
    const { id } = await give(stores(), giver, { classId });
    await database()
      .updateTable("user")
      .set({ removed_at: after(0) })
      .where("id", "=", giver)
      .execute();
    const { shares } = stores();
    expect(await shares.get(owner, id, START)).toBeNull();
    expect((await shares.list(owner, {}, PAGE, START)).pagination.total_count).toBe(0);
  });

  it("is listed newest first and in pages; of one exam, or of one class", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const [classId, otherClass] = [await addClass(userId), await addClass(userId)];
    const first = await give(stores(), userId, { classId });
    const second = await give(stores(), userId, { classId: otherClass });
    const third = await give(stores(), userId, { classId });
    const again = done(await create(userId, first.examId));
    await give(stores(), other);
    const list = async (which: { examId?: number; classId?: number }, page = PAGE) => {
      const found = await stores().shares.list(userId, which, page, START);
      return [found.list.map(({ id }) => id), found.pagination.total_count];
    };
    expect(await list({})).toEqual([[again.id, third.id, second.id, first.id], 4]);
    expect(await list({}, { page: 2, limit: 3 })).toEqual([[first.id], 4]);
    expect(await list({}, { page: 1, limit: 3 })).toEqual([[again.id, third.id, second.id], 4]);
    expect(await list({ examId: first.examId })).toEqual([[again.id, first.id], 2]);
    expect(await list({ classId })).toEqual([[third.id, first.id], 2]);
    expect(await list({ examId: first.examId, classId })).toEqual([[first.id], 1]);
    expect(await list({ examId: second.examId, classId })).toEqual([[], 0]);
  });

  it("counts its own questions and takers, and those who have submitted once each", async () => {
    const userId = await addUser(database());
    const classId = await addClass(userId);
    await addClass(userId);
    const { id } = await give(stores(), userId, { classId, max_attempts: null });
    const other = await give(stores(), userId);
    const twice = await addTaker(id);
    const { attempts, takers, shares } = stores();
    const share = await rowOf(database(), id);
    for (let time = 0; time < 2; time += 1) {
      const attempt = done(await takers.start(share, twice, START));
      await attempts.submit(twice.user_id, attempt.id, after(1));
    }
    await begin(id);
    await addTaker(id);
    await begin(other.id);
    expect(await shares.get(userId, id, START)).toMatchObject({
      class_title: "1반",
      question_count: 4,
      max_score: 8,
      taker_count: 3,
      done_count: 1,
    });
    expect(await shares.get(userId, other.id, START)).toMatchObject({
      class_title: null,
      taker_count: 1,
      done_count: 0,
    });
  });

  it("is edited alone: with the title of its copy, and to be settled anew", async () => {
    const userId = await addUser(database());
    const [edited, other] = [await give(stores(), userId), await give(stores(), userId)];
    const settled = { settled_at: after(5) };
    await database().updateTable("share").set(settled).where("user_id", "=", userId).execute();
    const before = await rowOf(database(), other.id);
    const { shares } = stores();
    const change = { title: "새 제목", order: "forms", asks_number: false } as const;
    expect(await shares.edit(userId, edited.id, change, START)).toMatchObject(change);
    expect(await rowOf(database(), edited.id)).toMatchObject({ settled_at: null });
    expect(await rowOf(database(), other.id)).toEqual(before);
    const titles = await database()
      .selectFrom("exam")
      .select(["id", "title"])
      .orderBy("id")
      .execute();
    const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
    const copies = [await rowOf(database(), edited.id), before].map((row) =>
      titleOf.get(row.exam_id),
    );
    expect(copies).toEqual(["새 제목", "문제집"]);
    expect(titleOf.get(edited.examId)).toBe("문제집");
    // a setting alone leaves the title
    expect(await shares.edit(userId, edited.id, { time_limit: 60 }, START)).toMatchObject({
      ...change,
      time_limit: 60,
    });
    const wrong = { show_answers: "now", show_explanations: "never", show_score: "never" } as const;
    expect(await shares.edit(userId, edited.id, wrong, START)).toMatchObject({ code: 400 });
    expect(await shares.get(userId, edited.id, START)).toMatchObject({ show_score: "now" });
  });

  it("keeps its mode once somebody has begun it", async () => {
    const userId = await addUser(database());
    const [{ id }, other] = [await give(stores(), userId), await give(stores(), userId)];
    const practice = {
      mode: "practice",
      show_answers: "now",
      show_explanations: "now",
    } as const;
    await begin(other.id);
    await addTaker(id);
    const { shares } = stores();
    expect(await shares.edit(userId, id, practice, START)).toMatchObject(practice);
    await begin(id);
    expect(await shares.edit(userId, id, { mode: "test" }, START)).toMatchObject({
      code: 400,
      errors: [{ field: "mode" }],
    });
    expect(await shares.edit(userId, id, { mode: "practice", title: "새" }, START)).toMatchObject({
      title: "새",
    });
  });

  it("moves the deadlines of its open attempts", async () => {
    const userId = await addUser(database());
    const [{ id }, other] = [await give(stores(), userId), await give(stores(), userId)];
    const [early, late, submitted] = [await begin(id), await begin(id, 5), await begin(id)];
    const foreign = await begin(other.id);
    const { attempts, shares } = stores();
    const { user_id } = await database()
      .selectFrom("attempt")
      .select("user_id")
      .where("id", "=", submitted.id)
      .executeTakeFirstOrThrow();
    await answer(database(), submitted.id, submitted.items[0]!.id, RIGHT[0]!);
    await attempts.submit(user_id, submitted.id, after(1));
    const deadlines = async () => {
      const all = [];
      for (const attempt of [early, late, submitted, foreign])
        all.push(await deadlineIn(attempt.id));
      return all;
    };
    expect(await deadlines()).toEqual([null, null, null, null]);
    await shares.edit(userId, id, { time_limit: 600 }, START);
    expect(await deadlines()).toEqual([after(10), after(15), null, null]);
    await shares.edit(userId, id, { closes_at: after(12) }, START);
    expect(await deadlines()).toEqual([after(10), after(12), null, null]);
    await shares.edit(userId, id, { time_limit: null }, START);
    expect(await deadlines()).toEqual([after(12), after(12), null, null]);
    await shares.close(userId, id, START + 7 * MINUTE);
    expect(await deadlines()).toEqual([after(7), after(7), null, null]);
  });

  it("is closed once, without its code, and reopened with an end that is still to come", async () => {
    const userId = await addUser(database());
    const closes_at = after(60);
    const [{ id }, other] = [
      await give(stores(), userId, { closes_at }),
      await give(stores(), userId),
    ];
    const { shares } = stores();
    await database()
      .updateTable("share")
      .set({ settled_at: after(1) })
      .execute();
    const closed = await shares.close(userId, id, START + MINUTE);
    expect(closed).toMatchObject({ state: "closed", closed_at: after(1), code: null });
    expect(await rowOf(database(), id)).toMatchObject({
      code: null,
      code_expires_at: null,
      settled_at: null,
    });
    expect(await rowOf(database(), other.id)).toMatchObject({
      closed_at: null,
      settled_at: after(1),
    });
    const again = await shares.close(userId, id, START + 2 * MINUTE);
    expect(again).toMatchObject({ closed_at: after(1) });
    await shares.close(userId, other.id, START + MINUTE);
    await database()
      .updateTable("share")
      .set({ settled_at: after(3) })
      .where("user_id", "=", userId)
      .execute();
    const reopened = await shares.reopen(userId, id, START + 59 * MINUTE);
    expect(reopened).toMatchObject({ state: "open", closed_at: null, closes_at });
    expect(await rowOf(database(), id)).toMatchObject({ settled_at: null });
    expect(await rowOf(database(), other.id)).toMatchObject({
      closed_at: after(1),
      settled_at: after(3),
    });
    // at its end it is over
    const endless = await shares.reopen(userId, id, START + 60 * MINUTE);
    expect(endless).toMatchObject({ state: "open", closes_at: null });
  });

  it("has a code for a day, and none where it is wanted without", async () => {
    const userId = await addUser(database());
    const [{ id }, other] = [await give(stores(), userId), await give(stores(), userId)];
    const before = await rowOf(database(), other.id);
    const { shares } = stores();
    const first = done(await shares.setCode(userId, id, true, START + MINUTE));
    expect(first.code_expires_at).toBe(new Date(START + MINUTE + DAY_MS).toISOString());
    expect((await shares.get(userId, id, START + DAY_MS))?.code).toBe(first.code);
    expect((await shares.get(userId, id, START + MINUTE + DAY_MS))?.code).toBeNull();
    const next = done(await shares.setCode(userId, id, true, START));
    expect(next.code).not.toBe(first.code);
    expect(await shares.setCode(userId, id, false, START)).toMatchObject({
      code: null,
      code_expires_at: null,
    });
    expect(await rowOf(database(), other.id)).toEqual(before);
  });

  it("is removed by its giver or by the owner of its class, alone", async () => {
    const [giver, owner, co, stranger] = [
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
    ];
    const classId = await addClass(owner, giver, co);
    const { shares } = stores();
    const [one, two, kept] = [
      await give(stores(), giver, { classId }),
      await give(stores(), giver, { classId }),
      await give(stores(), giver, { classId }),
    ];
    const alone = await give(stores(), giver);
    for (const id of [one.id, alone.id])
      for (const user of [co, stranger]) expect(await shares.remove(user, id)).toBe(false);
    expect(await shares.remove(owner, alone.id)).toBe(false);
    expect(await shares.remove(giver, alone.id)).toBe(true);
    expect(await shares.remove(owner, one.id)).toBe(true);
    await stores().classes.removeTeacher(owner, classId, giver);
    expect(await shares.remove(giver, two.id)).toBe(true);
    expect(await shares.remove(giver, two.id)).toBe(false);
    const left = database().selectFrom("share").select("id").where("user_id", "=", giver);
    expect(await left.execute()).toEqual([{ id: kept.id }]);
  });
});

onBothDatabases("who teaches a class", (database) => {
  it("is its owner and those who were invited", async () => {
    const [owner, co, other] = [
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
    ];
    const { classes } = shareStores(database());
    const own = done(await classes.create(owner, "1반", START)).id;
    const others = done(await classes.create(other, "2반", START)).id;
    const { token } = (await classes.inviteTeacher(owner, own, START))!;
    done(await classes.joinAsTeacher(co, token, START));
    const taught = async (classId: number) => {
      const all = [];
      for (const user of [owner, co, other])
        all.push(await teachesClass(database(), user, classId));
      return all;
    };
    expect(await taught(own)).toEqual([true, true, false]);
    expect(await taught(others)).toEqual([false, false, true]);
    expect(await taught(others + 99)).toEqual([false, false, false]);
  });
});

it.each([
  [null, null, null, null],
  [600, null, null, after(15)],
  [600, after(10), null, after(10)],
  [600, after(20), null, after(15)],
  [null, after(10), after(8), after(8)],
  [60, after(10), after(8), after(6)],
])(
  "an attempt ends by what comes first: the limit of %j s, the end %j, the close %j",
  (time_limit, closes_at, closed_at, end) => {
    expect(deadlineOf({ time_limit, closes_at, closed_at }, after(5))).toBe(end);
  },
);
