import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW, addExam, addUser, leftoverTable } from "../../test/sample-exam.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { favoriteStore } from "../favorite/store.ts";
import { reviewStore } from "../word/review-store.ts";
import { wordStore } from "../word/store.ts";
import { auditStore } from "../admin/audit-store.ts";
import { mailStore } from "../mail/mail-store.ts";
import { knownDeviceStore } from "./known-device-store.ts";
import { registrationStore } from "./registration-store.ts";
import { sessionStore } from "./session-store.ts";
import { removerOf } from "../removal/remover.ts";
import { userStore } from "./store.ts";
import { tokenStore } from "./token-store.ts";
import { twoStepStore } from "./two-step-store.ts";

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
      last_used_at: NOW,
      user_agent: "",
      method: "password",
    });
    await knownDeviceStore(db).remember(userId, "device", NOW);
    await tokenStore(db).add(userId, "reset", Date.parse(NOW));
    await twoStepStore(db).replaceRecoveryCodes(userId, ["code"]);
    const email = (await userStore(db).find(userId))?.email ?? "";
    const registration = { email, passwordHash: "x", invitation: null };
    await registrationStore(db).add(registration, Date.parse(NOW));
    await mailStore(db).add({ kind: "forgot", recipient: email, data: {} }, Date.parse(NOW));
    await auditStore(db).add({ action: "lock", admin: null, user: { id: userId, email } }, NOW);
    const unproven = await userStore(db).add({
      email: "old@example.com",
      passwordHash: "x",
      now: NOW,
    });
    await database()
      .updateTable("user")
      .set({ set_aside_for: userId, set_aside_at: NOW })
      .where("id", "=", unproven?.id ?? 0)
      .execute();
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
    // What was done to the user stays, without the address.
    const { list } = await auditStore(db).list({ page: 1, limit: 7 });
    expect(list).toMatchObject([{ action: "lock", user: `#${userId}` }]);
  });

  it("finishes a removal that was interrupted, and frees the address at once", async () => {
    const db = database();
    const user = await userStore(db).add({
      email: "again@example.com",
      passwordHash: "x",
      now: NOW,
    });
    await addExam(db, user?.id ?? 0);
    await db
      .updateTable("user")
      .set({ removed_at: NOW, email: `#${user?.id}` })
      .where("id", "=", user?.id ?? 0)
      .execute();
    expect(
      await userStore(db).add({ email: "again@example.com", passwordHash: "y", now: NOW }),
    ).not.toBeNull();
    await removerOf(db).finish();
    expect(await userStore(db).find(user?.id ?? 0)).toBeUndefined();
    expect(await db.selectFrom("exam").select("id").execute()).toEqual([]);
  });

  it("keeps one of two admins who go at once", async () => {
    const db = database();
    await db.updateTable("user").set({ admin_level: 1 }).execute();
    const admins = [await addUser(db), await addUser(db)];
    await db.updateTable("user").set({ admin_level: 0 }).where("id", "in", admins).execute();
    const gone = await Promise.all(
      admins.map((id) => userStore(db).remove(id, { keepLastAdmin: true })),
    );
    expect(gone.toSorted()).toEqual([false, true]);
  });

  it("gives what was set aside to its owner, whose own words and rules stay", async () => {
    const db = database();
    const users = userStore(db);
    const unproven = await users.add({ email: "claim@example.com", passwordHash: "x", now: NOW });
    const from = unproven?.id ?? 0;
    const examId = await addExam(db, from);
    const bee = { text: "bee", meaning: "벌", context: "", level: 1 };
    const hive = { ...bee, text: "hive" };
    await wordStore(db).add(from, [bee, hive], { examId, now: NOW });
    const own = await users.setAside(unproven!, { issuer: "i", subject: "claim" }, NOW);
    expect(own).toMatchObject({
      email: "claim@example.com",
      password_hash: null,
      verified_at: NOW,
    });
    const mine = { ...bee, meaning: "내 뜻" };
    await wordStore(db).add(own.id, [mine], { examId: undefined, now: NOW });
    const [waiting] = await users.setAsideFor(own.id);
    expect(waiting?.id).toBe(from);
    await users.claim(waiting!, own.id);
    expect((await examStore(db).get(own.id, examId))?.questions).not.toEqual([]);
    const words = await wordStore(db).listed(own.id, ["bee", "hive"]);
    expect(words).toHaveLength(2);
    const meanings = await db
      .selectFrom("word")
      .select("meaning")
      .where("user_id", "=", own.id)
      .orderBy("id")
      .execute();
    expect(meanings.map(({ meaning }) => meaning).toSorted()).toEqual(["내 뜻", "벌"]);
    expect(await users.find(from)).toBeUndefined();
  });

  it("proves one address once, and keeps when that was", async () => {
    const users = userStore(database());
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    const later = "2026-11-22T00:00:00.000Z";
    const isChanged = [`~ user ${userId}`];
    expect(await changes(database(), () => users.verify(userId, NOW))).toEqual(isChanged);
    expect(await changes(database(), () => users.verify(userId, later))).toEqual([]);
    const identity = { issuer: "https://issuer", subject: "link" };
    await users.link(userId, identity, later);
    expect((await users.find(userId))?.verified_at).toBe(NOW);
    expect(await changes(database(), () => users.link(userId, identity, later))).toEqual([]);
    const linked = await changes(database(), () =>
      users.link(otherId, { ...identity, subject: "other" }, later),
    );
    expect(linked.filter((one) => one.startsWith("~"))).toEqual([`~ user ${otherId}`]);
    expect(await users.hasIdentity(otherId)).toBe(true);
    expect(await users.hasIdentity(await addUser(database()))).toBe(false);
    const set = await changes(database(), () => users.setPassword(userId, "hash"));
    expect(set).toEqual(isChanged);
  });

  it("counts what one user has", async () => {
    const users = userStore(database());
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    await addExam(database(), otherId);
    await addExam(database(), userId);
    await addExam(database(), userId);
    expect(await users.countOwned(userId)).toEqual({ exams: 2, attempts: 0, words: 0 });
  });

  it("has an admin who is neither locked nor going", async () => {
    const users = userStore(database());
    const all = () => database().updateTable("user");
    await all().set({ admin_level: 1 }).execute();
    expect(await users.hasAdmin()).toBe(false);
    const userId = await addUser(database());
    const set = (change: object) => all().set(change).where("id", "=", userId).execute();
    await set({ admin_level: 0 });
    expect(await users.hasAdmin()).toBe(true);
    await set({ locked_at: NOW });
    expect(await users.hasAdmin()).toBe(false);
    await set({ locked_at: null, removed_at: NOW });
    expect(await users.hasAdmin()).toBe(false);
    await set({ removed_at: null, admin_level: 1 });
  });

  it("knows the accounts that were set aside before a time, and those of each owner", async () => {
    const users = userStore(database());
    const [owner, other] = [await addUser(database()), await addUser(database())];
    const aside: number[] = [];
    for (const [minute, removed_at, owned] of [
      [1, null, owner],
      [2, null, owner],
      [0, NOW, owner],
      [0, null, other],
    ] as const) {
      const id = await addUser(database());
      aside.push(id);
      const set_aside_at = `2026-11-21T00:0${minute}:00.000Z`;
      const set = { set_aside_at, removed_at, set_aside_for: owned };
      await database().updateTable("user").set(set).where("id", "=", id).execute();
    }
    const ofOwner = (await users.setAsideFor(owner)).map(({ id }) => id);
    expect(ofOwner).toEqual(aside.slice(0, 2));
    const before = await users.setAsideBefore("2026-11-21T00:02:00.000Z");
    expect(before.filter((id) => aside.includes(id)).toSorted()).toEqual(
      [aside[0], aside[3]].toSorted(),
    );
  });

  it("takes the mails, registrations and name of the one who goes, and of nobody else", async () => {
    const db = database();
    const [userId, otherId] = [await addUser(db), await addUser(db)];
    const [email, otherEmail] = [
      (await userStore(db).find(userId))?.email ?? "",
      (await userStore(db).find(otherId))?.email ?? "",
    ];
    for (const address of [email, otherEmail]) {
      const registration = { email: address, passwordHash: "x", invitation: null };
      await registrationStore(db).add(registration, Date.parse(NOW));
      await mailStore(db).add({ kind: "kept", recipient: address, data: {} }, Date.parse(NOW));
    }
    const [user, admin] = [
      { id: userId, email },
      { id: otherId, email: otherEmail },
    ];
    await auditStore(db).add({ action: "lock", admin: user, user: admin }, NOW);
    await auditStore(db).add({ action: "lock", admin, user }, NOW);
    await userStore(db).remove(userId);
    const mails = db.selectFrom("mail").select("recipient").where("kind", "=", "kept");
    expect(await mails.execute()).toEqual([{ recipient: otherEmail }]);
    const waiting = await db.selectFrom("registration").select("email").execute();
    expect(waiting.map((one) => one.email)).toContain(otherEmail);
    const { list } = await auditStore(db).list({ page: 1, limit: 2 });
    expect(list).toMatchObject([
      { admin: otherEmail, user: `#${userId}` },
      { admin: `#${userId}`, user: otherEmail },
    ]);
  });

  it("makes no admin of those who were there before the first user is noted", async () => {
    const [, before] = [await addUser(database()), await addUser(database())];
    await database().deleteFrom("setting").where("name", "=", "first-user-at").execute();
    const first = await addUser(database());
    const levels = await database()
      .selectFrom("user")
      .select(["id", "admin_level"])
      .where("id", "in", [before, first])
      .orderBy("id")
      .execute();
    expect(levels.map(({ admin_level }) => admin_level)).toEqual([1, 0]);
  });

  it("tells users apart by address, by two-step sign-in, and by the hash that is renewed", async () => {
    const users = userStore(database());
    const add = async (email: string) =>
      (await users.add({ email, passwordHash: "former", now: NOW }))!.id;
    const [first, second] = [await add("first@tell.example"), await add("second@tell.example")];
    const byEmail = async (email: string) => (await users.findByEmail(email))?.id;
    expect(await byEmail("second@tell.example")).toBe(second);
    expect(await byEmail("first@tell.example")).toBe(first);
    expect(await byEmail("third@tell.example")).toBeUndefined();
    const sealed = database().updateTable("user").set({ totp_secret: "sealed" });
    await sealed.where("id", "=", first).execute();
    expect([await users.hasTwoStep(first), await users.hasTwoStep(second)]).toEqual([true, false]);
    const renewed = (former: string) => users.renewHash(second, former, "renewed");
    expect(await changes(database(), () => renewed("another"))).toEqual([]);
    expect(await changes(database(), () => renewed("former"))).toEqual([`~ user ${second}`]);
    expect((await users.find(second))?.password_hash).toBe("renewed");
    for (const id of [first, second]) await users.remove(id);
  });

  it("ends the ways in of the account that is set aside, and nobody else's", async () => {
    const users = userStore(database());
    const add = async (email: string, subject: string) => {
      const identity = { issuer: "https://aside.example", subject };
      const user = (await users.add({ email, passwordHash: null, identity, now: NOW }))!;
      return { user, identity };
    };
    const unproven = await add("shared@aside.example", "1");
    const other = await add("other@aside.example", "2");
    const identity = { ...unproven.identity, subject: "3" };
    const owner = await users.setAside(unproven.user, identity, NOW);
    expect(await users.findByIdentity(unproven.identity)).toBeUndefined();
    expect(await users.findByIdentity(identity)).toMatchObject({ id: owner.id });
    expect(await users.findByIdentity(other.identity)).toMatchObject({ id: other.user.id });
    for (const { id } of [unproven.user, other.user, owner]) await users.remove(id);
  });
});
