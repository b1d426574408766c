/** How long each question is in sight, while the page is. */
import { useEffect, useEffectEvent, useState } from "react";

/** So often the time is told while one stays at a question, in milliseconds. */
const REPORT_INTERVAL_MS = 20_000;
/** Nobody looked in between for longer than this: the computer was asleep. In milliseconds. */
const MAX_INTERVAL_MS = 3 * REPORT_INTERVAL_MS;

type Seconds = Readonly<Record<number, number>>;

/**
 * @param questionId the question in sight; null where its time does not count (any more)
 * @param onTell is given the totals in seconds of what has grown since it was told
 */
export function useTimeSpent(questionId: number | null, onTell: (seconds: Seconds) => void) {
  const [clock] = useState(newClock);
  const tell = useEffectEvent(() => {
    const grown = clock.grown();
    if (Object.keys(grown).length > 0) onTell(grown);
  });

  useEffect(() => {
    const watch = () =>
      clock.look(document.visibilityState === "visible" ? questionId : null, performance.now());
    const onChange = () => {
      watch();
      if (document.visibilityState === "hidden") tell();
    };
    watch();
    const timer = setInterval(() => {
      watch();
      tell();
    }, REPORT_INTERVAL_MS);
    document.addEventListener("visibilitychange", onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onChange);
      clock.look(null, performance.now());
      tell();
    };
  }, [clock, questionId]);

  return {
    /** Tells what has grown up to now. */
    tell: () => {
      clock.look(questionId, performance.now());
      const grown = clock.grown();
      if (Object.keys(grown).length > 0) onTell(grown);
    },
  };
}

/** Adds up looks at questions; times in milliseconds go in, whole seconds come out. */
export function newClock() {
  const totals = new Map<number, number>();
  const told = new Map<number, number>();
  let current: { readonly id: number; readonly since: number } | null = null;
  return {
    /** One looks at this question from now on, or at none. */
    look(id: number | null, now: number): void {
      if (current) {
        const looked = Math.min(now - current.since, MAX_INTERVAL_MS);
        totals.set(current.id, (totals.get(current.id) ?? 0) + looked);
      }
      current = id === null ? null : { id, since: now };
    },
    /** The totals that are more than was said the last time. */
    grown(): Seconds {
      const grown: Record<number, number> = {};
      for (const [id, total] of totals) {
        const seconds = Math.round(total / 1000);
        if (seconds <= (told.get(id) ?? 0)) continue;
        told.set(id, seconds);
        grown[id] = seconds;
      }
      return grown;
    },
  };
}
