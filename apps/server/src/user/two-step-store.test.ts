/** Two-step sign-in: each user's secret, steps and recovery codes are the user's own. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser } from "../../test/sample-exam.ts";
import { twoStepStore } from "./two-step-store.ts";

const confirmed = (secret: string) => ({ secret, step: 5, codeHashes: [`${secret} code`] });

onBothDatabases("the store of two-step sign-in", (database) => {
  const store = () => twoStepStore(database());
  const useKey = () =>
    database()
      .insertInto("setting")
      .values([
        { name: "key-id", value: "key" },
        { name: "sign-up", value: "another key" },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  it("begins with the database's key, and is confirmed once with the secret that was begun", async () => {
    await useKey();
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    await expect(store().begin(userId, "secret", "another key")).rejects.toThrow("another key");
    expect(await changes(database(), () => store().begin(userId, "secret", "key"))).toEqual([
      `~ user ${userId}`,
    ]);
    await store().begin(otherId, "secret", "key");
    expect(await store().confirm(userId, confirmed("older"))).toBe(false);
    const made = await changes(database(), () => store().confirm(userId, confirmed("secret")));
    expect(made.filter((one) => one.includes("user "))).toEqual([`~ user ${userId}`]);
    await store().begin(userId, "next", "key");
    expect(await store().confirm(userId, confirmed("next"))).toBe(false);
    expect(await store().countRecoveryCodes(otherId)).toBe(0);
  });

  it("uses a time step once, and none before it unless it lies in the future", async () => {
    await useKey();
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    expect(await store().useStep(userId, 7, 10)).toBe(true);
    expect(await store().useStep(userId, 7, 10)).toBe(false);
    expect(await store().useStep(userId, 6, 10)).toBe(false);
    expect(await store().useStep(otherId, 6, 10)).toBe(true);
    expect(await store().useStep(userId, 8, 10)).toBe(true);
    expect(await store().useStep(userId, 3, 5)).toBe(true);
  });

  it("uses each recovery code once, for its user, and takes all away with the second step", async () => {
    await useKey();
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    for (const id of [userId, otherId]) {
      await store().begin(id, "secret", "key");
      await store().confirm(id, confirmed("secret"));
      await store().replaceRecoveryCodes(id, ["a", "b"]);
    }
    expect(await store().useRecoveryCode(userId, "c")).toBe(false);
    expect(await store().useRecoveryCode(userId, "a")).toBe(true);
    expect(await store().useRecoveryCode(userId, "a")).toBe(false);
    expect(await store().countRecoveryCodes(userId)).toBe(1);
    expect(await store().countRecoveryCodes(otherId)).toBe(2);
    const removed = await changes(database(), () => store().remove(userId));
    expect(removed.filter((one) => one.includes("user "))).toEqual([`~ user ${userId}`]);
    expect(await store().countRecoveryCodes(userId)).toBe(0);
    expect(await store().countRecoveryCodes(otherId)).toBe(2);
  });

  it("keeps the old codes and no secret where the new codes cannot be stored", async () => {
    await useKey();
    const userId = await addUser(database());
    await store().begin(userId, "secret", "key");
    const twice = { secret: "secret", step: 1, codeHashes: ["same", "same"] };
    await expect(store().confirm(userId, twice)).rejects.toThrow();
    expect(await store().confirm(userId, confirmed("secret"))).toBe(true);
    await expect(store().replaceRecoveryCodes(userId, ["same", "same"])).rejects.toThrow();
    expect(await store().useRecoveryCode(userId, "secret code")).toBe(true);
  });
});
