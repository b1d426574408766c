/** Measures how long each item is in view while the page is visible. */
import { useEffect, useEffectEvent, useState } from "react";

/** How often the time is reported while the same item is in view. */
const REPORT_INTERVAL_MS = 20_000;
/** A longer interval between two ticks is cut to this: the computer was asleep. */
const MAX_INTERVAL_MS = 3 * REPORT_INTERVAL_MS;

type Seconds = Readonly<Record<number, number>>;

/**
 * @param questionId the item in view; null where its time does not count (any more)
 * @param onReport is called with the totals, in seconds, that have changed since the last call
 */
export function useTimeSpent(questionId: number | null, onReport: (seconds: Seconds) => void) {
  const [stopwatch] = useState(newStopwatch);
  const report = useEffectEvent(() => {
    const changes = stopwatch.takeChanges();
    if (Object.keys(changes).length > 0) onReport(changes);
  });

  useEffect(() => {
    const tick = () =>
      stopwatch.show(document.visibilityState === "visible" ? questionId : null, performance.now());
    const onChange = () => {
      tick();
      if (document.visibilityState === "hidden") report();
    };
    tick();
    const timer = setInterval(() => {
      tick();
      report();
    }, REPORT_INTERVAL_MS);
    document.addEventListener("visibilitychange", onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onChange);
      stopwatch.show(null, performance.now());
      report();
    };
  }, [stopwatch, questionId]);

  return {
    /** Reports the time up to now. */
    report: () => {
      stopwatch.show(questionId, performance.now());
      const changes = stopwatch.takeChanges();
      if (Object.keys(changes).length > 0) onReport(changes);
    },
  };
}

/** Adds up how long items are in view: times in milliseconds in, whole seconds out. */
export function newStopwatch() {
  const totalsMs = new Map<number, number>();
  const reported = new Map<number, number>();
  let current: { readonly id: number; readonly since: number } | null = null;
  return {
    /** This item is in view from now on; null for none. */
    show(id: number | null, now: number): void {
      if (current) {
        const elapsed = Math.min(now - current.since, MAX_INTERVAL_MS);
        totalsMs.set(current.id, (totalsMs.get(current.id) ?? 0) + elapsed);
      }
      current = id === null ? null : { id, since: now };
    },
    /** The totals that have changed since the last call. */
    takeChanges(): Seconds {
      const changes: Record<number, number> = {};
      for (const [id, total] of totalsMs) {
        const seconds = Math.round(total / 1000);
        if (seconds <= (reported.get(id) ?? 0)) continue;
        reported.set(id, seconds);
        changes[id] = seconds;
      }
      return changes;
    },
  };
}
