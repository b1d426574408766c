/** Failures to sign in: changed alone, put back only when nothing has changed since. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { loginThrottleStore, type Failures } from "./login-throttle-store.ts";

const at = (minute: number) => `2026-11-21T00:${String(minute).padStart(2, "0")}:00.000Z`;
const oneMore = (minute: number) => (stored: Failures) => ({
  failures: stored.failures + 1,
  last_at: at(minute),
  blocked_until: at(minute),
});

onBothDatabases("the store of failed tries", (database) => {
  const store = () => loginThrottleStore(database());

  it("counts each of many changes of one subject at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => store().change("a", at(1), oneMore(1))));
    await store().change("b", at(2), oneMore(2));
    const found = await store().find(["a", "b", "c"]);
    expect(found).toEqual(
      new Map([
        ["a", { failures: 20, last_at: at(1), blocked_until: at(1) }],
        ["b", { failures: 1, last_at: at(2), blocked_until: at(2) }],
      ]),
    );
  });

  it("leaves a subject as it is, puts it back, forgets it and what is outside of a time", async () => {
    for (const [subject, minute] of [
      ["old", 10],
      ["now", 20],
      ["ahead", 30],
    ] as const)
      await store().change(subject, at(minute), oneMore(minute));
    const failuresOf = async (subject: string) => (await store().find([subject])).get(subject);
    const stored = await failuresOf("now");
    await store().change("now", at(21), () => null);
    expect(await failuresOf("now")).toEqual(stored);
    const { before, after } = await store().change("now", at(22), oneMore(22));
    await store().change("now", at(23), oneMore(23));
    await store().undo("now", after!, before);
    expect((await failuresOf("now"))?.failures).toBe(3);
    const last = await store().change("now", at(24), oneMore(24));
    await store().undo("now", last.after!, last.before);
    expect((await failuresOf("now"))?.failures).toBe(3);
    await store().removeOutside(at(15), at(25));
    expect([...(await store().find(["old", "now", "ahead"])).keys()]).toEqual(["now"]);
    await store().forget(["now"]);
    expect((await store().find(["now"])).size).toBe(0);
  });

  it("finds, puts back and forgets the named subjects alone", async () => {
    for (const subject of ["one", "two"]) await store().change(subject, at(40), oneMore(40));
    expect([...(await store().find(["one"])).keys()]).toEqual(["one"]);
    const { before, after } = await store().change("one", at(41), oneMore(41));
    const failuresOf = async (subject: string) =>
      (await store().find([subject])).get(subject)?.failures;
    await store().change("two", at(41), oneMore(41));
    await store().undo("one", { ...after!, failures: 9 }, before);
    await store().undo("one", { ...after!, last_at: at(39) }, before);
    expect([await failuresOf("one"), await failuresOf("two")]).toEqual([2, 2]);
    await store().undo("one", after!, before);
    expect([await failuresOf("one"), await failuresOf("two")]).toEqual([1, 2]);
    await store().forget(["two"]);
    expect([await failuresOf("one"), await failuresOf("two")]).toEqual([1, undefined]);
  });
});
