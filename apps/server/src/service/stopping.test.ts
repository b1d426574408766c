import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stopper } from "./stopping.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TIMES = { graceMs: 30, deadlineMs: 80 };

function stopped(close: () => Promise<void>) {
  const events: string[] = [];
  const stop = stopper(
    {
      close: () => {
        events.push("close");
        return close();
      },
      closeConnections: () => events.push("connections closed"),
      exit: (code) => events.push(`exit ${code}`),
    },
    TIMES,
  );
  return { events, stop };
}

it("ends when everything has ended, and once", async () => {
  const { events, stop } = stopped(async () => {});
  stop();
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(["close", "exit 0"]);
});

it("closes connections after the grace period, and ends at the deadline whatever goes on", async () => {
  const { events, stop } = stopped(() => new Promise(() => {}));
  stop();
  await vi.advanceTimersByTimeAsync(TIMES.deadlineMs);
  expect(events).toEqual(["close", "connections closed", "exit 0"]);
});

it("says by its code that it could not close", async () => {
  const { events, stop } = stopped(() => Promise.reject(new Error("a full disk")));
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(["close", "exit 1"]);
});
