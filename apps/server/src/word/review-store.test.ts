import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser } from "../../test/sample-exam.ts";
import { reviewStore } from "./review-store.ts";
import { wordStore, type WordQuery } from "./store.ts";

const NOON = "2026-11-21T03:00:00.000Z";
const SEOUL = 540;
const TODAY = { now: NOON, zone: SEOUL };
const ALL: WordQuery = { search: "", filter: "all", sort: "oldest", zone: SEOUL };
const days = (count: number) => new Date(Date.parse(NOON) + count * 86_400_000).toISOString();

onBothDatabases("the review store", (database) => {
  const setUp = async (count: number) => {
    const userId = await addUser(database());
    const words = wordStore(database());
    const reviews = reviewStore(database());
    const added = await words.add(
      userId,
      Array.from({ length: count }, (_, at) => ({
        text: `word ${at}`,
        meaning: "뜻",
        context: "",
        level: 3,
      })),
      { examId: undefined, now: NOON },
    );
    const rate = (at: number, rating: number, now = NOON, reps?: number) =>
      reviews.review(userId, { wordId: added[at]?.id ?? 0, rating, reps, now });
    const dueAt = async () => (await words.all(userId, ALL, NOON)).map(({ due_at }) => due_at);
    return { userId, words, reviews, added, rate, dueAt };
  };

  it("lists due words with the due time after each rating, earlier for a worse one", async () => {
    const { userId, reviews } = await setUp(2);
    const queue = await reviews.queue(userId, TODAY);
    expect(queue).toMatchObject({ left: 2, done: 0, due: 2, daily_limit: 50, can_undo: false });
    const [card] = queue.cards;
    expect(card?.word.text).toBe("word 0");
    expect(card?.next).toEqual(card?.next.toSorted());
    expect(Date.parse(card?.next[3] ?? "")).toBeGreaterThan(Date.parse(days(2)));
  });

  it("lengthens the way of a word that is known, and brings a forgotten one back", async () => {
    const { userId, rate } = await setUp(1);
    const first = await rate(0, 4);
    if (first === "changed" || !first) throw new Error("not reviewed");
    expect(first).toMatchObject({ state: "learning", reps: 1 });
    const second = await rate(0, 3, first.due_at);
    if (second === "changed" || !second) throw new Error("not reviewed");
    const length = Date.parse(second.due_at) - Date.parse(first.due_at);
    expect(length).toBeGreaterThan(Date.parse(first.due_at) - Date.parse(NOON));
    const forgotten = await rate(0, 1, second.due_at);
    if (forgotten === "changed" || !forgotten) throw new Error("not reviewed");
    expect(Date.parse(forgotten.due_at) - Date.parse(second.due_at)).toBeLessThan(86_400_000);
    const stats = await reviewStore(database()).stats(userId, {
      now: second.due_at,
      zone: SEOUL,
    });
    expect(stats.retention.at(-1)).toMatchObject({ reviewed: 1, remembered: 0 });
  });

  it("knows a word that is kept for three weeks", async () => {
    const { rate } = await setUp(1);
    let now = NOON;
    let state = "";
    for (let review = 0; review < 6 && state !== "known"; review++) {
      const word = await rate(0, 4, now);
      if (word === "changed" || !word) throw new Error("not reviewed");
      ({ state, due_at: now } = word);
    }
    expect(state).toBe("known");
  });

  it("counts a late rating from when it was given, and after the one before it", async () => {
    const { rate } = await setUp(1);
    const dueAt = async (now: string) => ((await rate(0, 4, now)) as { due_at: string }).due_at;
    const first = await dueAt(days(20));
    expect(first > days(22)).toBe(true);
    // sent later, rated before it
    expect((await dueAt(NOON)) > days(20)).toBe(true);
  });

  it("takes one rating of a review seen in two windows", async () => {
    const { rate } = await setUp(1);
    expect(await rate(0, 3, NOON, 0)).toMatchObject({ reps: 1 });
    expect(await rate(0, 3, NOON, 0)).toBe("changed");
    const both = await Promise.all([rate(0, 3, NOON, 1), rate(0, 1, NOON, 1)]);
    expect(both.filter((one) => one === "changed")).toHaveLength(1);
  });

  it("is the user's own", async () => {
    const { added, reviews } = await setUp(1);
    const other = await addUser(database());
    const wordId = added[0]?.id ?? 0;
    const review = { wordId, rating: 3, reps: undefined, now: NOON };
    expect(await reviews.review(other, review)).toBeNull();
    expect(await reviews.undo(other, TODAY)).toBeNull();
    expect(await reviews.queue(other, TODAY)).toMatchObject({ cards: [], next_due_at: null });
  });

  it("undoes the last rating of the day, one after another", async () => {
    const { userId, reviews, rate, words } = await setUp(2);
    const before = await words.all(userId, ALL, NOON);
    await rate(0, 4);
    await rate(1, 1);
    expect((await reviews.queue(userId, TODAY)).can_undo).toBe(true);
    expect(await reviews.undo(userId, TODAY)).toMatchObject({ text: "word 1", state: "new" });
    expect(await reviews.undo(userId, TODAY)).toMatchObject({ text: "word 0" });
    expect(await reviews.undo(userId, TODAY)).toBeNull();
    expect(await words.all(userId, ALL, NOON)).toEqual(before);
    await rate(0, 4);
    expect(await reviews.undo(userId, { now: days(1), zone: SEOUL })).toBeNull();
  });

  it("keeps to the day's limit, but finishes words that were started", async () => {
    const { userId, reviews, rate } = await setUp(8);
    await reviews.setLimit(userId, 5);
    expect(await reviews.queue(userId, TODAY)).toMatchObject({ left: 5, due: 8, daily_limit: 5 });
    await rate(0, 1);
    await rate(1, 4);
    const queue = await reviews.queue(userId, TODAY);
    expect(queue).toMatchObject({ done: 2, left: 4 });
    expect(queue.cards.map(({ word }) => word.text)).toEqual([
      "word 2",
      "word 3",
      "word 4",
      "word 0",
    ]);
  });

  it("spreads a backlog over days without losing a word", async () => {
    const { userId, reviews, rate, dueAt } = await setUp(10);
    await rate(9, 4);
    const later = { now: days(40), zone: SEOUL };
    expect((await reviews.queue(userId, later)).due).toBe(10);
    expect(await reviews.catchUp(userId, 4, later)).toEqual({ moved: 7, per_day: 3 });
    expect((await reviews.queue(userId, later)).due).toBe(3);
    const { forecast } = await reviews.stats(userId, later);
    expect(forecast.slice(0, 5).map(({ count }) => count)).toEqual([3, 3, 3, 1, 0]);
    expect(await dueAt()).toHaveLength(10);
    // what is still half remembered comes first
    expect((await reviews.queue(userId, later)).cards[0]?.word.text).toBe("word 9");
  });

  it("counts a day from four in the morning, where the user is", async () => {
    const { userId, reviews, rate } = await setUp(1);
    await rate(0, 4, "2026-11-20T18:30:00.000Z");
    expect(
      (await reviews.queue(userId, { now: "2026-11-20T18:59:00.000Z", zone: SEOUL })).done,
    ).toBe(1);
    expect(
      (await reviews.queue(userId, { now: "2026-11-20T19:01:00.000Z", zone: SEOUL })).done,
    ).toBe(0);
    expect((await reviews.queue(userId, { now: "2026-11-20T19:01:00.000Z", zone: 0 })).done).toBe(
      1,
    );
  });

  it("removes a word from the reviews with the list", async () => {
    const { userId, words, reviews, added, rate } = await setUp(2);
    await rate(0, 3);
    await words.remove(userId, added[0]?.id ?? 0, NOON);
    expect(await reviews.queue(userId, TODAY)).toMatchObject({ left: 1, due: 1 });
    expect(await rate(0, 3)).toBeNull();
    expect(await reviews.undo(userId, TODAY)).toBeNull();
    expect((await reviews.stats(userId, TODAY)).total).toBe(1);
  });

  it("sets the limit again, of one user alone", async () => {
    const [one, other] = [await setUp(3), await setUp(3)];
    for (const limit of [5, 2]) await one.reviews.setLimit(one.userId, limit);
    expect(await one.reviews.queue(one.userId, TODAY)).toMatchObject({ daily_limit: 2, left: 2 });
    expect(await other.reviews.queue(other.userId, TODAY)).toMatchObject({ daily_limit: 50 });
  });

  it("has the longest due first, and knows when the next is due", async () => {
    const { userId, reviews, added } = await setUp(4);
    for (const [at, day] of [3, -1, 2, -2].entries())
      await database()
        .updateTable("word")
        .set({ due_at: days(day) })
        .where("id", "=", added[at]!.id)
        .execute();
    const queue = await reviews.queue(userId, TODAY);
    expect(queue.cards.map(({ word }) => word.text)).toEqual(["word 3", "word 1"]);
    expect(queue.next_due_at).toBe(days(2));
  });

  it("puts off only what is due", async () => {
    const { userId, reviews, added, dueAt } = await setUp(4);
    const later = database()
      .updateTable("word")
      .set({ due_at: days(5) });
    await later.where("id", "=", added[3]!.id).execute();
    expect(await reviews.catchUp(userId, 3, TODAY)).toEqual({ moved: 2, per_day: 1 });
    expect((await dueAt())[3]).toBe(days(5));
  });

  it("undoes the newest of several ratings", async () => {
    const { userId, reviews, rate } = await setUp(2);
    await rate(0, 3);
    await rate(1, 3);
    expect(await reviews.undo(userId, TODAY)).toMatchObject({ text: "word 1", reps: 0 });
    expect(await reviews.undo(userId, TODAY)).toMatchObject({ text: "word 0", reps: 0 });
    expect(await reviews.undo(userId, TODAY)).toBeNull();
  });

  it("counts in its statistics the user's own reviews that test memory, of four weeks", async () => {
    const { userId, reviews, rate } = await setUp(2);
    const other = await setUp(1);
    const reviewedOn = async (now: string) =>
      (await reviews.stats(userId, { now, zone: SEOUL })).retention.filter(
        ({ reviewed }) => reviewed > 0,
      );
    // the first meeting with a word tests nothing
    await rate(0, 4);
    await rate(1, 4);
    await other.rate(0, 4);
    expect(await reviewedOn(NOON)).toEqual([]);
    await rate(0, 3, days(40));
    await other.rate(0, 1, days(40));
    expect(await reviewedOn(days(40))).toEqual([{ day: "2026-12-31", reviewed: 1, remembered: 1 }]);
    await rate(1, 1, days(41));
    const both = [
      { day: "2026-12-31", reviewed: 1, remembered: 1 },
      { day: "2027-01-01", reviewed: 1, remembered: 0 },
    ];
    expect(await reviewedOn(days(41))).toEqual(both);
    const { retention } = await reviews.stats(userId, { now: days(41), zone: SEOUL });
    expect(await reviewedOn(days(40 + retention.length - 1))).toEqual(both);
    expect(await reviewedOn(days(40 + retention.length))).toEqual(both.slice(1));
  });

  it("counts as done today what was rated from the first moment of the day on", async () => {
    const { userId, reviews, rate } = await setUp(2);
    // at four in the morning in Seoul
    const start = "2026-11-20T19:00:00.000Z";
    const due = database().updateTable("word").set({ due_at: "2026-11-20T00:00:00.000Z" });
    await due.where("user_id", "=", userId).execute();
    await rate(0, 4, "2026-11-20T18:59:59.999Z");
    expect(await reviews.queue(userId, TODAY)).toMatchObject({ done: 0, can_undo: false });
    expect(await reviews.undo(userId, TODAY)).toBeNull();
    await rate(1, 4, start);
    expect(await reviews.queue(userId, TODAY)).toMatchObject({ done: 1, can_undo: true });
    expect(await reviews.undo(userId, TODAY)).toMatchObject({ text: "word 1" });
  });
});
