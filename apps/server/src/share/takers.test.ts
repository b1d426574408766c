/** The store of shares, for those who take them: who is who, what may be begun, and what is listed. */
import { MAX_TAKERS, type ShareSettings } from "@pulda/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { after, answer, done, give, shareStores, MINUTE, rowOf, START } from "../../test/shares.ts";
import { addExam, addUser, RIGHT } from "../../test/sample-exam.ts";
import { Failure } from "../http/failure.ts";

const SOON = { show_score: "now", show_answers: "now", show_explanations: "now" } as const;

const messageOf = (outcome: object) => (outcome instanceof Failure ? outcome.message : null);

const changeOf = (share_id: number, note: string, minutes: number) => ({
  share_id,
  note,
  made_at: after(minutes),
  positions: "[2]",
  pending: 0,
});

onBothDatabases("the store of takers", (database) => {
  const stores = () => ({ db: database(), ...shareStores(database()) });

  async function set(settings: { classId?: number } & Partial<ShareSettings> = {}) {
    const teacher = await addUser(database());
    const { id } = await give(stores(), teacher, settings);
    return { teacher, id, share: () => rowOf(database(), id) };
  }

  async function addClass(teacher: number, ...members: readonly [string, string, number?][]) {
    const { id } = done(await stores().classes.create(teacher, "1반", START));
    for (const [name, number, user_id = null] of members)
      await database()
        .insertInto("class_member")
        .values({ class_id: id, name, number, user_id, joined_at: null })
        .execute();
    return id;
  }

  /** A class of a new teacher's with one set, and its students. */
  async function classSet(...members: readonly [string, string, number?][]) {
    const teacher = await addUser(database());
    const classId = await addClass(teacher, ...members);
    const { id } = await give(stores(), teacher, { classId });
    const ids = await database()
      .selectFrom("class_member")
      .select("id")
      .where("class_id", "=", classId)
      .orderBy("id")
      .execute();
    return { teacher, classId, id, memberIds: ids.map((row) => row.id) };
  }

  const enter = async (shareId: number, name = "민지", number = "", userId: number | null = null) =>
    stores().takers.enter(await rowOf(database(), shareId), { userId, name, number }, START);
  const entered = async (...who: Parameters<typeof enter>) => done(await enter(...who));
  type Taker = Awaited<ReturnType<typeof entered>>;

  const start = async (taker: Taker, minutes = 0, paper?: "A" | "B") =>
    stores().takers.start(
      await rowOf(database(), taker.share_id),
      taker,
      START + minutes * MINUTE,
      paper,
    );
  const view = async (taker: Taker, minutes = 0) =>
    stores().takers.view(await rowOf(database(), taker.share_id), taker, START + minutes * MINUTE);

  const find = async (key: { token: string } | { code: string }, now = START) =>
    (await stores().takers.find(key, now))?.id ?? null;

  it("is found by its link, and by its code until that ends, while its teacher may sign in", async () => {
    const { teacher, share } = await set();
    await set();
    const { id, token, code, code_expires_at } = await share();
    const end = Date.parse(code_expires_at!);
    expect(await find({ token }, end + 1)).toBe(id);
    expect(await find({ token: `${token}x` })).toBeNull();
    expect(await find({ code: code! }, end - 1)).toBe(id);
    expect(await find({ code: code! }, end)).toBeNull();
    expect(await find({ code: "" })).toBeNull();
    const change = (values: { locked_at?: string | null; removed_at?: string }) =>
      database().updateTable("user").set(values).where("id", "=", teacher).execute();
    await change({ locked_at: after(0) });
    expect([await find({ token }), await find({ code: code! })]).toEqual([null, null]);
    await change({ locked_at: null, removed_at: after(0) });
    expect([await find({ token }), await find({ code: code! })]).toEqual([null, null]);
  });

  it("knows a user's own place in each set, the newest of several", async () => {
    const [{ id }, other] = [await set(), await set()];
    const [userId, stranger] = [await addUser(database()), await addUser(database())];
    const elsewhere = await entered(other.id, "민지", "", userId);
    const { takers } = stores();
    expect(await takers.taker(id, userId)).toBeNull();
    const own = await entered(id, "민지", "", userId);
    await entered(id, "서준", "", stranger);
    expect(await takers.taker(id, userId)).toEqual(own);
    expect(await entered(id, "다른 이름", "", userId)).toEqual(own);
    const { id: _id, ...row } = own;
    const newest = await database()
      .insertInto("taker")
      .values({ ...row, name: "둘째" })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await takers.taker(id, userId)).toEqual(newest);
    expect(await entered(id, "민지", "", userId)).toEqual(newest);
    expect(await takers.taker(other.id, userId)).toEqual(elsewhere);
  });

  it("knows as whom a class knows an account", async () => {
    const [userId, other, stranger] = [
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
    ];
    const first = await classSet(["서준", "1", other], ["민지", "2", userId]);
    const second = await classSet(["김민지", "7", userId]);
    const { takers } = stores();
    const found = { id: first.memberIds[1], name: "민지", number: "2" };
    expect(await takers.member(first.classId, userId)).toEqual(found);
    expect(await takers.member(second.classId, userId)).toMatchObject({ name: "김민지" });
    expect(await takers.member(first.classId, stranger)).toBeNull();
  });

  it("takes someone without an account for a guest each time, and numbers those of one name", async () => {
    const [{ id }, other] = [await set(), await set()];
    await entered(other.id);
    await entered(other.id);
    const takers = [
      await entered(id),
      await entered(id),
      await entered(id, "민지", "2"),
      await entered(id, "서준"),
      await entered(id),
    ];
    expect(takers.map(({ same_name }) => same_name)).toEqual([1, 2, 1, 1, 3]);
    expect(new Set(takers.map(({ user_id }) => user_id)).size).toBe(5);
    expect(takers.map(({ form, member_id }) => [form, member_id])).toEqual(
      Array.from({ length: 5 }, () => [null, null]),
    );
    const kinds = await database()
      .selectFrom("user")
      .select("kind")
      .where(
        "id",
        "in",
        takers.map(({ user_id }) => user_id),
      )
      .execute();
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(["guest"]));
  });

  it("gives forms A and B in turn, in each set anew", async () => {
    const [{ id }, other] = [await set({ order: "forms" }), await set({ order: "forms" })];
    const forms = [];
    for (const share of [id, id, other.id, id]) forms.push((await entered(share)).form);
    expect(forms).toEqual(["A", "B", "A", "A"]);
  });

  it("has room for a thousand, and for whoever has entered before", async () => {
    const [{ id }, other] = [await set(), await set()];
    const userId = await addUser(database());
    const own = await entered(id, "민지", "", userId);
    await sql`
      insert into taker (share_id, user_id, name, number, same_name, entered_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(MAX_TAKERS - 2)})
      select share_id, user_id, name, 'n' || n, 1, entered_at
      from taker cross join numbers where taker.id = ${own.id}`.execute(database());
    await entered(id, "마지막");
    const full = await enter(id, "하나 더");
    expect(messageOf(full)).toBe("들어온 사람이 너무 많아요. 선생님께 알려 주세요.");
    expect((await entered(id, "민지", "", userId)).user_id).toBe(userId);
    await entered(other.id);
  });

  it("takes who enters for a student of the class: by the account, or by a name that nobody else has", async () => {
    const [userId, other, stranger] = [
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
    ];
    const { id, memberIds } = await classSet(
      ["김민지", "1", userId],
      ["이서준", "2"],
      ["박 하나", "3"],
      ["박하나", "4"],
      ["최두리", ""],
      ["정세나", "6", other],
    );
    const [own, seojun, hana, , duri] = memberIds;
    const of = async (name: string, number: string, user: number | null = null) =>
      (await entered(id, name, number, user)).member_id;
    await addClass(await addUser(database()), ["한누리", "9"], ["한누리", "9", stranger]);
    expect(await of("다른 이름", "9", userId)).toBe(own);
    // who has joined is known by the account alone
    expect(await of("정세나", "6")).toBeNull();
    expect(await of("이서준", "3")).toBeNull();
    expect(await of("이 서준", "2")).toBe(seojun);
    // whose place is taken by then
    expect(await of("이서준", "2")).toBeNull();
    expect(await of("박하나", "")).toBeNull();
    expect(await of("박하나", "3")).toBe(hana);
    expect(await of("최두리", "8")).toBe(duri);
    // of another class
    expect(await of("한누리", "9")).toBeNull();
    expect(await of("한누리", "9", stranger)).toBeNull();
  });

  it("takes a student for the same one in each set of the class, and for nobody's where there is no class", async () => {
    const { teacher, classId, id, memberIds } = await classSet(["이서준", "2"]);
    const second = await give(stores(), teacher, { classId });
    const alone = await give(stores(), teacher);
    expect((await entered(id, "이서준", "2")).member_id).toBe(memberIds[0]);
    expect((await entered(second.id, "이서준", "2")).member_id).toBe(memberIds[0]);
    expect((await entered(alone.id, "이서준", "2")).member_id).toBeNull();
  });

  it("shows a taker her own attempts, oldest first, with what was answered in each", async () => {
    const { id } = await set({ max_attempts: 3 });
    const [own, other] = [await entered(id), await entered(id)];
    const { attempts } = stores();
    const foreign = done(await start(other));
    await answer(database(), foreign.id, foreign.items[0]!.id, RIGHT[0]!);
    const first = done(await start(own));
    for (const at of [0, 1]) await answer(database(), first.id, first.items[at]!.id, RIGHT[at]!);
    expect(await view(own)).toMatchObject({
      share_id: id,
      title: "문제집",
      question_count: 4,
      max_score: 8,
      refusal: null,
      attempts: [{ id: first.id, answered_count: 2, submitted_at: null, score: null }],
    });
    await attempts.submit(own.user_id, first.id, after(1));
    const second = done(await start(own, 2));
    const regraded = database().updateTable("attempt").set({ score: 4 });
    await regraded.where("id", "=", first.id).execute();
    expect((await view(own)).attempts).toEqual([
      {
        id: first.id,
        exam_id: first.exam_id,
        started_at: after(0),
        submitted_at: after(1),
        deadline: null,
        score: 4,
        max_score: 8,
        answered_count: 2,
      },
      expect.objectContaining({ id: second.id, answered_count: 0 }),
    ]);
    // its teacher keeps the score back
    await database()
      .updateTable("share")
      .set({ show_score: "never", show_answers: "never", show_explanations: "never" })
      .where("id", "=", id)
      .execute();
    expect((await view(own)).attempts.map(({ score }) => score)).toEqual([null, null]);
  });

  it("shows what was changed in the set, in order", async () => {
    const [{ id }, other] = [await set(), await set()];
    await database()
      .insertInto("share_change")
      .values([changeOf(id, "첫째", 9), changeOf(other.id, "다른 것", 1), changeOf(id, "둘째", 3)])
      .execute();
    // what was graded anew is the last on a page of PostgreSQL's
    await database()
      .updateTable("share_change")
      .set({ pending: 1 })
      .where("note", "=", "첫째")
      .execute();
    expect((await view(await entered(id))).changes).toEqual([
      { made_at: after(9), positions: [2], note: "첫째" },
      { made_at: after(3), positions: [2], note: "둘째" },
    ]);
  });

  it("goes on with the attempt that is open, and submits it where its time is up", async () => {
    const { id } = await set({ time_limit: 600, max_attempts: 2 });
    const [own, other] = [await entered(id), await entered(id)];
    done(await start(other));
    const first = done(await start(own));
    expect(first).toMatchObject({ started_at: after(0), deadline: after(10) });
    expect(done(await start(own, 5))).toMatchObject({ id: first.id, submitted_at: null });
    const ended = done(await start(own, 10));
    expect(ended).toMatchObject({ id: first.id });
    expect(ended.submitted_at).not.toBeNull();
    const second = done(await start(own, 11));
    expect(second.id).not.toBe(first.id);
    expect(second.submitted_at).toBeNull();
  });

  it("is begun as often as its teacher allows, fifty times at most, by each taker", async () => {
    const { id, share } = await set({ max_attempts: 2 });
    const [own, other] = [await entered(id), await entered(id)];
    const { attempts } = stores();
    const takeOnce = async (taker: Taker) => {
      const begun = await start(taker);
      if (begun instanceof Failure) return begun.message;
      await attempts.submit(taker.user_id, begun.id, after(1));
      return null;
    };
    const over = "정해진 횟수만큼 풀었어요.";
    const times = async (taker: Taker, count: number) => {
      const outcomes = [];
      for (let time = 0; time < count; time += 1) outcomes.push(await takeOnce(taker));
      return outcomes;
    };
    expect(await times(own, 3)).toEqual([null, null, over]);
    expect((await view(own)).refusal).toBe(over);
    expect(await times(other, 1)).toEqual([null]);
    expect((await view(other)).refusal).toBeNull();
    await database()
      .updateTable("share")
      .set({ max_attempts: null })
      .where("id", "=", id)
      .execute();
    expect((await share()).max_attempts).toBeNull();
    expect((await times(other, 50)).filter((outcome) => outcome === null)).toHaveLength(49);
  });

  it("is begun between its times", async () => {
    const { id } = await set({ opens_at: after(10), closes_at: after(20) });
    const taker = await entered(id);
    const refusals = [];
    for (const minutes of [9, 10, 19, 20])
      refusals.push([(await view(taker, minutes)).refusal, (await view(taker, minutes)).state]);
    const over = "마감된 문제집이에요.";
    expect(refusals).toEqual([
      ["아직 시작 시간이 아니에요.", "waiting"],
      [null, "open"],
      [null, "open"],
      [over, "closed"],
    ]);
    expect(messageOf(await start(taker, 9))).toBe("아직 시작 시간이 아니에요.");
    expect(messageOf(await start(taker, 20))).toBe(over);
    done(await start(taker, 10));
    expect((await view(taker, 12)).refusal).toBeNull();
  });

  it("is begun by what its teacher has decided by then, and not at all where it is gone", async () => {
    const { id, teacher, share } = await set();
    const before = await share();
    const [taker, late] = [await entered(id), await entered(id)];
    const { takers, shares } = stores();
    await shares.edit(teacher, id, { time_limit: 600 }, START);
    expect(done(await takers.start(before, taker, START))).toMatchObject({ deadline: after(10) });
    await shares.close(teacher, id, START);
    expect(messageOf(await takers.start(before, late, START))).toBe("마감된 문제집이에요.");
    await shares.reopen(teacher, id, START);
    await shares.remove(teacher, id);
    expect(messageOf(await takers.start(before, late, START))).toBe("문제집을 찾을 수 없어요.");
    const left = database().selectFrom("attempt").select("id").where("taker_id", "=", late.id);
    expect(await left.execute()).toEqual([]);
  });

  it("is begun once by calls at the same moment, and by others besides", async () => {
    const { id } = await set({ max_attempts: 1 });
    const [own, other] = [await entered(id), await entered(id)];
    const begun = await Promise.all([start(own), start(own), start(own), start(other)]);
    const ids = begun.map((state) => done(state).id);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
    const rows = database().selectFrom("attempt").select("id");
    expect(await rows.where("taker_id", "in", [own.id, other.id]).execute()).toHaveLength(2);
  });

  const seedOf = async (taker: Taker, paper?: "A" | "B") => {
    const { id } = done(await start(taker, 0, paper));
    const row = database().selectFrom("attempt").select("seed").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).seed;
  };

  const seeds = async (shareId: number, ...papers: readonly ("A" | "B" | undefined)[]) => {
    const found = [];
    for (const paper of papers) found.push(await seedOf(await entered(shareId), paper));
    return found;
  };

  it("stands in the order that was wanted: as it is, as form B, as each taker's, or as it was printed", async () => {
    const [same, forms, each] = [
      await set(),
      await set({ order: "forms" }),
      await set({ order: "each" }),
    ];
    const { seed } = await forms.share();
    expect(await seeds(same.id, undefined, "B")).toEqual([0, 0]);
    expect(await seeds(forms.id, undefined, undefined, "B", "A")).toEqual([0, seed, seed, 0]);
    const own = await seeds(each.id, undefined, undefined, "A");
    expect(own[0]).not.toBe(own[1]);
    expect(own.map((one) => one > 0)).toEqual([true, true, false]);
  });

  it("has nothing for a taker of a review in which no question is hers", async () => {
    const { id } = await set(SOON);
    await database().updateTable("share").set({ kind: "review" }).where("id", "=", id).execute();
    const [own, other] = [await entered(id), await entered(id)];
    const exam_id = await addExam(database(), own.user_id);
    await database().updateTable("taker").set({ exam_id }).where("id", "=", own.id).execute();
    expect(done(await start({ ...own, exam_id }))).toMatchObject({ exam_id });
    const empty = "나에게 온 문항이 없어요.";
    expect(messageOf(await start(other))).toBe(empty);
    expect(await view(other)).toMatchObject({ refusal: empty, question_count: 0, max_score: 0 });
  });

  it("lists what a student has entered and what her classes were given, newest first", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const own = await classSet(["민지", "1", userId], ["서준", "2", other]);
    await classSet(["서준", "2", other]);
    const second = await give(stores(), own.teacher, {
      classId: own.classId,
      opens_at: after(5),
      closes_at: after(9),
    });
    const alone = await set();
    await set();
    const review = await give(stores(), own.teacher, { classId: own.classId });
    await database()
      .updateTable("share")
      .set({ kind: "review" })
      .where("id", "=", review.id)
      .execute();
    await entered(alone.id, "민지", "", userId);
    await entered(alone.id, "서준", "", other);
    const list = async (user = userId, minutes = 0) =>
      (await stores().takers.assignments(user, START + minutes * MINUTE)).map((row) => [
        row.share_id,
        row.state,
      ]);
    expect(await list()).toEqual([
      [alone.id, "open"],
      [second.id, "waiting"],
      [own.id, "open"],
    ]);
    expect(await list(userId, 9)).toEqual([
      [alone.id, "open"],
      [second.id, "closed"],
      [own.id, "open"],
    ]);
    // a review is only for those who were given one
    await entered(review.id, "민지", "", userId);
    expect((await list()).map(([id]) => id)).toEqual([review.id, alone.id, second.id, own.id]);
    expect(
      (await stores().takers.assignments(userId, START)).map((row) => row.class_title),
    ).toEqual(["1반", null, "1반", "1반"]);
    await database()
      .updateTable("user")
      .set({ locked_at: after(0) })
      .where("id", "=", own.teacher)
      .execute();
    expect((await list()).map(([id]) => id)).toEqual([alone.id]);
    expect(await list(await addUser(database()))).toEqual([]);
  });

  it("lists how far the student herself is, and how many questions are hers", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const { id } = await set({ max_attempts: 3 });
    const [own, others] = [
      await entered(id, "민지", "", userId),
      await entered(id, "서준", "", other),
    ];
    const elsewhere = await set();
    await start(await entered(elsewhere.id, "민지", "", userId));
    const { attempts, takers } = stores();
    const of = async (user: number, share = id) => {
      const row = (await takers.assignments(user, START)).find((one) => one.share_id === share);
      return [row?.progress, row?.question_count];
    };
    const submit = async (taker: Taker) =>
      attempts.submit(taker.user_id, done(await start(taker)).id, after(1));
    await submit(others);
    expect([await of(userId), await of(other)]).toEqual([
      ["new", 4],
      ["done", 4],
    ]);
    await start(own);
    expect(await of(userId)).toEqual(["taking", 4]);
    await submit(own);
    await start(own);
    expect(await of(userId)).toEqual(["done", 4]);
    // of a review each has a set of her own
    const mine = await addExam(database(), userId);
    const theirs = await addExam(database(), other);
    for (const [exam, count] of [
      [mine, 1],
      [theirs, 2],
    ] as const)
      await database()
        .deleteFrom("question")
        .where("exam_id", "=", exam)
        .where("position", ">", count)
        .execute();
    const assign = (taker: Taker, exam_id: number | null) =>
      database().updateTable("taker").set({ exam_id }).where("id", "=", taker.id).execute();
    await assign(others, theirs);
    expect([await of(userId), await of(other)]).toEqual([
      ["done", 4],
      ["done", 2],
    ]);
    await assign(own, mine);
    expect(await of(userId)).toEqual(["done", 1]);
    await assign(await entered(elsewhere.id, "서준", "", other), mine);
    expect([await of(other), await of(other, elsewhere.id)]).toEqual([
      ["done", 2],
      ["new", 1],
    ]);
    // who was two takers before her guest's account became hers
    await assign(own, null);
    const { id: _id, ...row } = own;
    await database()
      .insertInto("taker")
      .values({ ...row, exam_id: mine })
      .execute();
    expect(await of(userId)).toEqual(["done", 1]);
  });

  it("lists the last hundred", async () => {
    const userId = await addUser(database());
    const { id } = await set();
    await database().updateTable("share").set({ code: null }).where("id", "=", id).execute();
    await entered(id, "민지", "", userId);
    await sql`
      insert into share (user_id, holder_id, exam_id, kind, title, token, seed, mode, taking_order, requires,
        asks_number, show_score, show_answers, show_explanations, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 100)
      select user_id, holder_id, exam_id, kind, title, token || n, seed, mode, taking_order, requires,
        asks_number, show_score, show_answers, show_explanations, created_at
      from share cross join numbers where share.id = ${id}`.execute(database());
    await sql`
      insert into taker (share_id, user_id, name, number, same_name, entered_at)
      select copy.id, taker.user_id, name, number, same_name, entered_at
      from taker inner join share as own on own.id = taker.share_id
        inner join share as copy on copy.exam_id = own.exam_id and copy.id <> own.id
      where own.id = ${id}`.execute(database());
    const listed = await stores().takers.assignments(userId, START);
    expect(listed).toHaveLength(100);
    expect(listed.map(({ share_id }) => share_id)).not.toContain(id);
  });
});
