/** Registrations: each is found by its own token, for a day. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW } from "../../test/sample-exam.ts";
import { registrationStore } from "./registration-store.ts";

const now = Date.parse(NOW);
const DAY_MS = 24 * 3_600_000;

onBothDatabases("the registration store", (database) => {
  const store = () => registrationStore(database());
  const add = (email: string, time = now) =>
    store().add({ email, passwordHash: "hash", invitation: null }, time);

  it("finds each by its own token until it has expired", async () => {
    const [one, two] = [await add("one@example.com"), await add("two@example.com")];
    const first = await store().newToken(one);
    const second = await store().newToken(two);
    expect([first?.email, second?.email]).toEqual(["one@example.com", "two@example.com"]);
    expect(await store().newToken(0)).toBeNull();
    expect(await store().find(first!.token, now)).toMatchObject({ id: one });
    expect(await store().find(second!.token, now)).toMatchObject({ id: two });
    expect(await store().find("unknown", now)).toBeNull();
    expect(await store().find(first!.token, now + DAY_MS)).toBeNull();
    expect(await store().find(first!.token, now - 1)).toBeNull();
  });

  it("removes those of one address", async () => {
    const ids = [await add("same@example.com"), await add("same@example.com")];
    await add("other@example.com");
    expect(await changes(database(), () => store().removeOf("same@example.com"))).toEqual(
      ids.map((id) => `- registration ${id}`).toSorted(),
    );
  });

  it("removes what has expired or was stored while the clock was ahead, and no others", async () => {
    await store().removeExpired(now + 100 * DAY_MS);
    const over = await add("over@example.com", now - DAY_MS);
    await add("open@example.com");
    const ahead = await add("ahead@example.com", now + 1);
    expect(await changes(database(), () => store().removeExpired(now))).toEqual(
      [over, ahead].map((id) => `- registration ${id}`).toSorted(),
    );
  });
});
