import { setImmediate as nextMoment } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { roomFor } from "./room.ts";

/** Pieces of work that go on until they are told to end. */
function workshop(most: number) {
  const room = roomFor(most);
  const begun: string[] = [];
  const ends = new Map<string, { resolve(value: string): void; reject(error: Error): void }>();
  const ask = (name: string) =>
    room(() => {
      begun.push(name);
      const { promise, ...end } = Promise.withResolvers<string>();
      ends.set(name, end);
      return promise;
    });
  const end = async (name: string, error?: Error) => {
    if (error) ends.get(name)?.reject(error);
    else ends.get(name)?.resolve(`${name} done`);
    await nextMoment();
  };
  return { begun, ask, end, room };
}

describe("room for costly work", () => {
  it("lets so much go on at once, and what waits begins in its order", async () => {
    const { begun, ask, end } = workshop(2);
    const all = Promise.all(["a", "b", "c", "d", "e"].map(ask));
    await nextMoment();
    expect(begun).toEqual(["a", "b"]);
    await end("b");
    expect(begun).toEqual(["a", "b", "c"]);
    await end("c");
    await end("a");
    expect(begun).toEqual(["a", "b", "c", "d", "e"]);
    await end("d");
    await end("e");
    expect(await all).toEqual(["a done", "b done", "c done", "d done", "e done"]);
  });

  it("gives a place that was left to who waits, not to who comes at that moment", async () => {
    const { begun, ask, end } = workshop(1);
    const first = ask("first").then(() => ask("third"));
    const second = ask("second");
    await end("first");
    expect(begun).toEqual(["first", "second"]);
    await end("second");
    await end("third");
    expect(await first).toBe("third done");
    expect(await second).toBe("second done");
  });

  it("frees the place of work that fails, whether it fails at once or later", async () => {
    const { begun, ask, end, room } = workshop(1);
    const failing = ask("failing");
    const waiting = ask("waiting");
    await Promise.all([
      expect(failing).rejects.toThrow("no memory"),
      end("failing", new Error("no memory")),
    ]);
    expect(begun).toEqual(["failing", "waiting"]);
    await end("waiting");
    await waiting;

    await expect(
      room(() => {
        throw new Error("at once");
      }),
    ).rejects.toThrow("at once");
    const last = ask("last");
    await end("last");
    expect(await last).toBe("last done");
  });
});
