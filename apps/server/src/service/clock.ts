/**
 * A clock that cannot leap. It begins with the system's time and then goes on with the monotonic timer, so that a
 * deadline neither passes nor moves away because somebody sets the system's clock, or a machine corrects it.
 */

const SECOND_MS = 1000;

/** A smaller difference is followed at once: the system's clock is kept right in small steps. */
const LARGEST_STEP_MS = 2 * SECOND_MS;
/** A leap that has lasted longer than any time limit (24 h) is taken over: nothing is measured over it any more. */
const ADOPT_AFTER_MS = 25 * 3600 * SECOND_MS;

export interface Clock {
  /** In milliseconds of Unix time. */
  now(): number;
}

interface Sources {
  /** The system's time, in milliseconds. */
  readonly system?: () => number;
  /** Time that only goes forward, in milliseconds from anywhere. */
  readonly monotonic?: () => number;
}

/**
 * @param sources for tests; by default the machine's
 * @example const clock = steadyClock(); clock.now()
 */
export function steadyClock({
  system = () => Date.now(),
  monotonic = () => performance.now(),
}: Sources = {}): Clock {
  let offset = system() - monotonic();
  /** When the system's clock was first seen to be elsewhere, by the monotonic timer. */
  let leaptAt: number | null = null;
  return {
    now() {
      const passed = monotonic();
      const difference = system() - passed - offset;
      if (Math.abs(difference) <= LARGEST_STEP_MS) {
        offset += difference;
        leaptAt = null;
      } else {
        leaptAt ??= passed;
        if (passed - leaptAt > ADOPT_AFTER_MS) {
          offset += difference;
          leaptAt = null;
        }
      }
      return Math.floor(passed + offset);
    },
  };
}

/**
 * The milliseconds until a stored moment; 0 where it has passed, or is further away than it was ever set: then the
 * clock was ahead when it was stored, and it is taken as over.
 * @param until ISO 8601
 * @param longest the most that is ever stored, in milliseconds
 * @example remainingOf(blockedUntil, Date.now(), 15 * 60_000)
 */
export function remainingOf(until: string, now: number, longest: number): number {
  const remaining = Date.parse(until) - now;
  return remaining > longest ? 0 : Math.max(0, remaining);
}
