import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "./entry.ts";
import { Outbox, type DeliveryOutcome } from "./outbox.ts";

const answer = (questionId: number, choice: number, baseVersion = 0): Entry => ({
  kind: "answer",
  questionId,
  response: { choice },
  baseVersion,
  unacknowledged: [],
});

/** An outbox whose deliveries have the given outcomes, one after another; "wait" is decided by `arrive`. */
function start(...outcomes: (DeliveryOutcome | "wait")[]) {
  const sent: Entry[] = [];
  const saved: (readonly Entry[])[] = [];
  const waiting: ((delivered: DeliveryOutcome) => void)[] = [];
  const outbox = new Outbox({
    deliver: (entry) => {
      sent.push(entry);
      const outcome = outcomes.shift() ?? { kind: "arrived", version: 1 };
      if (outcome !== "wait") return Promise.resolve(outcome);
      return new Promise((resolve) => waiting.push(resolve));
    },
    save: (entries) => saved.push(entries) > 0,
  });
  return {
    outbox,
    sent,
    saved,
    arrive: (delivered: DeliveryOutcome) => waiting.shift()?.(delivered),
  };
}

const flush = () => vi.advanceTimersByTimeAsync(0);
const lost: DeliveryOutcome = { kind: "lost" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("an outbox", () => {
  it("sends entries one at a time, in order; the submission last", async () => {
    const { outbox, sent, saved, arrive } = start("wait");
    outbox.put(answer(1, 3));
    outbox.put({ kind: "annotation", questionId: 1, change: { flagged: true } });
    outbox.put({ kind: "submit" });
    outbox.put(answer(2, 4));
    await flush();
    expect(sent).toEqual([answer(1, 3)]);
    arrive({ kind: "arrived", version: 1 });
    await flush();
    expect(sent.map(({ kind }) => kind)).toEqual(["answer", "annotation", "answer", "submit"]);
    expect(outbox.get()).toEqual({
      entries: [],
      inFlight: null,
      isOffline: false,
      isPersisted: true,
    });
    expect(saved.at(-1)).toEqual([]);
  });

  it("replaces answers that wait by the last one, which follows the one in flight", async () => {
    const { outbox, sent, arrive } = start("wait");
    outbox.put(answer(1, 1, 4));
    outbox.put(answer(1, 2, 4));
    outbox.put(answer(1, 3, 4));
    expect(outbox.get().entries).toEqual([answer(1, 1, 4), answer(1, 3, 4)]);
    arrive({ kind: "arrived", version: 5 });
    await flush();
    expect(sent).toEqual([answer(1, 1, 4), answer(1, 3, 5)]);
  });

  it("retries with exponential backoff what was not acknowledged, or at once on request", async () => {
    const { outbox, sent, saved } = start(lost, lost, lost);
    outbox.put(answer(1, 1));
    await flush();
    expect(outbox.get()).toMatchObject({ isOffline: true, inFlight: null });
    expect(saved.at(-1)).toEqual([{ ...answer(1, 1), unacknowledged: [{ choice: 1 }] }]);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(2);
    outbox.retry();
    await flush();
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toHaveLength(4);
    expect(outbox.get()).toEqual({
      entries: [],
      inFlight: null,
      isOffline: false,
      isPersisted: true,
    });
  });

  it("remembers unacknowledged responses for the answer that replaces them", async () => {
    const { outbox, sent } = start(lost, { kind: "again", baseVersion: 1 });
    outbox.put(answer(1, 1));
    await flush();
    outbox.put(answer(1, 2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(1)).toEqual([
      { ...answer(1, 2), unacknowledged: [{ choice: 1 }] },
      answer(1, 2, 1),
    ]);
    expect(outbox.get().entries).toEqual([]);
  });

  it("waits as long as the server asks for", async () => {
    const { outbox, sent } = start({ kind: "lost", wait: 30 });
    outbox.put(answer(1, 1));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it("drops what is refused and sends the rest", async () => {
    const { outbox, sent } = start({ kind: "dropped" });
    outbox.put(answer(1, 1));
    outbox.put(answer(2, 1));
    await flush();
    expect(sent).toHaveLength(2);
    expect(outbox.get().entries).toEqual([]);
  });

  it("sends adopted entries before its own, and the newest answer to an item last", async () => {
    const { outbox, sent, arrive } = start("wait");
    outbox.put(answer(9, 1));
    outbox.put(answer(1, 5));
    outbox.adopt([{ ...answer(1, 2), unacknowledged: [{ choice: 2 }] } as Entry, answer(2, 2)]);
    arrive({ kind: "arrived", version: 1 });
    await flush();
    expect(sent.slice(1)).toEqual([
      { ...answer(1, 5), unacknowledged: [{ choice: 2 }] },
      // it may have been in flight when that page was closed
      { ...answer(2, 2), unacknowledged: [{ choice: 2 }] },
    ]);
  });

  it("sends the last answer last, also after a failed delivery with another answer behind it", async () => {
    const { outbox, sent, arrive } = start("wait");
    outbox.put(answer(1, 1));
    outbox.put(answer(1, 2));
    arrive(lost);
    await flush();
    outbox.put(answer(1, 3));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(1)).toEqual([
      { ...answer(1, 1), unacknowledged: [{ choice: 1 }] },
      answer(1, 3, 1),
    ]);
  });

  it("follows its own last answer even if the page does not know its version yet", async () => {
    const { outbox, sent } = start({ kind: "arrived", version: 4 });
    outbox.put(answer(1, 1, 3));
    await flush();
    outbox.put(answer(1, 2, 3));
    expect(sent).toEqual([answer(1, 1, 3), answer(1, 2, 4)]);
  });

  it("keeps an entry whose delivery throws", async () => {
    const deliver = vi.fn<() => Promise<DeliveryOutcome>>(async () => ({ kind: "arrived" }));
    deliver.mockRejectedValueOnce(new Error("odd"));
    const outbox = new Outbox({ deliver, save: () => true });
    outbox.put(answer(1, 1));
    await flush();
    expect(outbox.get()).toMatchObject({ isOffline: true, inFlight: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.get().entries).toEqual([]);
  });

  it("sends nothing once it is closed, and keeps its entries stored", async () => {
    const { outbox, sent, saved, arrive } = start("wait");
    outbox.put(answer(1, 1));
    outbox.put(answer(2, 1));
    outbox.close();
    arrive({ kind: "arrived", version: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saved.at(-1)).toEqual([answer(2, 1)]);
  });

  it("tells when its entries could not be stored", () => {
    const outbox = new Outbox({ deliver: () => new Promise(() => {}), save: () => false });
    outbox.put(answer(1, 1));
    expect(outbox.get().isPersisted).toBe(false);
  });

  it("can cancel a submission that waits", async () => {
    const { outbox } = start(lost);
    outbox.put({ kind: "submit" });
    outbox.put({ kind: "submit" });
    await flush();
    expect(outbox.get().entries).toEqual([{ kind: "submit" }]);
    outbox.cancelSubmit();
    expect(outbox.get().entries).toEqual([]);
  });

  it("sends the times of a visit as one entry", async () => {
    const { outbox, sent } = start("wait");
    outbox.put(answer(1, 1));
    outbox.put({ kind: "time", visit: "v", seconds: { 1: 5 } });
    outbox.put({ kind: "time", visit: "v", seconds: { 1: 9, 2: 3 } });
    expect(outbox.get().entries.slice(1)).toEqual([
      { kind: "time", visit: "v", seconds: { 1: 9, 2: 3 } },
    ]);
    expect(sent).toHaveLength(1);
  });
});
