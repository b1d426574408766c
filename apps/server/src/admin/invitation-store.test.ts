/** Invitations: each code opens by itself, for as long and as often as it says. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW } from "../../test/sample-exam.ts";
import { invitationStore } from "./invitation-store.ts";

const LATER = "2026-11-22T00:00:00.000Z";
const EARLIER = "2026-11-20T00:00:00.000Z";

onBothDatabases("the store of invitations", (database) => {
  const store = () => invitationStore(database());
  const add = (note: string, maxUses: number | null = null, expiresAt: string | null = null) =>
    store().add({ note, maxUses, expiresAt }, NOW);

  it("is open until it has expired or is used up", async () => {
    const [open, used, over, lasting] = [
      await add("open"),
      await add("used", 1),
      await add("over", null, EARLIER),
      await add("lasting", 2, LATER),
    ];
    expect(await store().use(used.code, NOW)).toBe(true);
    for (const [{ code }, isOpen] of [
      [open, true],
      [used, false],
      [over, false],
      [lasting, true],
    ] as const) {
      expect(await store().isOpen(code, NOW)).toBe(isOpen);
      expect(await store().use(code, NOW)).toBe(isOpen);
    }
    expect(await store().isOpen("none", NOW)).toBe(false);
    expect(await store().use("none", NOW)).toBe(false);
    const { list } = await store().list({ page: 1, limit: 4 }, NOW);
    expect(list.map(({ note, is_open }) => [note, is_open])).toEqual([
      ["lasting", true],
      ["over", false],
      ["used", false],
      ["open", true],
    ]);
    const second = await store().list({ page: 2, limit: 3 }, NOW);
    expect(second.list[0]?.note).toBe("open");
  });

  it("uses one, gives one use back and removes one alone", async () => {
    const [one, other] = [await add("one", 2), await add("", 2)];
    for (const { code } of [one, other]) await store().use(code, NOW);
    const changed = [`~ invitation ${one.id}`];
    expect(await changes(database(), () => store().use(one.code, NOW))).toEqual(changed);
    for (let uses = 2; uses > 0; uses--)
      expect(await changes(database(), () => store().giveBack(one.code))).toEqual(changed);
    expect(await changes(database(), () => store().giveBack(one.code))).toEqual([]);
    expect(await changes(database(), () => store().remove(one.id))).toEqual([
      `- invitation ${one.id}`,
    ]);
    expect(await store().remove(one.id)).toBeNull();
    expect(await store().remove(other.id)).toBe(other.code);
  });
});
