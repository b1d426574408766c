/** The store of classes: whose they are, who is on their lists, and what a change reaches. */
import { MAX_MEMBERS, type ClassSummary } from "@pulda/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { after, done, give, shareStores, MINUTE, rowOf, START } from "../../test/shares.ts";
import { addUser } from "../../test/sample-exam.ts";
import { Failure } from "../http/failure.ts";

const DAY_MS = 86_400_000;
const NO_CLASS = { code: 404, message: "반을 찾을 수 없어요." };

const messageOf = (outcome: object) => (outcome instanceof Failure ? outcome.message : null);

onBothDatabases("the store of classes", (database) => {
  const stores = () => ({ db: database(), ...shareStores(database()) });
  const store = () => stores().classes;

  const users = async (count: number) => {
    const ids = [];
    for (let at = 0; at < count; at += 1) ids.push(await addUser(database()));
    return ids;
  };
  const create = async (userId: number, title = "1반") =>
    done(await store().create(userId, title, START)).id;

  async function addTeacher(owner: number, id: number, teacher: number, minutes = 0) {
    const { token } = (await store().inviteTeacher(owner, id, START))!;
    return store().joinAsTeacher(teacher, token, START + minutes * MINUTE);
  }

  const join = (userId: number, id: number, name: string, number = "") =>
    store().join(userId, id, { name, number }, START);

  const rowsOf = (id: number) =>
    database()
      .selectFrom("class_member")
      .selectAll()
      .where("class_id", "=", id)
      .orderBy("id")
      .execute();
  const classRow = (id: number) =>
    database().selectFrom("class").selectAll().where("id", "=", id).executeTakeFirst();

  /** A class of two students, with a teacher beside its owner. */
  async function taught() {
    const [owner, co, student, stranger] = (await users(4)) as [number, number, number, number];
    const id = await create(owner);
    await addTeacher(owner, id, co);
    await join(student, id, "김민지", "2");
    done(await store().addMembers(owner, id, [{ name: "이서준", number: "10" }]));
    await create(stranger, "다른 반");
    return { owner, co, student, stranger, id };
  }

  it("lists what a user owns, teaches and has joined, newest first, with what is in each", async () => {
    const { owner, co, student, stranger, id } = await taught();
    const own = await create(co, "2반");
    await addTeacher(stranger, await create(stranger, "3반"), owner);
    await give(stores(), owner, { classId: id });
    await give(stores(), co, { classId: own });
    await give(stores(), owner);
    const list = async (user: number) =>
      (await store().list(user)).map(({ title, role, member_count, share_count }) => [
        title,
        role,
        member_count,
        share_count,
      ]);
    expect(await list(owner)).toEqual([
      ["3반", "teacher", 0, 0],
      ["1반", "owner", 2, 1],
    ]);
    expect(await list(co)).toEqual([
      ["2반", "owner", 0, 1],
      ["1반", "teacher", 2, 1],
    ]);
    expect(await list(student)).toEqual([["1반", "student", 2, 1]]);
    expect(await list(await addUser(database()))).toEqual([]);
    const [newest] = await store().list(co);
    expect(newest).toMatchObject({ id: own, created_at: after(0) } satisfies Partial<ClassSummary>);
  });

  it("is one of two hundred at most of one owner", async () => {
    const [owner, other] = (await users(2)) as [number, number];
    const values = Array.from({ length: 199 }, (_, at) => ({
      user_id: owner,
      title: `${at}반`,
      created_at: after(0),
    }));
    await database().insertInto("class").values(values).execute();
    await create(owner);
    expect(messageOf(await store().create(owner, "더", START))).toBe(
      "반은 200개까지 만들 수 있어요. 지난 반을 지우고 다시 만들어 주세요.",
    );
    await create(other);
  });

  it("is the teachers' to read and to change, and only one at a time", async () => {
    const { owner, co, student, stranger, id } = await taught();
    const other = await create(owner, "그대로");
    const { id: member } = (await rowsOf(id))[1]!;
    const before = await classRow(other);
    const may = [];
    for (const user of [owner, co, student, stranger]) {
      const person = { name: `학생${user}`, number: "1" };
      const outcomes = [
        (await store().get(user, id, START)) !== null,
        await store().edit(user, id, `반${user}`),
        !((await store().addMembers(user, id, [person])) instanceof Failure),
        await store().editMember(user, member, person),
        (await store().invite(user, id, true, START)) !== null,
      ];
      expect(new Set(outcomes).size).toBe(1);
      may.push(outcomes[0]);
    }
    expect(may).toEqual([true, true, false, false]);
    expect(await classRow(id)).toMatchObject({ title: `반${co}` });
    expect(await classRow(other)).toEqual(before);
    expect((await rowsOf(id)).map(({ name }) => name)).toEqual([
      "김민지",
      `학생${co}`,
      `학생${owner}`,
      `학생${co}`,
    ]);
    const missing = id + 9999;
    expect(await store().get(owner, missing, START)).toBeNull();
    expect(await store().edit(owner, missing, "")).toBe(false);
    expect(await store().addMembers(owner, missing, [])).toMatchObject(NO_CLASS);
    expect(await store().editMember(owner, 99_999, { name: "", number: "" })).toBe(false);
    expect(await store().removeMember(owner, 99_999)).toBe(false);
    for (const user of [student, stranger])
      expect(await store().removeMember(user, member)).toBe(false);
    expect(await store().removeMember(co, member)).toBe(true);
    expect((await rowsOf(id)).map((row) => row.id)).not.toContain(member);
    expect(await rowsOf(id)).toHaveLength(3);
  });

  it("is shown with its own list, teachers in the order in which they came, and its own sets", async () => {
    const { owner, co, stranger, id } = await taught();
    const [late, early] = (await users(2)) as [number, number];
    await addTeacher(owner, id, late, 20);
    await addTeacher(owner, id, early, 10);
    const other = await create(owner, "2반");
    await addTeacher(owner, other, stranger);
    await join(stranger, other, "이하나");
    done(await store().addMembers(owner, other, [{ name: "남", number: "1" }]));
    const first = await give(stores(), owner, { classId: id });
    const second = await give(stores(), co, { classId: id });
    await give(stores(), owner, { classId: other });
    const shown = (await store().get(owner, id, START))!;
    expect(shown).toMatchObject({ id, title: "1반", role: "owner", token: null, code: null });
    expect(shown.members.map(({ name, joined }) => [name, joined])).toEqual([
      ["김민지", true],
      ["이서준", false],
    ]);
    expect(shown.teachers.map(({ user_id, role }) => [user_id, role])).toEqual([
      [owner, "owner"],
      [co, "teacher"],
      [early, "teacher"],
      [late, "teacher"],
    ]);
    expect(shown.shares.map((share) => share.id)).toEqual([second.id, first.id]);
    expect(shown.results).toEqual([]);
    expect(await store().get(co, id, START)).toMatchObject({ role: "teacher" });
  });

  it("shows the best that each student has done with each set", async () => {
    const { owner, id } = await taught();
    const [minji, seojun] = (await rowsOf(id)).map((row) => row.id) as [number, number];
    const { takers, attempts } = stores();
    const [first, second] = [
      await give(stores(), owner, { classId: id, max_attempts: 3 }),
      await give(stores(), owner, { classId: id }),
    ];
    const alone = await give(stores(), owner);
    const enter = async (share: number, name: string, number: string) =>
      done(
        await takers.enter(await rowOf(database(), share), { userId: null, name, number }, START),
      );
    const begin = async (share: number, taker: Awaited<ReturnType<typeof enter>>) =>
      done(await takers.start(await rowOf(database(), share), taker, START)).id;
    const submit = async (
      share: number,
      taker: Awaited<ReturnType<typeof enter>>,
      score: number,
    ) => {
      const attempt = await begin(share, taker);
      await attempts.submit(taker.user_id, attempt, after(1));
      await database().updateTable("attempt").set({ score }).where("id", "=", attempt).execute();
    };
    const of = await enter(first.id, "이서준", "10");
    for (const score of [4, 6, 2]) await submit(first.id, of, score);
    await enter(second.id, "이서준", "10");
    const someone = await enter(first.id, "모르는 사람", "");
    await submit(first.id, someone, 8);
    await submit(alone.id, await enter(alone.id, "이서준", "10"), 8);
    const other = await create(owner, "2반");
    done(await store().addMembers(owner, other, [{ name: "박하나", number: "" }]));
    const foreign = await give(stores(), owner, { classId: other });
    await submit(foreign.id, await enter(foreign.id, "박하나", ""), 8);
    // one who has joined with an account
    const { user_id } = (await rowsOf(id))[0]!;
    const own = { userId: user_id, name: "", number: "" };
    const taker = done(await takers.enter(await rowOf(database(), second.id), own, START));
    await begin(second.id, taker);
    const { results } = (await store().get(owner, id, START))!;
    expect(
      results.toSorted((a, b) => a.share_id - b.share_id || a.member_id - b.member_id),
    ).toEqual([
      { member_id: seojun, share_id: first.id, state: "done", score: 6, max_score: 8 },
      { member_id: minji, share_id: second.id, state: "taking", score: null, max_score: 8 },
      { member_id: seojun, share_id: second.id, state: "entered", score: null, max_score: 0 },
    ]);
  });

  it("has each student once, five hundred at most", async () => {
    const [owner, other] = (await users(2)) as [number, number];
    const [id, second] = [await create(owner), await create(other)];
    const many = Array.from({ length: MAX_MEMBERS - 1 }, (_, at) => ({
      name: `학생 ${at}`,
      number: String(at),
    }));
    done(await store().addMembers(other, second, many));
    const add = (...members: { name: string; number: string }[]) =>
      store().addMembers(owner, id, members);
    const [minji, again] = [
      { name: "김민지", number: "2" },
      { name: " 김 민지", number: "2 " },
    ];
    expect(await add(minji, again)).toEqual({ added: 1, known: 1 });
    expect(await add(again, { name: "김민지", number: "3" })).toEqual({ added: 1, known: 1 });
    expect(await add(again)).toEqual({ added: 0, known: 1 });
    expect(messageOf(await add(...many))).toBe("한 반은 500명까지예요.");
    expect(await rowsOf(id)).toHaveLength(2);
    expect(await add(...many.slice(1))).toEqual({ added: 498, known: 0 });
    expect(await rowsOf(second)).toHaveLength(499);
    // nor does one more join
    const student = await addUser(database());
    expect(messageOf(await join(student, id, "하나 더"))).toBe("한 반은 500명까지예요.");
    done(await join(student, id, "학생 7", "7"));
    done(await join(student, second, "하나 더"));
  });

  it("renames a student in what she has taken, and takes her name from it when she goes", async () => {
    const { owner, id } = await taught();
    const { takers } = stores();
    const [share, second] = [
      await give(stores(), owner, { classId: id }),
      await give(stores(), owner, { classId: id }),
    ];
    const enter = async (shareId: number, name: string, number: string) =>
      done(
        await takers.enter(await rowOf(database(), shareId), { userId: null, name, number }, START),
      ).id;
    done(await store().addMembers(owner, id, [{ name: "박하나", number: "3" }]));
    await enter(share.id, "박하나", "");
    const entered = [
      await enter(share.id, "이서준", "10"),
      await enter(second.id, "이서준", "10"),
      await enter(share.id, "이서준", "10"),
    ];
    await database()
      .updateTable("taker")
      .set({ same_name: 2 })
      .where("id", "=", entered[0]!)
      .execute();
    const shown = () =>
      database()
        .selectFrom("taker")
        .select(["name", "number", "same_name", "member_id"])
        .where("share_id", "in", [share.id, second.id])
        .orderBy("id")
        .execute();
    const [hana, , , stranger] = await shown();
    const member = (await rowsOf(id))[1]!.id;
    expect(await store().editMember(owner, member, { name: "이서진", number: "11" })).toBe(true);
    const renamed = { name: "이서진", number: "11", same_name: 1, member_id: member };
    expect(await shown()).toEqual([hana, renamed, renamed, stranger]);
    expect((await rowsOf(id)).map(({ name }) => name)).toEqual(["김민지", "이서진", "박하나"]);
    expect(await store().removeMember(owner, member)).toBe(true);
    const gone = (at: number) => ({
      name: "명단에서 뺀 학생",
      number: "",
      same_name: entered[at],
      member_id: null,
    });
    expect(await shown()).toEqual([hana, gone(0), gone(1), stranger]);
    expect((await rowsOf(id)).map(({ name }) => name)).toEqual(["김민지", "박하나"]);
  });

  it("is joined by a link, or by a code for a day, while its owner is there", async () => {
    const { owner, co, id } = await taught();
    const other = await create(owner, "2반");
    const find = async (key: { token: string } | { code: string }, now = START) =>
      (await store().find(key, now))?.id ?? null;
    const { token, code, code_expires_at } = (await store().invite(co, id, true, START))!;
    const others = (await store().invite(owner, other, true, START))!;
    expect(code_expires_at).toBe(new Date(START + DAY_MS).toISOString());
    expect(await store().find({ token: token! }, START + 2 * DAY_MS)).toEqual({
      id,
      title: "1반",
    });
    expect(await find({ token: "" })).toBeNull();
    expect(await find({ code: code! }, START + DAY_MS - 1)).toBe(id);
    expect(await find({ code: code! }, START + DAY_MS)).toBeNull();
    expect(await find({ code: "" })).toBeNull();
    expect((await store().get(owner, id, START + DAY_MS - 1))?.code).toBe(code);
    expect(await store().get(owner, id, START + DAY_MS)).toMatchObject({
      token,
      code: null,
      code_expires_at: null,
    });
    expect(await store().invite(owner, id, false, START)).toEqual({
      token: null,
      code: null,
      code_expires_at: null,
    });
    expect([await find({ token: token! }), await find({ code: code! })]).toEqual([null, null]);
    expect(await find({ token: others.token! })).toBe(other);
    await database()
      .updateTable("user")
      .set({ removed_at: after(0) })
      .where("id", "=", owner)
      .execute();
    expect([await find({ token: others.token! }), await find({ code: others.code! })]).toEqual([
      null,
      null,
    ]);
  });

  it("is joined as the student on its list, once, by nobody who teaches it", async () => {
    const { owner, co, student, stranger, id } = await taught();
    const other = await create(stranger, "2반");
    done(await store().addMembers(stranger, other, [{ name: "이서준", number: "10" }]));
    const [first, second] = (await users(2)) as [number, number];
    for (const teacher of [owner, co])
      expect(messageOf(await join(teacher, id, "선생"))).toBe(
        "가르치는 반에는 학생으로 들어갈 수 없어요.",
      );
    expect(await join(first, id, "이 서준", "10")).toMatchObject({ id, role: "student" });
    expect(messageOf(await join(second, id, "이서준", "10"))).toMatch(/^그 이름과 번호로 이미/u);
    // again, under whatever name
    expect(await join(first, id, "다른 이름")).toMatchObject({ id, member_count: 2 });
    expect(await join(student, other, "이서준", "11")).toMatchObject({ member_count: 2 });
    done(await join(second, id, "이서준", "9"));
    const rows = (await rowsOf(id)).map(({ name, number, user_id, joined_at }) => [
      name,
      number,
      user_id,
      joined_at,
    ]);
    expect(rows).toEqual([
      ["김민지", "2", student, after(0)],
      ["이서준", "10", first, after(0)],
      ["이서준", "9", second, after(0)],
    ]);
    expect((await rowsOf(other)).map(({ user_id }) => user_id)).toEqual([null, student]);
    const member = (user: number, group = id) => store().isMember(group, user);
    expect([await member(first), await member(first, other), await member(owner)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is left by the student alone, who stays on the list", async () => {
    const { student, stranger, id } = await taught();
    const other = await create(stranger, "2반");
    const friend = await addUser(database());
    await join(student, other, "김민지");
    await join(friend, id, "이서준", "10");
    expect(await store().leave(stranger, id)).toBe(false);
    expect(await store().leave(student, id)).toBe(true);
    expect(await store().leave(student, id)).toBe(false);
    expect(await rowsOf(id)).toMatchObject([
      { name: "김민지", user_id: null, joined_at: null },
      { name: "이서준", user_id: friend, joined_at: after(0) },
    ]);
    expect(await store().isMember(other, student)).toBe(true);
    expect(await store().isMember(id, student)).toBe(false);
  });

  it("is taught by whoever its owner invites, once for each invitation, within a week", async () => {
    const [owner, co, third, student] = (await users(4)) as [number, number, number, number];
    const [id, other] = [await create(owner), await create(owner, "2반")];
    const invite = async () => (await store().inviteTeacher(owner, id, START))!;
    const { token, expires_at } = await invite();
    const end = START + 7 * DAY_MS;
    expect(expires_at).toBe(new Date(end).toISOString());
    const others = (await store().inviteTeacher(owner, other, START))!;
    const joinBy = (user: number, key: string, now = START) =>
      store().joinAsTeacher(user, key, now);
    expect(await joinBy(co, token, end)).toMatchObject(NO_CLASS);
    expect(await joinBy(co, "x")).toMatchObject(NO_CLASS);
    expect(await joinBy(co, token, end - 1)).toMatchObject({ id, role: "teacher" });
    expect(await joinBy(third, token)).toMatchObject(NO_CLASS);
    // the other class's invitation is not used up
    expect(await joinBy(third, others.token)).toMatchObject({ id: other });
    // again, and by the owner herself, who stays the owner
    expect(await joinBy(co, (await invite()).token)).toMatchObject({ id, role: "teacher" });
    expect(await joinBy(owner, (await invite()).token)).toMatchObject({ id, role: "owner" });
    expect((await store().get(owner, id, START))?.teachers.map(({ user_id }) => user_id)).toEqual([
      owner,
      co,
    ]);
    expect(await store().list(owner)).toHaveLength(2);
    const left = await invite();
    for (const user of [co, student])
      expect(await store().inviteTeacher(user, id, START)).toBeNull();
    expect(await joinBy(third, left.token)).toMatchObject({ id });
  });

  it("is left by a teacher herself, or by the owner's wish, in this class alone", async () => {
    const { owner, co, student, stranger, id } = await taught();
    const third = await addUser(database());
    await addTeacher(owner, id, third);
    const other = await create(owner, "2반");
    for (const teacher of [co, third]) await addTeacher(owner, other, teacher);
    const remove = (user: number, teacher: number) => store().removeTeacher(user, id, teacher);
    const teachers = async (group: number) =>
      (await store().get(owner, group, START))?.teachers.map(({ user_id }) => user_id);
    const noTeacher = { code: 404, message: "선생님을 찾을 수 없어요." };
    for (const user of [student, stranger]) {
      expect(await remove(user, co)).toMatchObject(NO_CLASS);
      expect(await remove(user, user)).toMatchObject(NO_CLASS);
    }
    expect(await remove(co, third)).toMatchObject(noTeacher);
    expect(await remove(owner, stranger)).toMatchObject(noTeacher);
    expect(await store().removeTeacher(owner, other + 999, co)).toMatchObject(NO_CLASS);
    expect(await teachers(id)).toEqual([owner, co, third]);
    expect(await remove(co, co)).toBe(true);
    expect(await teachers(id)).toEqual([owner, third]);
    expect(await remove(owner, third)).toBe(true);
    expect(await teachers(id)).toEqual([owner]);
    expect(await teachers(other)).toEqual([owner, co, third]);
  });

  it("goes with its list and its sets when its owner removes it, and nothing else", async () => {
    const { owner, co, student, id } = await taught();
    const other = await create(owner, "2반");
    await join(student, other, "김민지");
    await give(stores(), owner, { classId: id });
    await give(stores(), co, { classId: id });
    const kept = [await give(stores(), owner, { classId: other }), await give(stores(), owner)];
    expect(await store().remove(co, id)).toBe(false);
    expect(await store().remove(student, id)).toBe(false);
    expect(await classRow(id)).toBeDefined();
    expect(await store().remove(owner, id)).toBe(true);
    expect(await store().remove(owner, id)).toBe(false);
    expect([await classRow(id), await rowsOf(id)]).toEqual([undefined, []]);
    expect(await rowsOf(other)).toHaveLength(1);
    const shares = await database()
      .selectFrom("share")
      .select("id")
      .where("user_id", "in", [owner, co])
      .orderBy("id")
      .execute();
    expect(shares).toEqual(kept.map((share) => ({ id: share.id })));
    const exams = await database()
      .selectFrom("exam")
      .select(sql<number>`count(*)`.as("count"))
      .where("user_id", "=", owner)
      .executeTakeFirstOrThrow();
    // what was given is a copy
    expect(exams.count).toBe(3);
  });
});
