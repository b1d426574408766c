import { describe, expect, it } from "vitest";
import type { Listener, Notifications } from "../../database/notifications.ts";
import { eventStream } from "../../http/events.ts";
import type { GenerationProgress } from "./generation-store.ts";
import { progressEvents } from "./progress.ts";

/** Messages that the test delivers, or loses. */
function fakeNotifications() {
  const listeners = new Set<Listener>();
  let failure: Error | null = null;
  const notifications: Notifications = {
    async publish(_, payload) {
      if (failure) throw failure;
      for (const listener of listeners) listener(payload);
    },
    subscribe(_, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
  return {
    notifications,
    listeners,
    failWith: (error: Error) => (failure = error),
    miss: () => [...listeners].forEach((listener) => listener(null)),
  };
}

const at = (
  done: number,
  state: GenerationProgress["state"] = "generating",
): GenerationProgress => ({
  state,
  done,
  total: 3,
  model: null,
});

describe("the progress of an exam", () => {
  it("yields the stored state, then each change, until the exam is generated", async () => {
    const { notifications, listeners } = fakeNotifications();
    const events = progressEvents(notifications, () => {});
    const watch = events.watch(1, async () => at(0), new AbortController().signal);
    expect((await watch.next()).value).toEqual(at(0));
    const next = watch.next();
    await events.publish(2, at(2));
    await events.publish(1, at(1));
    expect((await next).value).toEqual(at(1));
    await events.publish(1, at(3, "ready"));
    expect((await watch.next()).value).toEqual(at(3, "ready"));
    expect((await watch.next()).done).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it("never goes back, ends with the exam, and is reread where notifications were missed", async () => {
    const { notifications, miss } = fakeNotifications();
    const events = progressEvents(notifications, () => {});
    let stored: GenerationProgress | null = at(2);
    const watch = events.watch(1, async () => stored, new AbortController().signal);
    expect((await watch.next()).value).toEqual(at(2));
    let next = watch.next();
    await events.publish(1, at(1));
    stored = at(3);
    miss();
    expect((await next).value).toEqual(at(3));
    next = watch.next();
    await events.publish(1, null);
    expect((await next).done).toBe(true);
  });

  it("ends when the watcher disconnects", async () => {
    const { notifications, listeners } = fakeNotifications();
    const events = progressEvents(notifications, () => {});
    const gone = new AbortController();
    const watch = events.watch(1, async () => at(0), gone.signal);
    await watch.next();
    const next = watch.next();
    gone.abort();
    expect((await next).done).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it("does not fail where it cannot be published", async () => {
    const { notifications, failWith } = fakeNotifications();
    const failures: unknown[] = [];
    const events = progressEvents(notifications, (error) => failures.push(error));
    failWith(new Error("no connection"));
    await events.publish(1, at(1));
    expect(failures).toHaveLength(1);
  });
});

describe("a stream of events", () => {
  it("is kept alive by comments", async () => {
    const silence = Promise.withResolvers<void>();
    async function* states() {
      yield { done: 1 };
      await silence.promise;
      yield { done: 2 };
    }
    const stream = eventStream(states(), 1);
    expect((await stream.next()).value).toBe('data: {"done":1}\n\n');
    expect((await stream.next()).value).toBe(": keep-alive\n\n");
    silence.resolve();
    let next = await stream.next();
    while (next.value === ": keep-alive\n\n") next = await stream.next();
    expect(next.value).toBe('data: {"done":2}\n\n');
    expect((await stream.next()).done).toBe(true);
  });
});
