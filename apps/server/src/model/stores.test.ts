/** What is kept of asking a model: exchanges with their exam, and how much each user has used. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser } from "../../test/sample-exam.ts";
import { discardExams } from "../removal/discard-exams.ts";
import { removerOf } from "../removal/remover.ts";
import { exchangeStore, requestHash, type Exchange } from "./exchange-store.ts";
import { modelUsageStore, seoulDay } from "./usage-store.ts";

const EXCHANGE: Exchange = {
  hash: "a".repeat(64),
  purpose: "propose",
  model: "m",
  answer: '{"topic":"벌"}',
  tokensIn: 900,
  tokensOut: 80,
};
const REQUEST = {
  purpose: "propose",
  system: "s",
  prompt: "p",
  schemaName: "n",
  schema: { type: "object" },
  maxTokens: 10,
} as const;

onBothDatabases("the store of exchanges", (database) => {
  const store = () => exchangeStore(database());
  const add = (user: number, id: number) => () => store().add(user, id, EXCHANGE);

  it("finds what the user was answered, and nobody else", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    const exam = await addExam(database(), userId);
    await store().add(userId, exam, EXCHANGE);
    expect(await store().find(userId, "m", EXCHANGE.hash)).toEqual(EXCHANGE);
    expect(await store().find(userId, "another", EXCHANGE.hash)).toBeNull();
    expect(await store().find(userId, "m", "b".repeat(64))).toBeNull();
    expect(await store().find(otherId, "m", EXCHANGE.hash)).toBeNull();
  });

  it("keeps one for each request of an exam, and none for another's or one that is gone", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    const exam = await addExam(database(), userId);
    expect(await changes(database(), add(otherId, exam))).toEqual([]);
    expect(await changes(database(), add(userId, 999_999))).toEqual([]);
    expect(await changes(database(), add(userId, exam))).toHaveLength(1);
    expect(await changes(database(), add(userId, exam))).toEqual([]);
  });

  it("finds what was answered last, in whichever exam", async () => {
    const userId = await addUser(database());
    const [older, newer] = [await addExam(database(), userId), await addExam(database(), userId)];
    // the exam that was made first was answered last
    await store().add(userId, newer, { ...EXCHANGE, answer: "first" });
    await store().add(userId, older, { ...EXCHANGE, answer: "last" });
    expect(await store().find(userId, "m", EXCHANGE.hash)).toMatchObject({ answer: "last" });
  });

  it("goes with its exam", async () => {
    const userId = await addUser(database());
    const exam = await addExam(database(), userId);
    await store().add(userId, exam, EXCHANGE);
    const remover = removerOf(database());
    await discardExams(database(), remover, userId, { id: exam });
    expect(await store().find(userId, "m", EXCHANGE.hash)).toBeNull();
  });
});

it("hashes what a model is told, and not what for", () => {
  expect(requestHash(REQUEST)).toBe(requestHash({ ...REQUEST, purpose: "repair", maxTokens: 2 }));
  expect(requestHash(REQUEST)).not.toBe(requestHash({ ...REQUEST, prompt: "q" }));
  expect(requestHash(REQUEST)).not.toBe(requestHash({ ...REQUEST, schema: {} }));
});

onBothDatabases("the store of usage", (database) => {
  const NOON = Date.parse("2026-11-22T03:00:00Z");
  const DAY_MS = 86_400_000;

  it("adds up a user's day, and begins a new one at midnight in Seoul", async () => {
    const userId = await addUser(database());
    let now = NOON;
    const store = modelUsageStore(database(), () => now);
    expect(await store.today(userId)).toEqual({ calls: 0, tokens: 0 });
    await store.add(userId, { tokensIn: 100, tokensOut: 20 });
    await store.add(userId, { tokensIn: 1, tokensOut: 2 });
    expect(await store.today(userId)).toEqual({ calls: 2, tokens: 123 });
    now = Date.parse("2026-11-22T15:00:00Z");
    expect(await store.today(userId)).toEqual({ calls: 0, tokens: 0 });
  });

  it("counts each user's own day, and names nobody whose account is gone", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const store = modelUsageStore(database(), () => NOON + 50 * DAY_MS);
    await store.add(other, { tokensIn: 100, tokensOut: 20 });
    expect(await store.today(userId)).toEqual({ calls: 0, tokens: 0 });
    await store.add(userId, { tokensIn: 5, tokensOut: 1 });
    expect(await store.today(userId)).toEqual({ calls: 1, tokens: 6 });
    expect(await store.today(other)).toEqual({ calls: 1, tokens: 120 });
    const users = async () => (await store.most(1, 10)).map(({ user_id }) => user_id);
    expect(await users()).toEqual([other, userId]);
    const removed_at = new Date(NOON).toISOString();
    await database().updateTable("user").set({ removed_at }).where("id", "=", other).execute();
    expect(await users()).toEqual([userId]);
    // what was used stays in the sum
    expect(await store.ofAll(1)).toEqual({ calls: 2, tokens: 126 });
    await store.removeOlder(0);
  });

  it("says who used most, and forgets what is old", async () => {
    const [little, much] = [await addUser(database()), await addUser(database())];
    let now = NOON + 100 * DAY_MS;
    const store = modelUsageStore(database(), () => now);
    await store.add(much, { tokensIn: 5000, tokensOut: 0 });
    await store.add(little, { tokensIn: 10, tokensOut: 0 });
    now += DAY_MS;
    await store.add(much, { tokensIn: 1, tokensOut: 0 });
    expect(await store.ofAll(1)).toEqual({ calls: 1, tokens: 1 });
    expect(await store.ofAll(2)).toEqual({ calls: 3, tokens: 5011 });
    expect(await store.most(30, 10)).toMatchObject([
      { user_id: much, calls: 2, tokens: 5001 },
      { user_id: little, calls: 1, tokens: 10 },
    ]);
    expect(await store.most(30, 1)).toHaveLength(1);
    await store.removeOlder(1);
    expect(await store.ofAll(30)).toEqual({ calls: 1, tokens: 1 });
  });

  it("knows the day of Seoul", () => {
    expect(seoulDay(Date.parse("2026-11-21T14:59:59Z"))).toBe("2026-11-21");
    expect(seoulDay(Date.parse("2026-11-21T15:00:00Z"))).toBe("2026-11-22");
  });
});
