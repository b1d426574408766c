/** Sessions: each is found, extended and removed by itself. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser, NOW } from "../../test/sample-exam.ts";
import { sessionStore } from "./session-store.ts";

const EARLIER = "2026-11-20T00:00:00.000Z";
const LATER = "2026-11-22T00:00:00.000Z";
const LATEST = "2026-12-22T00:00:00.000Z";

onBothDatabases("the session store", (database) => {
  const store = () => sessionStore(database());

  it("finds, extends and removes one session of several", async () => {
    const userId = await addUser(database());
    for (const token_hash of ["one", "two"])
      await store().add({ token_hash, user_id: userId, created_at: NOW, expires_at: LATER });
    expect(await store().find("one", NOW)).toMatchObject({ user_id: userId, expires_at: LATER });
    expect(await store().find("one", LATER)).toBeUndefined();
    expect(await store().find("three", NOW)).toBeUndefined();
    expect(await changes(database(), () => store().extend("one", LATEST))).toEqual([
      `~ session one/${userId}`,
    ]);
    expect(await store().find("one", LATER)).toMatchObject({ expires_at: LATEST });
    expect(await changes(database(), () => store().remove("two"))).toEqual([
      `- session two/${userId}`,
    ]);
  });

  it("removes expired sessions, and no others", async () => {
    const userId = await addUser(database());
    for (const [token_hash, expires_at] of [
      ["over", EARLIER],
      ["just over", NOW],
      ["open", LATER],
    ] as const)
      await store().add({ token_hash, user_id: userId, created_at: EARLIER, expires_at });
    expect(await changes(database(), () => store().removeExpired(NOW))).toEqual([
      `- session just over/${userId}`,
      `- session over/${userId}`,
    ]);
  });
});
