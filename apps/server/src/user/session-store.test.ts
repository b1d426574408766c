/** Sessions: each is found, extended and removed by itself. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser, NOW } from "../../test/sample-exam.ts";
import { sessionStore } from "./session-store.ts";

const EARLIER = "2026-11-20T00:00:00.000Z";
const LATER = "2026-11-22T00:00:00.000Z";
const LATEST = "2026-12-22T00:00:00.000Z";
const OTHER = { last_used_at: NOW, user_agent: "", method: "password" } as const;

onBothDatabases("the session store", (database) => {
  const store = () => sessionStore(database());
  const add = (token_hash: string, user_id: number, expires_at = LATER) =>
    store().add({ token_hash, user_id, created_at: NOW, expires_at, ...OTHER });

  it("finds, extends and removes one session of several", async () => {
    const userId = await addUser(database());
    for (const token of ["one", "two"]) await add(token, userId);
    const one = await store().find("one", NOW);
    const two = await store().find("two", NOW);
    expect(one).toMatchObject({ user_id: userId, expires_at: LATER, method: "password" });
    expect(await store().find("one", LATER)).toBeUndefined();
    expect(await store().find("three", NOW)).toBeUndefined();
    const times = { usedAt: LATER, expiresAt: LATEST };
    expect(await changes(database(), () => store().extend("one", times))).toEqual([
      `~ session ${one?.id}`,
    ]);
    expect(await store().find("one", LATER)).toMatchObject({ expires_at: LATEST });
    expect(await changes(database(), () => store().remove("two"))).toEqual([
      `- session ${two?.id}`,
    ]);
  });

  it("removes expired sessions, and no others", async () => {
    const userId = await addUser(database());
    await add("over", userId, EARLIER);
    await add("just over", userId, NOW);
    await add("open", userId, LATER);
    const removed = await changes(database(), () => store().removeExpired(NOW));
    expect(removed).toHaveLength(2);
    expect(await store().find("open", NOW)).toBeDefined();
  });

  it("lists a user's devices, the last used first, and signs out one, or all but one", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    for (const token of ["a", "b", "c"]) await add(token, userId);
    await add("theirs", otherId);
    await store().extend("a", { usedAt: LATER, expiresAt: LATEST });
    const [a, c, b] = await store().list(userId, NOW);
    expect([a?.last_used_at, c?.last_used_at, b?.last_used_at]).toEqual([LATER, NOW, NOW]);
    expect(await changes(database(), () => store().removeOne(otherId, b!.id))).toEqual([]);
    expect(await changes(database(), () => store().removeOne(userId, b!.id))).toEqual([
      `- session ${b?.id}`,
    ]);
    expect(await store().removeOf(userId, c?.id)).toBe(1);
    expect(await store().find("c", NOW)).toBeDefined();
    expect(await store().find("theirs", NOW)).toBeDefined();
  });

  it("lets nobody in whose account is locked, set aside or going", async () => {
    for (const [at, column] of (["locked_at", "removed_at", "set_aside_at"] as const).entries()) {
      const userId = await addUser(database());
      await add(`way ${at}`, userId);
      await database()
        .updateTable("user")
        .set({ [column]: NOW })
        .where("id", "=", userId)
        .execute();
      expect(await store().find(`way ${at}`, NOW)).toBeUndefined();
    }
  });

  it("signs out the device that was used longest ago when a user has too many", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    await store().add({
      token_hash: "theirs, older",
      user_id: otherId,
      created_at: NOW,
      expires_at: LATER,
      ...OTHER,
      last_used_at: EARLIER,
    });
    for (let at = 0; at < 50; at++) await add(`device ${at}`, userId);
    await store().extend("device 0", { usedAt: LATER, expiresAt: LATEST });
    await add("one more", userId);
    expect(await store().find("device 1", NOW)).toBeUndefined();
    for (const token of ["device 0", "device 2", "device 49", "one more", "theirs, older"])
      expect(await store().find(token, NOW)).toBeDefined();
    expect(await store().list(userId, NOW)).toHaveLength(50);
  });

  it("notes of one session that its owner was proven, and lists none that has expired", async () => {
    const userId = await addUser(database());
    for (const token of ["first", "second"]) await add(token, userId);
    const first = await store().find("first", NOW);
    expect(await changes(database(), () => store().confirm(first!.id, NOW))).toEqual([
      `~ session ${first?.id}`,
    ]);
    await add("expired", userId, NOW);
    expect(await store().list(userId, NOW)).toHaveLength(2);
  });
});
