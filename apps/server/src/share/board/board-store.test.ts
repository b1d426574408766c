/** The store of the board: whose answers it counts, in what order, and that it is never behind. */
import type { ShareSettings } from "@pulda/contract";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../../test/databases.ts";
import {
  after,
  answer,
  done,
  give,
  shareStores,
  MINUTE,
  rowOf,
  START,
} from "../../../test/shares.ts";
import { addExam, addUser, RIGHT } from "../../../test/sample-exam.ts";
import type { BoardData } from "./board-store.ts";

const WRONG = { choice: 1 };

const kindsOf = ({ attempts }: BoardData) =>
  attempts.map(({ cells }) => cells.map(({ kind }) => kind));

onBothDatabases("the store of the board", (database) => {
  let stores: { readonly db: ReturnType<typeof database> } & ReturnType<typeof shareStores>;
  const set = async (settings: { classId?: number } & Partial<ShareSettings> = {}) => {
    const teacher = await addUser(database());
    // one store, as in a service: it remembers
    stores = { db: database(), ...shareStores(database()) };
    return { teacher, ...(await give(stores, teacher, { max_attempts: 9, ...settings })) };
  };
  const enter = async (shareId: number, name: string, number = "") =>
    done(
      await stores.takers.enter(
        await rowOf(database(), shareId),
        { userId: null, name, number },
        START,
      ),
    );
  type Taker = Awaited<ReturnType<typeof enter>>;
  const begin = async (taker: Taker, minutes = 0) => {
    const share = await rowOf(database(), taker.share_id);
    const { id, items } = done(await stores.takers.start(share, taker, START + minutes * MINUTE));
    return { id, userId: taker.user_id, questions: items.map((item) => item.id) };
  };
  type Begun = Awaited<ReturnType<typeof begin>>;
  const submit = ({ id, userId }: Begun, minutes = 5) =>
    stores.attempts.submit(userId, id, after(minutes));
  const data = async (id: number) => stores.boards.data(await rowOf(database(), id));
  const board = async (teacher: number, id: number) => {
    const share = (await stores.shares.get(teacher, id, START))!;
    return stores.boards.board(share, await rowOf(database(), id), START);
  };
  const time = (attempt: Begun, at: number, visit: string, seconds: number) => ({
    attempt_id: attempt.id,
    question_id: attempt.questions[at]!,
    visit,
    seconds,
  });

  it("has the takers of one set as they came, and each one's own answers", async () => {
    const [{ id }, other] = [await set(), await set()];
    const [first, second, third] = [
      await enter(id, "하나"),
      await enter(id, "둘"),
      await enter(id, "셋"),
    ];
    const stranger = await begin(await enter(other.id, "남"));
    await answer(database(), stranger.id, stranger.questions[0]!, RIGHT[0]!);
    const late = await begin(second);
    const early = await begin(first);
    // the answers of each in the order in which they were given
    await answer(database(), early.id, early.questions[1]!, RIGHT[1]!, 1);
    await answer(database(), early.id, early.questions[0]!, WRONG, 2);
    await answer(database(), late.id, late.questions[2]!, RIGHT[2]!, 3);
    const found = await data(id);
    expect(found.items.map((item) => item.id)).toEqual(early.questions);
    expect(
      found.takers.map(({ name, state, position, answered_count, outcomes }) => [
        name,
        state,
        position,
        answered_count,
        outcomes,
      ]),
    ).toEqual([
      ["하나", "taking", 1, 2, ["wrong", "right", null, null]],
      ["둘", "taking", 3, 1, [null, null, "right", null]],
      ["셋", "entered", null, 0, []],
    ]);
    expect(found.takers[2]).toMatchObject({ id: third.id, score: null, attempt_count: 0 });
    expect(found.attempts.map((attempt) => attempt.takerId)).toEqual([second.id, first.id]);
  });

  it("is of the newest attempt, with the best score and the last submit of all", async () => {
    const { id } = await set();
    const taker = await enter(id, "하나");
    const first = await begin(taker);
    for (const at of [0, 1]) await answer(database(), first.id, first.questions[at]!, RIGHT[at]!);
    await submit(first, 5);
    const next = await begin(taker, 6);
    await answer(database(), next.id, next.questions[0]!, RIGHT[0]!, 7);
    await submit(next, 8);
    const open = await begin(taker, 9);
    const [shown] = (await data(id)).takers;
    expect(shown).toMatchObject({
      state: "taking",
      score: 4,
      attempt_count: 3,
      submitted_at: after(8),
      answered_count: 0,
      outcomes: [null, null, null, null],
    });
    await submit(open, 10);
    expect((await data(id)).takers[0]).toMatchObject({ state: "done", submitted_at: after(10) });
  });

  it("sums the time of each question of a submitted attempt over the visits", async () => {
    const { id } = await set();
    const [own, other] = [await begin(await enter(id, "하나")), await begin(await enter(id, "둘"))];
    const open = await begin(await enter(id, "셋"));
    await database()
      .insertInto("question_time")
      .values([
        time(own, 0, "a", 10),
        time(own, 0, "b", 5),
        time(own, 1, "a", 7),
        time(other, 0, "a", 100),
        time(open, 0, "a", 1000),
      ])
      .execute();
    for (const attempt of [own, other]) await submit(attempt);
    const found = await data(id);
    expect(found.attempts.map(({ cells }) => cells.map(({ seconds }) => seconds))).toEqual([
      [15, 7, null, null],
      [100, null, null, null],
      // an open one's would change with every second
      [null, null, null, null],
    ]);
    expect(found.takers.map(({ seconds }) => seconds)).toEqual([22, 100, 0]);
  });

  it("reads again whatever has changed since it was looked at", async () => {
    const { id } = await set();
    const attempt = await begin(await enter(id, "하나"));
    const blank = ["unanswered", "unanswered", "unanswered", "unanswered"];
    expect(kindsOf(await data(id))).toEqual([blank]);
    await answer(database(), attempt.id, attempt.questions[0]!, WRONG);
    expect(kindsOf(await data(id))).toEqual([["wrong", ...blank.slice(1)]]);
    await database()
      .updateTable("answer")
      .set({ response: JSON.stringify(RIGHT[0]), version: 2 })
      .where("attempt_id", "=", attempt.id)
      .execute();
    expect(kindsOf(await data(id))).toEqual([["right", ...blank.slice(1)]]);
    await submit(attempt);
    expect(await data(id)).toMatchObject({ attempts: [{ submittedAt: after(5), score: 2 }] });
    const more = await begin(await enter(id, "둘"));
    expect((await data(id)).attempts.map((one) => one.id)).toEqual([attempt.id, more.id]);
  });

  it("reads more attempts than with one statement", async () => {
    const { id } = await set();
    const attempts = [];
    for (let at = 0; at < 22; at += 1) {
      const attempt = await begin(await enter(id, `학생 ${at}`));
      await answer(database(), attempt.id, attempt.questions[0]!, at % 2 ? WRONG : RIGHT[0]!);
      attempts.push(attempt);
    }
    const found = await data(id);
    expect(found.attempts.map((attempt) => attempt.id)).toEqual(attempts.map((one) => one.id));
    expect(kindsOf(found).map(([first]) => first)).toEqual(
      attempts.map((_, at) => (at % 2 ? "wrong" : "right")),
    );
  });

  it("counts in its statistics each taker's first submitted attempt, and in its scores the best", async () => {
    const [{ id, teacher }, other] = [await set(), await set()];
    const [own, still] = [await enter(id, "하나"), await enter(id, "둘")];
    const foreign = await begin(await enter(other.id, "남"));
    await answer(database(), foreign.id, foreign.questions[0]!, RIGHT[0]!);
    await submit(foreign);
    const first = await begin(own);
    await answer(database(), first.id, first.questions[0]!, WRONG);
    await submit(first);
    const second = await begin(own, 6);
    await answer(database(), second.id, second.questions[0]!, RIGHT[0]!, 7);
    await submit(second, 8);
    const open = await begin(still);
    await answer(database(), open.id, open.questions[0]!, RIGHT[0]!);
    const shown = await board(teacher, id);
    expect(shown).toMatchObject({ now: after(0), mean: 2, missing: [] });
    expect(shown.takers.map(({ score }) => score)).toEqual([2, null]);
    expect(shown.questions).toHaveLength(4);
    expect(shown.questions[0]).toMatchObject({ count: 1, correct: 0, choices: [1, 0] });
    expect(shown.questions[1]).toMatchObject({ count: 1, unanswered: 1 });
    expect(shown.scores.reduce((sum, count) => sum + count)).toBe(1);
    const nobody = await set();
    expect(await board(nobody.teacher, nobody.id)).toMatchObject({ takers: [], mean: null });
  });

  it("misses the students of its class who have not entered, in the order of the list", async () => {
    const { teacher } = await set();
    const classOf = async (members: readonly { name: string; number: string }[]) => {
      const { id } = done(await stores.classes.create(teacher, "1반", START));
      done(await stores.classes.addMembers(teacher, id, members));
      return id;
    };
    const classId = await classOf([
      { name: "김민지", number: "3" },
      { name: "이서준", number: "2" },
      { name: "박하나", number: "1" },
    ]);
    await classOf([{ name: "남", number: "1" }]);
    const { id } = await give(stores, teacher, { classId });
    const alone = await give(stores, teacher);
    await enter(id, "이서준", "2");
    await enter(id, "모르는 사람");
    const missing = async (share: number) =>
      (await board(teacher, share)).missing.map(({ name, number }) => [name, number]);
    expect(await missing(id)).toEqual([
      ["김민지", "3"],
      ["박하나", "1"],
    ]);
    expect(await missing(alone.id)).toEqual([]);
  });

  it("shows in a review how each taker does with questions of her own, and no statistics of them", async () => {
    const { id, teacher } = await set();
    await database().updateTable("share").set({ kind: "review" }).where("id", "=", id).execute();
    const entered = await enter(id, "하나");
    const exam_id = await addExam(database(), entered.user_id);
    await database().updateTable("taker").set({ exam_id }).where("id", "=", entered.id).execute();
    const attempt = await begin({ ...entered, exam_id });
    await answer(database(), attempt.id, attempt.questions[3]!, RIGHT[3]!);
    await submit(attempt);
    await enter(id, "둘");
    const shown = await board(teacher, id);
    expect(
      shown.takers.map(({ position, outcomes, score }) => [position, outcomes, score]),
    ).toEqual([
      [4, [null, null, null, "right"], 2],
      [null, [], null],
    ]);
    expect([shown.questions, shown.types, shown.rules]).toEqual([[], [], []]);
    expect(shown.mean).toBe(2);
  });
});
