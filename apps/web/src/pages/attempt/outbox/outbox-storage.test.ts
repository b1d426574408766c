import { beforeEach, expect, it, vi } from "vitest";
import type { Entry } from "./entry.ts";
import {
  adoptOrphans,
  attemptsWithEntries,
  saveEntries,
  type StorageSlot,
} from "./outbox-storage.ts";

const slot = (visit: string, attemptId = 5, userId = 7): StorageSlot => ({
  userId,
  attemptId,
  visit,
});
const flag = (questionId: number): Entry => ({
  kind: "annotation",
  questionId,
  change: { flagged: true },
});

async function orphansFor(own: StorageSlot): Promise<Entry[]> {
  const found: Entry[] = [];
  await adoptOrphans(own, (entries) => found.push(...entries));
  return found;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", {});
});

it("passes on the entries of closed pages of the same attempt and user, once", async () => {
  saveEntries(slot("a"), [flag(1)]);
  saveEntries(slot("b"), [flag(2), flag(3)]);
  saveEntries(slot("own"), [flag(4)]);
  saveEntries(slot("c", 6), [flag(5)]);
  saveEntries(slot("d", 5, 8), [flag(6)]);
  expect(attemptsWithEntries(7)).toEqual([5, 5, 5, 6]);
  expect(attemptsWithEntries(70)).toEqual([]);
  expect(await orphansFor(slot("own"))).toEqual([flag(1), flag(2), flag(3)]);
  expect(await orphansFor(slot("own"))).toEqual([]);
  expect(await orphansFor(slot("new"))).toEqual([flag(4)]);
  expect(await orphansFor(slot("own", 6))).toEqual([flag(5)]);
});

it("leaves the entries of a page that is open", async () => {
  const locked = new Set(["pulda-outbox:7:5:alive"]);
  const request = async (key: string, _: object, then: (lock: object | null) => unknown) =>
    then(locked.has(key) ? null : {});
  vi.stubGlobal("navigator", { locks: { request } });
  saveEntries(slot("alive"), [flag(1)]);
  saveEntries(slot("gone"), [flag(2)]);
  expect(await orphansFor(slot("own"))).toEqual([flag(2)]);
});

it("deletes a slot without entries, and what cannot be read", async () => {
  saveEntries(slot("a"), [flag(1)]);
  saveEntries(slot("a"), []);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem("pulda-outbox:7:5:b", "{half");
  localStorage.setItem("pulda-outbox:7:5:c", '["odd", null]');
  localStorage.setItem("pulda-outbox:7:5:d", '[{"kind":"answer","questionId":1},{"kind":"new"}]');
  expect(await orphansFor(slot("own"))).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("passes on the entries of release 0.1.0 under today's names", async () => {
  const highlight = { block: 0, from: 2, to: 5, on: true };
  const stored = [
    { kind: "answer", questionId: 1, response: { choice: 2 }, base: 3, doubts: [{ choice: 1 }] },
    { kind: "mark", questionId: 2, change: { flagged: true } },
    { kind: "mark", questionId: 3, change: { highlight } },
    { kind: "time", visit: "v", seconds: { 1: 4 } },
    { kind: "submit" },
  ];
  localStorage.setItem("pulda-outbox:7:5:old", JSON.stringify(stored));
  expect(await orphansFor(slot("own"))).toEqual([
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

it("tells when the browser cannot store anything", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(saveEntries(slot("a"), [flag(1)])).toBe(false);
  vi.restoreAllMocks();
});
