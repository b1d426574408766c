/** Accounts as admins see them: with what is their own, and changed one at a time. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, NOW } from "../../test/sample-exam.ts";
import { sessionStore } from "../user/session-store.ts";
import { userStore } from "../user/store.ts";
import { adminUserStore } from "./user-store.ts";

const EARLIER = "2026-11-20T00:00:00.000Z";
const LATER = "2026-11-22T00:00:00.000Z";

onBothDatabases("the admins' store of accounts", (database) => {
  const store = () => adminUserStore(database());
  const signIn = (user_id: number, token_hash: string, last_used_at: string, expires_at: string) =>
    sessionStore(database()).add({
      user_id,
      token_hash,
      last_used_at,
      expires_at,
      created_at: EARLIER,
      user_agent: "",
      method: "password",
    });

  it("counts what is an account's own, and the devices that are signed in", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    await addExam(database(), userId);
    for (let at = 0; at < 2; at++) await addExam(database(), otherId);
    await userStore(database()).link(otherId, { issuer: "i", subject: "s" }, NOW);
    await signIn(userId, "open", EARLIER, LATER);
    await signIn(userId, "expired", NOW, NOW);
    await signIn(otherId, "theirs", NOW, LATER);
    const own = await store().find(userId, NOW);
    expect(own).toMatchObject({ exam_count: 1, attempt_count: 0, device_count: 1, social: false });
    expect(own?.last_used_at).toBe(EARLIER);
    const other = await store().find(otherId, NOW);
    expect(other).toMatchObject({ exam_count: 2, device_count: 1, social: true });
  });

  it("shows none that is being removed", async () => {
    const userId = await addUser(database());
    const going = database().updateTable("user").set({ removed_at: NOW });
    await going.where("id", "=", userId).execute();
    expect(await store().find(userId, NOW)).toBeNull();
    const all = await store().list({ search: "", filter: "all" }, { page: 1, limit: 99 }, NOW);
    expect(all.list.map(({ id }) => id)).not.toContain(userId);
  });

  const list = async (filter: "all" | "locked", page = 1, search = "@listed.example") => {
    const found = await store().list({ search, filter }, { page, limit: 2 }, NOW);
    return [found.pagination.total_count, ...found.list.map(({ id }) => id)];
  };
  const isTold = async (id: number) => {
    const { has_password, two_step } = (await store().find(id, NOW))!;
    return [has_password, two_step];
  };
  it("lists the accounts of members, newest first, by pages, address and what they are", async () => {
    const users = userStore(database());
    const add = async (name: string, passwordHash: string | null = null) =>
      (await users.add({ email: `${name}@listed.example`, passwordHash, now: NOW }))!.id;
    const [first, second, third] = [await add("a"), await add("b", "hash"), await add("c")];
    const guest = await add("d");
    const change = (id: number, values: { kind?: "guest"; locked_at?: string }) =>
      database().updateTable("user").set(values).where("id", "=", id).execute();
    await change(guest, { kind: "guest" });
    await change(first, { locked_at: NOW });
    expect(await list("all")).toEqual([3, third, second]);
    expect(await list("all", 2)).toEqual([3, first]);
    expect(await list("locked")).toEqual([1, first]);
    expect(await list("all", 1, "b@listed")).toEqual([1, second]);
    expect([await isTold(second), await isTold(third)]).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it("locks one account and signs it out, and changes the role of one", async () => {
    const [userId, otherId] = [await addUser(database()), await addUser(database())];
    for (const id of [userId, otherId]) await signIn(id, `token of ${id}`, NOW, LATER);
    const change = (edit: object) => changes(database(), () => store().edit(userId, edit, NOW));
    const locked = await change({ locked: true });
    expect(locked).toHaveLength(2);
    expect(locked).toContain(`~ user ${userId}`);
    expect(await change({ locked: false })).toEqual([`~ user ${userId}`]);
    expect(await change({ admin_level: 0 })).toEqual([`~ user ${userId}`]);
    expect(await change({ admin_level: 1 })).toEqual([`~ user ${userId}`]);
  });
});
