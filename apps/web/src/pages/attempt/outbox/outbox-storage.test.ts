import { beforeEach, expect, it, vi } from "vitest";
import type { Entry } from "./entry.ts";
import {
  adoptOrphans,
  attemptsWithEntries,
  saveEntries,
  type StorageSlot,
} from "./outbox-storage.ts";

const place = (visit: string, attemptId = 5, userId = 7): StorageSlot => ({
  userId,
  attemptId,
  visit,
});
const flag = (questionId: number): Entry => ({
  kind: "annotation",
  questionId,
  change: { flagged: true },
});

async function left(own: StorageSlot): Promise<Entry[]> {
  const found: Entry[] = [];
  await adoptOrphans(own, (entries) => found.push(...entries));
  return found;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", {});
});

it("hands on what pages that are gone have left of the same attempt and learner, once", async () => {
  saveEntries(place("a"), [flag(1)]);
  saveEntries(place("b"), [flag(2), flag(3)]);
  saveEntries(place("own"), [flag(4)]);
  saveEntries(place("c", 6), [flag(5)]);
  saveEntries(place("d", 5, 8), [flag(6)]);
  expect(attemptsWithEntries(7)).toEqual([5, 5, 5, 6]);
  expect(attemptsWithEntries(70)).toEqual([]);
  expect(await left(place("own"))).toEqual([flag(1), flag(2), flag(3)]);
  expect(await left(place("own"))).toEqual([]);
  expect(await left(place("new"))).toEqual([flag(4)]);
  expect(await left(place("own", 6))).toEqual([flag(5)]);
});

it("leaves what a living page holds", async () => {
  const held = new Set(["pulda-outbox:7:5:alive"]);
  const request = async (key: string, _: object, then: (lock: object | null) => unknown) =>
    then(held.has(key) ? null : {});
  vi.stubGlobal("navigator", { locks: { request } });
  saveEntries(place("alive"), [flag(1)]);
  saveEntries(place("gone"), [flag(2)]);
  expect(await left(place("own"))).toEqual([flag(2)]);
});

it("forgets a place when nothing waits there, and what it cannot read", async () => {
  saveEntries(place("a"), [flag(1)]);
  saveEntries(place("a"), []);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem("pulda-outbox:7:5:b", "{half");
  localStorage.setItem("pulda-outbox:7:5:c", '["odd", null]');
  localStorage.setItem("pulda-outbox:7:5:d", '[{"kind":"answer","questionId":1},{"kind":"new"}]');
  expect(await left(place("own"))).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("hands on what 0.1.0 has left, under today's names", async () => {
  const highlight = { block: 0, from: 2, to: 5, on: true };
  const stored = [
    { kind: "answer", questionId: 1, response: { choice: 2 }, base: 3, doubts: [{ choice: 1 }] },
    { kind: "mark", questionId: 2, change: { flagged: true } },
    { kind: "mark", questionId: 3, change: { highlight } },
    { kind: "time", visit: "v", seconds: { 1: 4 } },
    { kind: "submit" },
  ];
  localStorage.setItem("pulda-outbox:7:5:old", JSON.stringify(stored));
  expect(await left(place("own"))).toEqual([
    {
      kind: "answer",
      questionId: 1,
      response: { choice: 2 },
      baseVersion: 3,
      unacknowledged: [{ choice: 1 }],
    },
    flag(2),
    {
      kind: "annotation",
      questionId: 3,
      change: { highlight: { block: 0, start: 2, end: 5, on: true } },
    },
    { kind: "time", visit: "v", seconds: { 1: 4 } },
    { kind: "submit" },
  ]);
});

it("goes on where the browser keeps nothing", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(saveEntries(place("a"), [flag(1)])).toBe(false);
  vi.restoreAllMocks();
});
