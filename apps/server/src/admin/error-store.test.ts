/** Errors: the latest first, and only the latest of many. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { errorStore } from "./error-store.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString();
const word = (count: number) => "x".repeat(count + 1);

onBothDatabases("the store of errors", (database) => {
  const store = () => errorStore(database());
  const add = (message: string, time: string) =>
    store().add({ method: "GET", path: "/", error: new Error(message), requestId: "1" }, time);

  it("lists the latest first, and forgets those that were last seen before a time", async () => {
    for (const minute of [2, 1, 3]) await add(word(minute), at(minute));
    const messages = async () => (await store().list()).map(({ message }) => message);
    expect(await messages()).toEqual([word(3), word(2), word(1)]);
    await store().removeOlder(at(2));
    expect(await messages()).toEqual([word(3), word(2)]);
  });

  it("keeps the two hundred that were seen last", async () => {
    await store().removeOlder(at(9999));
    for (let count = 0; count <= 200; count++) await add(word(count), at(500 - count));
    const kept = await database().selectFrom("server_error").select("last_at").execute();
    expect(kept).toHaveLength(200);
    expect(kept.map(({ last_at }) => last_at)).not.toContain(at(300));
    expect((await store().list())[0]?.last_at).toBe(at(500));
  });
});
