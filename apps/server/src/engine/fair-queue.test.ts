import { expect, it } from "vitest";
import { fairQueue } from "./fair-queue.ts";

/** Tasks that the test ends one by one, in the order in which they were started. */
function heldTasks(slots: number) {
  const queue = fairQueue<number>(slots);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (user: number, name: string) =>
    queue.run(user, () => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endNext = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, started, add, endNext };
}

it("takes tasks in turn by user, not by arrival", async () => {
  const { started, add, endNext } = heldTasks(1);
  const all = ["a1", "a2", "a3", "a4"].map((name) => add(1, name));
  all.push(add(2, "b1"), add(2, "b2"), add(3, "c1"));
  for (let at = 0; at < 7; at += 1) await endNext();
  await Promise.all(all);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("runs as many at once as there are slots, and lets a newcomer in before a user's next", async () => {
  const { started, add, endNext } = heldTasks(2);
  void add(1, "a1");
  void add(1, "a2");
  void add(1, "a3");
  void add(1, "a4");
  await new Promise(setImmediate);
  expect(started).toEqual(["a1", "a2"]);
  await endNext();
  void add(2, "b1");
  await endNext();
  expect(started).toEqual(["a1", "a2", "a3", "a4"]);
  await endNext();
  expect(started.at(-1)).toBe("b1");
});

it("goes on after a task that failed", async () => {
  const queue = fairQueue<number>(1);
  await expect(queue.run(1, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run(1, async () => "made")).toBe("made");
});
