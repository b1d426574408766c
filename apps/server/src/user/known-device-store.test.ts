/** Known devices: a user's own, the latest of many. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser } from "../../test/sample-exam.ts";
import { knownDeviceStore } from "./known-device-store.ts";

const at = (minute: number) => `2026-11-21T00:${String(minute).padStart(2, "0")}:00.000Z`;

onBothDatabases("the store of known devices", (database) => {
  const store = () => knownDeviceStore(database());

  it("tells a user's first device from one that is known and from a new one", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    expect(await store().remember(userId, "a", at(1))).toBe("first");
    expect(await store().remember(userId, "b", at(2))).toBe("new");
    expect(await store().remember(userId, "a", at(3))).toBe("known");
    expect(await store().remember(otherId, "a", at(4))).toBe("first");
    expect(await store().isKnown(userId, "b")).toBe(true);
    expect(await store().isKnown(userId, "c")).toBe(false);
    expect(await store().isKnown(otherId, "b")).toBe(false);
  });

  it("forgets the one that was used longest ago, of that user alone", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    await store().remember(otherId, "old", at(0));
    for (const [minute, hash] of ["new", "old"].entries())
      await store().remember(userId, hash, at(10 - 5 * minute));
    for (let more = 0; more < 19; more++) await store().remember(userId, `more ${more}`, at(20));
    expect(await store().isKnown(userId, "old")).toBe(false);
    expect(await store().isKnown(userId, "new")).toBe(true);
    expect(await store().isKnown(otherId, "old")).toBe(true);
  });

  it("forgets all others of one user, and what was used before a time", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    for (const hash of ["a", "b"]) await store().remember(userId, hash, at(1));
    await store().remember(otherId, "b", at(1));
    await store().forgetOthers(userId, "a");
    expect(await store().isKnown(userId, "a")).toBe(true);
    expect(await store().isKnown(userId, "b")).toBe(false);
    expect(await store().isKnown(otherId, "b")).toBe(true);
    await store().remember(userId, "a", at(30));
    await store().removeOlder(at(30));
    expect(await store().isKnown(userId, "a")).toBe(true);
    expect(await store().isKnown(otherId, "b")).toBe(false);
  });
});
