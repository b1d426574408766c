/** Failed tries to sign in: counted by subject and time, and taken back alone. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { loginThrottleStore } from "./login-throttle-store.ts";

const at = (minute: number) => `2026-11-21T00:${String(minute).padStart(2, "0")}:00.000Z`;

/** The removal of the rows of some tries. */
const rows = (...ids: ReadonlyMap<string, number>[]) =>
  ids
    .flatMap((tries) => [...tries.values()])
    .toSorted((a, b) => a - b)
    .map((id) => `- sign_in_try ${id}`);

onBothDatabases("the store of failed tries", (database) => {
  const store = () => loginThrottleStore(database());

  it("counts the other tries under the same subjects since a moment", async () => {
    await store().add(["a", "net a"], at(1));
    await store().add(["a", "net a"], at(3));
    await store().add(["a", "net b"], at(4));
    await store().add(["b", "net c"], at(5));
    const mine = await store().add(["a", "net a"], at(6));
    expect(await store().others(mine, at(0))).toEqual(
      new Map([
        ["a", { count: 3, oldest: at(1) }],
        ["net a", { count: 2, oldest: at(1) }],
      ]),
    );
    expect((await store().others(mine, at(1))).get("a")).toEqual({ count: 2, oldest: at(3) });
  });

  it("takes back one try, those of a subject, or what is old, and nothing else", async () => {
    const old = await store().add(["c"], at(10));
    const one = await store().add(["c", "net c"], at(11));
    const two = await store().add(["d", "net c"], at(12));
    const three = await store().add(["d"], at(13));
    expect((await changes(database(), () => store().remove(one))).toSorted()).toEqual(
      rows(one).toSorted(),
    );
    expect((await changes(database(), () => store().forgive(two, "d"))).toSorted()).toEqual(
      rows(two, three).toSorted(),
    );
    const left = await store().add(["e"], at(14));
    const removed = await changes(database(), () => store().removeOlder(at(13)));
    expect(removed).toContain(rows(old)[0]);
    expect(removed).not.toContain(rows(left)[0]);
  });
});
