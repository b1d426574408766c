/** Exams during generation: each call changes its own exam, and only while that is generating. */
import { expect, it } from "vitest";
import { changes } from "../../../test/changes.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { addExam, addUser, ITEMS, NOW, PASSAGE } from "../../../test/sample-exam.ts";
import { generationStore } from "./generation-store.ts";

const EXAM = {
  title: "문제집",
  seed: 1,
  engineVersion: "test",
  request: {
    version: 1 as const,
    passages: [PASSAGE, PASSAGE],
    types: "auto" as const,
    level: 3,
    picks: [],
    words: [],
  },
  now: NOW,
};
/** Of two passages, without a model. */
const AT = { total: 2, model: null };
const REFUSED = [{ type: "blank", passage: 0, reason: "없어요." }];

/** The making of an exam that none has begun yet. */
const fresh = (id: number) => ({ id, number: 0 });

onBothDatabases("the generation store", (database) => {
  const store = () => generationStore(database());

  /** Two generating exams and a ready one of a user, and a generating one of another user. */
  async function exams() {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    const [id, next] = [await store().add(userId, EXAM), await store().add(userId, EXAM)];
    const [ready, theirs] = [await addExam(database(), userId), await store().add(otherId, EXAM)];
    for (const one of [id, next, theirs])
      await store().store(fresh(one), {
        items: ITEMS.slice(0, 1),
        passages: [PASSAGE],
        before: 0,
        done: 1,
      });
    return { userId, otherId, id, next, ready, theirs };
  }

  const questionsOf = async (id: number) => {
    const questions = database().selectFrom("question").select(["id", "position"]);
    return questions.where("exam_id", "=", id).orderBy("position").execute();
  };

  const pointsOf = async (exam: number) => {
    const questions = database().selectFrom("question").select("body");
    const rows = await questions.where("exam_id", "=", exam).orderBy("position").execute();
    return rows.map(({ body }) => JSON.parse(body).content.points);
  };

  it("counts and lists unfinished exams, oldest first", async () => {
    const { userId, otherId, id, next, ready, theirs } = await exams();
    expect(await store().countUnfinished(userId)).toBe(2);
    expect(await store().countUnfinished(otherId)).toBe(1);
    await store().store(fresh(id), { items: [], passages: [], before: 1, done: 2 });
    const unfinished = (await store().listUnfinished()).map((exam) => exam.id);
    expect(unfinished.filter((one) => one >= id)).toEqual([id, next, theirs]);
    expect(unfinished).not.toContain(ready);
    expect((await store().listUnfinished()).at(-1)).toEqual({
      id: theirs,
      userId: otherId,
      lane: "rules",
    });
  });

  it("is seen by its owner alone", async () => {
    const { userId, otherId, id } = await exams();
    expect(await store().progress(userId, id)).toEqual({ ...AT, state: "generating", done: 1 });
    expect(await store().progress(otherId, id)).toBeNull();
  });

  it("stores items of a generating exam, and changes no other", async () => {
    const { id, ready } = await exams();
    const part = { items: ITEMS.slice(1, 3), passages: [PASSAGE], before: 1, done: 2 };
    const changed = await changes(database(), () => store().store(fresh(id), part));
    const [, second, third] = await questionsOf(id);
    expect([second?.position, third?.position]).toEqual([2, 3]);
    expect(changed).toEqual([
      `~ exam ${id}`,
      `+ question ${second?.id}`,
      `+ question ${third?.id}`,
    ]);
    expect(await changes(database(), () => store().store(fresh(ready), part))).toEqual([]);
    expect(await store().store(fresh(ready), part)).toBeNull();
    expect(await store().store(fresh(999_999), part)).toBeNull();
    expect(await store().store(fresh(id), { ...part, items: [] })).toEqual({
      stored: 0,
      unsound: [],
    });
  });

  it("begins a making once more without the items of the one before, which may write no longer", async () => {
    const { userId, id, ready } = await exams();
    const [first] = await questionsOf(id);
    const begin = () => store().begin(id);
    expect(await changes(database(), begin)).toEqual([`~ exam ${id}`, `- question ${first?.id}`]);
    const again = (await begin())!;
    expect(again).toMatchObject({ id, userId, number: 2, seed: 1, request: EXAM.request });
    const part = { items: ITEMS.slice(0, 1), passages: [PASSAGE], before: 0, done: 1 };
    expect(await store().store({ id, number: 1 }, part)).toBeNull();
    await store().finish({ id, number: 1 }, "failed", REFUSED);
    expect(await store().store(again, part)).toEqual({ stored: 1, unsound: [] });
    const late = () => store().finish({ id, number: 1 }, "failed", REFUSED);
    expect(await changes(database(), late)).toEqual([]);
    expect(await changes(database(), () => store().begin(ready))).toEqual([]);
    expect(await store().begin(999_999)).toBeNull();
  });

  it("counts the makings that died: neither finished, nor released, nor repeated by a process that lives", async () => {
    const { id } = await exams();
    const first = (await store().begin(id))!;
    expect([first.deaths, await store().deaths(id)]).toEqual([0, 1]);
    await store().release(first);
    expect(await store().deaths(id)).toBe(0);
    await store().begin(id);
    expect((await store().begin(id, true))?.deaths).toBe(0);
    const third = (await store().begin(id))!;
    expect(third.deaths).toBe(1);
    // a making that was taken over cannot release the one that has taken over
    await store().release(first);
    expect(await store().deaths(id)).toBe(2);
    expect(await store().deaths(999_999)).toBe(0);
  });

  it("finishes once, with its refusals; a failed one keeps no items", async () => {
    const { userId, id, next, ready } = await exams();
    const finish = (one: number, state: "ready" | "failed") =>
      changes(database(), () => store().finish(fresh(one), state, REFUSED));
    expect(await finish(id, "ready")).toEqual([`~ exam ${id}`]);
    expect(await store().progress(userId, id)).toEqual({ ...AT, state: "ready", done: 2 });
    expect(await finish(id, "failed")).toEqual([]);
    expect(await finish(ready, "failed")).toEqual([]);
    const [first] = await questionsOf(next);
    expect(await finish(next, "failed")).toEqual([`~ exam ${next}`, `- question ${first?.id}`]);
    const { refused } = await database()
      .selectFrom("exam")
      .select("refused")
      .where("id", "=", next)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(refused)).toEqual({ version: 1, refused: REFUSED });
  });

  it("gives items their points while their exam is made, and those of no other", async () => {
    const { id, next, ready } = await exams();
    await store().store(fresh(id), {
      items: ITEMS.slice(1, 3),
      passages: [PASSAGE],
      before: 1,
      done: 1,
    });
    await store().setPoints(fresh(id), [2.5, 33.3, 0.1]);
    await store().setPoints({ id: next, number: 7 }, [9]);
    await store().setPoints(fresh(ready), [9]);
    expect(await pointsOf(id)).toEqual([2.5, 33.3, 0.1]);
    expect(await pointsOf(next)).toEqual([2]);
    expect(await pointsOf(ready)).toEqual(ITEMS.map(() => 2));
  });

  it("keeps how far a model is until the next making begins", async () => {
    const { userId, id, next } = await exams();
    const part = {
      items: [],
      passages: [PASSAGE],
      before: 1,
      done: 2,
      model: { done: 1, total: 3 },
    };
    await store().store(fresh(id), part);
    expect(await store().progress(userId, id)).toMatchObject({ model: { done: 1, total: 3 } });
    expect(await store().progress(userId, next)).toMatchObject({ model: null });
    await store().begin(id);
    expect(await store().progress(userId, id)).toMatchObject({ model: null });
  });

  it("notes that its owner wants no more of the model, for later makings as well", async () => {
    const { userId, otherId, id, next, ready } = await exams();
    const making = (await store().begin(id))!;
    expect([making.isModelStopped, await store().modelState(making)]).toEqual([false, "wanted"]);
    expect(await store().stopModel(otherId, id)).toBe(false);
    expect(await store().stopModel(userId, ready)).toBe(false);
    expect(await changes(database(), () => store().stopModel(userId, id))).toEqual([
      `~ exam ${id}`,
    ]);
    expect(await store().modelState(making)).toBe("stopped");
    expect(await store().modelState(fresh(next))).toBe("wanted");
    expect((await store().begin(id))?.isModelStopped).toBe(true);
    expect(await store().modelState(making)).toBe("gone");
    expect(await store().modelState(fresh(ready))).toBe("gone");
  });

  it("puts items into another order and removes those that are left out, of one exam", async () => {
    const { id, next, ready } = await exams();
    const part = { items: ITEMS.slice(1), passages: [PASSAGE], before: 1, done: 2 };
    await store().store(fresh(id), part);
    const [first, second, third, fourth] = await questionsOf(id);
    const arrange = (one: number, number = 0) =>
      changes(database(), () => store().arrange({ id: one, number }, [4, 1, 3]));
    expect(await arrange(id)).toEqual(
      expect.arrayContaining([`~ question ${first?.id}`, `- question ${second?.id}`]),
    );
    expect(await questionsOf(id)).toEqual([
      { id: fourth?.id, position: 1 },
      { id: first?.id, position: 2 },
      { id: third?.id, position: 3 },
    ]);
    expect(await arrange(ready)).toEqual([]);
    expect(await arrange(next, 7)).toEqual([]);
  });

  it("is cancelled by its owner during generation", async () => {
    const { userId, otherId, id, ready } = await exams();
    const [first] = await questionsOf(id);
    expect(await store().cancel(otherId, id)).toBe(false);
    expect(await store().cancel(userId, ready)).toBe(false);
    expect(await changes(database(), () => store().cancel(userId, id))).toEqual([
      `- exam ${id}`,
      `- question ${first?.id}`,
    ]);
    expect(await store().cancel(userId, id)).toBe(false);
  });

  it("stores a rule review complete: every item in order, ready, in no list", async () => {
    const userId = await addUser(database());
    const id = (await store().addReview(userId, { ...EXAM, items: ITEMS }))!;
    expect(await store().progress(userId, id)).toEqual({ ...AT, state: "ready", done: 2 });
    expect((await questionsOf(id)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    const { purpose } = await database()
      .selectFrom("exam")
      .select("purpose")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(purpose).toBe("review");
  });

  it("is looked at and released one exam at a time", async () => {
    const { userId, id, next } = await exams();
    await store().store(fresh(next), { items: [], passages: [], before: 1, done: 2 });
    expect(await store().progress(userId, id)).toMatchObject({ done: 1 });
    expect(await store().progress(userId, next)).toMatchObject({ done: 2 });
    const making = (await store().begin(id))!;
    const other = (await store().begin(next))!;
    expect(making.number).toBe(other.number);
    expect(await changes(database(), () => store().release(making))).toEqual([`~ exam ${id}`]);
    expect(await changes(database(), () => store().release(making))).toEqual([]);
    expect([await store().deaths(id), await store().deaths(next)]).toEqual([0, 1]);
  });

  it("counts those of all users that are not finished", async () => {
    const before = await store().countAllUnfinished();
    await exams();
    expect(await store().countAllUnfinished()).toBe(before + 3);
  });

  it("adds no rule review of which an item is unsound", async () => {
    const { userId } = await exams();
    const unsound = { ...ITEMS[0]!, points: -1 };
    const review = { ...EXAM, items: [ITEMS[0]!, unsound] };
    expect(await changes(database(), () => store().addReview(userId, review))).toEqual([]);
  });
});
