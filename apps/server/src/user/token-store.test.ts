/** Tokens: each is one user's, for one purpose and a while. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser, NOW } from "../../test/sample-exam.ts";
import { tokenStore } from "./token-store.ts";

const now = Date.parse(NOW);
const HOUR_MS = 3_600_000;

onBothDatabases("the token store", (database) => {
  const store = () => tokenStore(database());

  it("knows whose each of several tokens is, for its own purpose", async () => {
    const [one, two] = [await addUser(database()), await addUser(database())];
    const first = await store().add(one, "verify", now);
    const second = await store().add(two, "verify", now);
    expect(await store().find(first, "verify", now)).toBe(one);
    expect(await store().find(second, "verify", now)).toBe(two);
    expect(await store().find(first, "reset", now)).toBeNull();
    const reset = await store().add(one, "reset", now);
    expect(await store().find(reset, "verify", now)).toBeNull();
    expect(await store().find("unknown", "verify", now)).toBeNull();
  });

  it("makes one useless by the next for the same purpose of the same user alone", async () => {
    const [one, two] = [await addUser(database()), await addUser(database())];
    const first = await store().add(one, "verify", now);
    const reset = await store().add(one, "reset", now);
    const theirs = await store().add(two, "verify", now);
    const next = await store().add(one, "verify", now);
    expect(await store().find(first, "verify", now)).toBeNull();
    expect(await store().find(next, "verify", now)).toBe(one);
    expect(await store().find(reset, "reset", now)).toBe(one);
    expect(await store().find(theirs, "verify", now)).toBe(two);
  });

  it("uses up the one that is taken, and no other", async () => {
    const [one, two] = [await addUser(database()), await addUser(database())];
    const mine = await store().add(one, "remove", now);
    const theirs = await store().add(two, "remove", now);
    expect(await store().take(mine, "reset", now)).toBeNull();
    expect(await store().take("unknown", "remove", now)).toBeNull();
    expect(await changes(database(), () => store().take(mine, "remove", now))).toHaveLength(1);
    expect(await store().take(mine, "remove", now)).toBeNull();
    expect(await store().take(theirs, "remove", now)).toBe(two);
  });

  it("takes none that has expired, or that was made while the clock was ahead", async () => {
    const userId = await addUser(database());
    for (const read of [store().find, store().take]) {
      const token = await store().add(userId, "reset", now);
      expect(await read(token, "reset", now + HOUR_MS)).toBeNull();
      expect(await read(token, "reset", now - HOUR_MS)).toBeNull();
      expect(await read(token, "reset", now)).toBe(userId);
    }
  });

  it("removes what has expired or lasts too long, and no others", async () => {
    await store().removeExpired(now + 1000 * HOUR_MS);
    const userIds = [
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
    ];
    const [over, open, ahead] = [
      await store().add(userIds[0]!, "verify", now - 48 * HOUR_MS),
      await store().add(userIds[1]!, "verify", now),
      await store().add(userIds[2]!, "verify", now + 48 * HOUR_MS),
    ];
    expect(await changes(database(), () => store().removeExpired(now))).toHaveLength(2);
    expect(await store().find(open, "verify", now)).toBe(userIds[1]);
    expect(await store().find(over, "verify", now - 48 * HOUR_MS)).toBeNull();
    expect(await store().find(ahead, "verify", now + 48 * HOUR_MS)).toBeNull();
  });
});
