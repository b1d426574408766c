import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW, addExam, addUser, leftoverTable } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { favoriteStore } from "../favorite/store.ts";
import { reviewStore } from "../word/review-store.ts";
import { wordStore } from "../word/store.ts";
import { sessionStore } from "./session-store.ts";
import { userStore } from "./store.ts";
import { startLoginAttempt } from "./login-throttle.ts";
import { loginThrottleStore } from "./login-throttle-store.ts";
import { Failure } from "../http/failure.ts";

onBothDatabases("the user store", (database) => {
  it("makes exactly one of many first users the admin", async () => {
    const users = userStore(database());
    const added = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        users.add({ email: `first${at}@example.com`, passwordHash: null, now: NOW }),
      ),
    );
    expect(added.map((user) => user?.admin_level).toSorted()).toEqual([0, 1, 1, 1, 1]);
    for (const user of added) if (user) await users.remove(user.id);
  });

  it("adds one of a provider with her identity, and changes nobody else", async () => {
    const store = userStore(database());
    const before = await store.add({ email: "older@example.com", passwordHash: null, now: NOW });
    const identity = { issuer: "https://one.example", subject: "same" };
    const added = await store.add({
      email: "provider@example.com",
      passwordHash: null,
      identity,
      now: NOW,
    });
    expect(await store.findByIdentity(identity)).toMatchObject({ id: added?.id });
    expect(
      await store.findByIdentity({ ...identity, issuer: "https://two.example" }),
    ).toBeUndefined();
    expect(await store.findByEmail("older@example.com")).toEqual(before);
    for (const user of [before, added]) if (user) await store.remove(user.id);
  });

  it("refuses an address that is taken, and finds by address and identity", async () => {
    const users = userStore(database());
    const identity = { issuer: "https://issuer", subject: "7" };
    const user = await users.add({ email: "a@example.com", passwordHash: "x", identity, now: NOW });
    expect(await users.add({ email: "a@example.com", passwordHash: null, now: NOW })).toBeNull();
    expect((await users.findByEmail("a@example.com"))?.id).toBe(user?.id);
    expect((await users.findByIdentity(identity))?.id).toBe(user?.id);
    expect(await users.findByIdentity({ ...identity, subject: "8" })).toBeUndefined();
    if (user) await users.remove(user.id);
  });

  it("leaves nothing behind when a user goes", async () => {
    const db = database();
    const userId = await addUser(db);
    const examId = await addExam(db, userId);
    const folder = await favoriteStore(db).create(userId, "폴더");
    await favoriteStore(db).append(userId, examId, folder.id);
    const bee = { text: "bee", meaning: "벌", context: "", level: 1 };
    const [word] = await wordStore(db).add(userId, [bee], { examId, now: NOW });
    await reviewStore(db).review(userId, {
      wordId: word?.id ?? 0,
      rating: 3,
      reps: undefined,
      now: NOW,
    });
    await userStore(db).link(userId, { issuer: "i", subject: "s" }, NOW);
    await sessionStore(db).add({
      token_hash: "h",
      user_id: userId,
      created_at: NOW,
      expires_at: NOW,
    });
    const exam = await examStore(db).get(userId, examId);
    const attempts = attemptStore(db);
    const { id } = await attempts.add(userId, {
      examId,
      mode: "test",
      startedAt: NOW,
      deadline: null,
      items: exam?.questions ?? [],
    });
    const place = { id, questionId: exam?.questions[0]?.id ?? 0, now: NOW };
    const next = { response: { choice: 1 }, version: 1, retry: null, tries: 1 };
    await attempts.answer(userId, place, () => ({ next, reply: true }));
    const marks = { flagged: true, struck: [], highlights: [] };
    await attempts.annotate(userId, place, () => ({ next: marks, reply: true }));
    await attempts.addTime(userId, id, "visit", new Map([[place.questionId, 1]]));
    await userStore(db).remove(userId);
    expect(await leftoverTable(db)).toBeNull();
  });
});

onBothDatabases("tries to sign in", (database) => {
  it("lets five through for an account and then names the seconds to wait", async () => {
    const store = loginThrottleStore(database());
    for (let at = 0; at < 5; at += 1)
      expect(await startLoginAttempt(store, "a@example.com", `10.0.1.${at}`)).not.toBeInstanceOf(
        Failure,
      );
    const sixth = await startLoginAttempt(store, "a@example.com", "10.0.1.9");
    expect(sixth).toMatchObject({ code: 429 });
    expect((sixth as Failure).retryAfter).toBeGreaterThan(890);
    expect((sixth as Failure).retryAfter).toBeLessThanOrEqual(900);
  });

  it("lets no more than five through when many come at once", async () => {
    const store = loginThrottleStore(database());
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        startLoginAttempt(store, "d@example.com", `10.0.0.${at}`),
      ),
    );
    expect(tries.filter((one) => !(one instanceof Failure)).length).toBeLessThanOrEqual(5);
  });

  it("counts an address over many accounts, and a network of IPv6 as one address", async () => {
    const store = loginThrottleStore(database());
    for (let at = 0; at < 20; at += 1)
      expect(
        await startLoginAttempt(store, `b${at}@example.com`, `2001:db8:0:1::${at + 1}`),
      ).not.toBeInstanceOf(Failure);
    expect(
      await startLoginAttempt(store, "b99@example.com", "2001:db8:0:1:ffff::1"),
    ).toBeInstanceOf(Failure);
    expect(await startLoginAttempt(store, "b99@example.com", "2001:db8:0:2::1")).not.toBeInstanceOf(
      Failure,
    );
  });

  it("forgets the account's failures after a right password", async () => {
    const store = loginThrottleStore(database());
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 4; at += 1) await startLoginAttempt(store, "c@example.com", "10.9.9.9");
      const right = await startLoginAttempt(store, "c@example.com", "10.9.9.9");
      expect(right).not.toBeInstanceOf(Failure);
      if (!(right instanceof Failure)) await right.succeeded();
    }
  });
});
