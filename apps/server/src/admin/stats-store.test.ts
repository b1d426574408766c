/** What the admins' charts count. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addUser, NOW } from "../../test/sample-exam.ts";
import { statsStore } from "./stats-store.ts";

onBothDatabases("the charts' store", (database) => {
  it("counts the users that are there, and none that is being removed", async () => {
    const [userId, gone] = [await addUser(database()), await addUser(database())];
    const stats = statsStore(database());
    const { users } = await stats.totals();
    const set = (change: { removed_at?: string; locked_at?: string }, id: number) =>
      database().updateTable("user").set(change).where("id", "=", id).execute();
    await set({ removed_at: NOW, locked_at: NOW }, gone);
    await set({ locked_at: NOW }, userId);
    expect(await stats.totals()).toMatchObject({ users: users - 1, locked: 1 });
  });
});
