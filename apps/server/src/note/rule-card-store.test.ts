/** When missed rules come back: whose, which and in what order. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser, NOW } from "../../test/sample-exam.ts";
import { ruleCardStore, updateRuleCards } from "./rule-card-store.ts";

const TODAY = { now: NOW, zone: 540 };
const on = (day: number) => `2026-11-${day}T00:00:00.000Z`;
const missed = (rule: string) => ({ rule, type: "grammar-error", missed: true });
const right = (rule: string) => ({ rule, type: "grammar-error", missed: false });

const rulesOf = (cards: readonly { rule: string }[]) => cards.map(({ rule }) => rule);

onBothDatabases("the store of rules that come back", (database) => {
  const store = () => ruleCardStore(database());
  const update = (userId: number, rules: Parameters<typeof updateRuleCards>[2], now: string) =>
    updateRuleCards(database(), userId, rules, { isReview: false, now });

  it("has what is due by the end of the day, the longest due first, and the next after that", async () => {
    const userId = await addUser(database());
    for (const [rule, day] of [
      ["voice", 23],
      ["whose", 20],
      ["so-such", 21],
      ["inversion", 19],
      ["parallel", 24],
    ] as const)
      await update(userId, [missed(rule)], on(day));
    expect(rulesOf(await store().due(userId, TODAY))).toEqual(["inversion", "whose", "so-such"]);
    expect(await store().nextDue(userId, TODAY)).toBe(on(23));
    expect(rulesOf(await store().named(userId, ["voice", "whose", "to-gerund"]))).toEqual([
      "whose",
      "voice",
    ]);
    expect(await store().named(userId, [])).toEqual([]);
    await update(await addUser(database()), [missed("pro-verb")], on(18));
    expect(rulesOf(await store().due(userId, TODAY))).toEqual(["inversion", "whose", "so-such"]);
  });

  it("moves a missed rule of the learner, and no other's", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    for (const id of [userId, otherId])
      await update(id, [missed("voice"), missed("whose")], on(25));
    const { id } = await database()
      .selectFrom("rule_card")
      .select("id")
      .where("user_id", "=", userId)
      .where("rule", "=", "voice")
      .executeTakeFirstOrThrow();
    expect(await changes(database(), () => update(userId, [missed("voice")], on(21)))).toEqual([
      `~ rule_card ${id}`,
    ]);
    expect(await store().named(userId, ["voice"])).toMatchObject([{ due_at: on(21), reps: 0 }]);
    // Met by chance and right, or never missed before: that says little.
    expect(await changes(database(), () => update(userId, [right("voice")], on(20)))).toEqual([]);
    expect(await changes(database(), () => update(userId, [right("perfect")], on(20)))).toEqual([]);
  });

  it("has what is due before the user's day ends, and as the next what is due from then on", async () => {
    const userId = await addUser(database());
    const end = "2026-11-21T19:00:00.000Z";
    for (const [rule, now] of [
      ["parallel", on(24)],
      ["voice", end],
      ["whose", "2026-11-21T18:59:59.999Z"],
    ] as const)
      await update(userId, [missed(rule)], now);
    expect(rulesOf(await store().due(userId, TODAY))).toEqual(["whose"]);
    expect(await store().nextDue(userId, TODAY)).toBe(end);
    expect(await store().nextDue(await addUser(database()), TODAY)).toBeNull();
  });

  it("schedules a card anew after a review, with all that it holds, by the learner's own card", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    for (const id of [userId, other]) await update(id, [missed("voice")], on(20));
    const review = (id: number, outcome: ReturnType<typeof missed>, now: string) =>
      updateRuleCards(database(), id, [outcome], { isReview: true, now });
    const cardOf = (id: number) =>
      database()
        .selectFrom("rule_card")
        .select(["type", "card", "state", "due_at", "reps"])
        .where("user_id", "=", id)
        .where("rule", "=", "voice")
        .executeTakeFirstOrThrow();
    const before = await cardOf(other);
    expect(before).toMatchObject({ card: null, state: "new", reps: 0 });
    await review(userId, right("voice"), on(21));
    const first = await cardOf(userId);
    expect(first).toMatchObject({ type: "grammar-error", reps: 1 });
    expect(first.state).not.toBe("new");
    expect(first.card).not.toBeNull();
    expect(first.due_at > on(21)).toBe(true);
    // another who has the rule, and is elsewhere with it
    await review(other, { ...missed("voice"), type: "grammar-choice" }, on(22));
    const theirs = await cardOf(other);
    expect(theirs).toMatchObject({ type: "grammar-choice", reps: 1 });
    expect(await cardOf(userId)).toEqual(first);
    await review(userId, right("voice"), on(23));
    expect(await cardOf(userId)).toMatchObject({ type: "grammar-error", reps: 2 });
    expect(await cardOf(other)).toEqual(theirs);
  });
});
