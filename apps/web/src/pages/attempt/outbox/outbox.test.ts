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

/** An outbox whose deliveries the test decides, one after another. */
function start(...outcomes: (DeliveryOutcome | "wait")[]) {
  const sent: Entry[] = [];
  const kept: (readonly Entry[])[] = [];
  const waiting: ((delivered: DeliveryOutcome) => void)[] = [];
  const outbox = new Outbox({
    deliver: (entry) => {
      sent.push(entry);
      const outcome = outcomes.shift() ?? { kind: "arrived", version: 1 };
      if (outcome !== "wait") return Promise.resolve(outcome);
      return new Promise((resolve) => waiting.push(resolve));
    },
    keep: (entries) => kept.push(entries) > 0,
  });
  return {
    outbox,
    sent,
    kept,
    arrive: (delivered: DeliveryOutcome) => waiting.shift()?.(delivered),
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const lost: DeliveryOutcome = { kind: "lost" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("an outbox", () => {
  it("sends one after another, in the order in which it was given", async () => {
    const { outbox, sent, kept, arrive } = start("wait");
    outbox.put(answer(1, 3));
    outbox.put({ kind: "annotation", questionId: 1, change: { flagged: true } });
    outbox.put({ kind: "submit" });
    outbox.put(answer(2, 4));
    await settled();
    expect(sent).toEqual([answer(1, 3)]);
    arrive({ kind: "arrived", version: 1 });
    await settled();
    expect(sent.map(({ kind }) => kind)).toEqual(["answer", "annotation", "answer", "submit"]);
    expect(outbox.get()).toEqual({
      entries: [],
      inFlight: null,
      isOffline: false,
      isPersisted: true,
    });
    expect(kept.at(-1)).toEqual([]);
  });

  it("lets the last answer stand in for those that have not left, and follow the one that has", async () => {
    const { outbox, sent, arrive } = start("wait");
    outbox.put(answer(1, 1, 4));
    outbox.put(answer(1, 2, 4));
    outbox.put(answer(1, 3, 4));
    expect(outbox.get().entries).toEqual([answer(1, 1, 4), answer(1, 3, 4)]);
    arrive({ kind: "arrived", version: 5 });
    await settled();
    expect(sent).toEqual([answer(1, 1, 4), answer(1, 3, 5)]);
  });

  it("keeps what found nobody, and tries again later and later, or at once when asked to", async () => {
    const { outbox, sent, kept } = start(lost, lost, lost);
    outbox.put(answer(1, 1));
    await settled();
    expect(outbox.get()).toMatchObject({ isOffline: true, inFlight: null });
    expect(kept.at(-1)).toEqual([{ ...answer(1, 1), unacknowledged: [{ choice: 1 }] }]);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(2);
    outbox.retry();
    await settled();
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

  it("remembers what may have arrived, for the answer that takes its place", async () => {
    const { outbox, sent } = start(lost, { kind: "again", baseVersion: 1 });
    outbox.put(answer(1, 1));
    await settled();
    outbox.put(answer(1, 2));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(1)).toEqual([
      { ...answer(1, 2), unacknowledged: [{ choice: 1 }] },
      answer(1, 2, 1),
    ]);
    expect(outbox.get().entries).toEqual([]);
  });

  it("waits as long as it is told to", async () => {
    const { outbox, sent } = start({ kind: "lost", wait: 30 });
    outbox.put(answer(1, 1));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it("lets go of what is refused and goes on with the rest", async () => {
    const { outbox, sent } = start({ kind: "dropped" });
    outbox.put(answer(1, 1));
    outbox.put(answer(2, 1));
    await settled();
    expect(sent).toHaveLength(2);
    expect(outbox.get().entries).toEqual([]);
  });

  it("sends what an earlier page left before its own, the newest answer to a question last", async () => {
    const { outbox, sent, arrive } = start("wait");
    outbox.put(answer(9, 1));
    outbox.put(answer(1, 5));
    outbox.adopt([{ ...answer(1, 2), unacknowledged: [{ choice: 2 }] } as Entry, answer(2, 2)]);
    arrive({ kind: "arrived", version: 1 });
    await settled();
    expect(sent.slice(1)).toEqual([
      { ...answer(1, 5), unacknowledged: [{ choice: 2 }] },
      // it may have been on its way when that page went
      { ...answer(2, 2), unacknowledged: [{ choice: 2 }] },
    ]);
  });

  it("puts the last answer last, also where one was sent in vain and another stood behind it", async () => {
    const { outbox, sent, arrive } = start("wait");
    outbox.put(answer(1, 1));
    outbox.put(answer(1, 2));
    arrive(lost);
    await settled();
    outbox.put(answer(1, 3));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(1)).toEqual([
      { ...answer(1, 1), unacknowledged: [{ choice: 1 }] },
      answer(1, 3, 1),
    ]);
  });

  it("follows its own answer, whether whoever gives the next one knows of it or not", async () => {
    const { outbox, sent } = start({ kind: "arrived", version: 4 });
    outbox.put(answer(1, 1, 3));
    await settled();
    outbox.put(answer(1, 2, 3));
    expect(sent).toEqual([answer(1, 1, 3), answer(1, 2, 4)]);
  });

  it("keeps what could not be delivered for any reason", async () => {
    const deliver = vi.fn<() => Promise<DeliveryOutcome>>(async () => ({ kind: "arrived" }));
    deliver.mockRejectedValueOnce(new Error("odd"));
    const outbox = new Outbox({ deliver, keep: () => true });
    outbox.put(answer(1, 1));
    await settled();
    expect(outbox.get()).toMatchObject({ isOffline: true, inFlight: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.get().entries).toEqual([]);
  });

  it("sends nothing more once it is closed, and forgets nothing", async () => {
    const { outbox, sent, kept, arrive } = start("wait");
    outbox.put(answer(1, 1));
    outbox.put(answer(2, 1));
    outbox.close();
    arrive({ kind: "arrived", version: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toEqual([answer(2, 1)]);
  });

  it("says where what waits would not outlive the page", () => {
    const outbox = new Outbox({ deliver: () => new Promise(() => {}), keep: () => false });
    outbox.put(answer(1, 1));
    expect(outbox.get().isPersisted).toBe(false);
  });

  it("takes back the wish to submit", async () => {
    const { outbox } = start(lost);
    outbox.put({ kind: "submit" });
    outbox.put({ kind: "submit" });
    await settled();
    expect(outbox.get().entries).toEqual([{ kind: "submit" }]);
    outbox.cancelSubmit();
    expect(outbox.get().entries).toEqual([]);
  });

  it("says the time of a visit once", async () => {
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
