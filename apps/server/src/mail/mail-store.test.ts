/** Mails that wait: each kind has its own queue, and each mail its own fate. */
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW } from "../../test/sample-exam.ts";
import { LONGEST_WAIT_MS, mailStore } from "./mail-store.ts";

const now = Date.parse(NOW);
const MINUTE_MS = 60_000;

onBothDatabases("the mail store", (database) => {
  const store = () => mailStore(database());
  const add = (kind: string, recipient: string, time = now) =>
    store().add({ kind, recipient, data: {} }, time);
  const empty = () => database().deleteFrom("mail").execute();

  it("takes the mail of a kind that is due first, and each once", async () => {
    await empty();
    await add("reset", "other kind", now - 9 * MINUTE_MS);
    await add("verify", "later", now - MINUTE_MS);
    await add("verify", "first", now - 2 * MINUTE_MS);
    await add("verify", "first too", now - 2 * MINUTE_MS);
    await add("verify", "not yet", now + MINUTE_MS);
    await add("verify", "too far", now + 2 * LONGEST_WAIT_MS);
    const taken: (string | undefined)[] = [];
    for (let at = 0; at < 5; at++) taken.push((await store().take("verify", now))?.recipient);
    expect(taken).toEqual(["first", "first too", "later", "too far", undefined]);
    expect((await store().take("reset", now))?.recipient).toBe("other kind");
  });

  it("sends, puts off and gives up one mail alone", async () => {
    await empty();
    for (const recipient of ["a", "b", "c", "d"]) await add("verify", recipient);
    const [a, b, c] = [
      await store().take("verify", now),
      await store().take("verify", now),
      await store().take("verify", now),
    ];
    expect(await changes(database(), () => store().sent(a!.id))).toEqual([`- mail ${a!.id}`]);
    const later = now + 10 * MINUTE_MS;
    expect(await changes(database(), () => store().retryAt(b!.id, later))).toEqual([
      `~ mail ${b!.id}`,
    ]);
    expect(await changes(database(), () => store().giveUp(c!.id, now))).toEqual([
      `~ mail ${c!.id}`,
    ]);
    expect(await store().count()).toEqual({ waiting: 2, failed: 1 });
    expect((await store().take("verify", later))?.recipient).toBe("d");
    expect((await store().take("verify", later))?.recipient).toBe("b");
    expect(await store().take("verify", later)).toBeUndefined();
  });

  it("holds as many as may wait of each kind; what was given up does not count", async () => {
    await empty();
    const bounded = mailStore(database(), { maxWaiting: 2 });
    const more = (kind: string) => bounded.add({ kind, recipient: "x", data: {} }, now);
    expect([await more("verify"), await more("verify"), await more("verify")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await more("reset")).toBe(true);
    await bounded.giveUp((await bounded.take("verify", now))!.id, now);
    expect([await more("verify"), await more("verify")]).toEqual([true, false]);
  });

  it("removes what was given up long ago or is too much, and none that waits", async () => {
    await empty();
    const bounded = mailStore(database(), { maxFailed: 2 });
    const failed: number[] = [];
    for (const time of [now - 9 * MINUTE_MS, now, now, now]) {
      await add("verify", "x");
      const { id } = (await bounded.take("verify", now))!;
      failed.push(id);
      await bounded.giveUp(id, time);
    }
    await add("verify", "waits");
    expect(await changes(database(), () => bounded.removeFailed(now - MINUTE_MS))).toEqual(
      failed
        .slice(0, 2)
        .map((id) => `- mail ${id}`)
        .toSorted(),
    );
    expect(await bounded.count()).toEqual({ waiting: 1, failed: 2 });
  });

  it("gives a mail to one of several who ask at once", async () => {
    await empty();
    for (let round = 0; round < 10; round += 1) {
      await add("verify", "x");
      const taken = await Promise.all(Array.from({ length: 5 }, () => store().take("verify", now)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
  });
});
