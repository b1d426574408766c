/** Counts what comes from a subject in a window of the clock (an hour, a day), for all processes together. */
import { createHash } from "node:crypto";
import type { LoginThrottleStore } from "./login-throttle-store.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Bound {
  /** Such as "network 10.0.0.1". */
  readonly subject: string;
  readonly max: number;
  readonly windowMs: number;
}

export interface CountedWindows {
  /**
   * Counts one by each bound, one after another: what is refused by the first does not count for the next.
   * @returns the milliseconds to wait for the bound that is used up, or null
   */
  spend(bounds: readonly Bound[]): Promise<number | null>;
  /** Takes back what was spent just now. */
  giveBack(bounds: readonly Bound[]): Promise<void>;
}

/**
 * @param what is counted, such as "mails": counts of one kind are apart from those of another
 * @param clock stored counts are those of all processes
 */
export function countedWindows(
  store: LoginThrottleStore,
  what: string,
  clock: () => number = () => Date.now(),
): CountedWindows {
  const keyOfBound = ({ subject, windowMs }: Bound, now: number) =>
    keyOf(`${what} of ${subject} ${windowMs} ${Math.floor(now / windowMs)}`);

  async function isIn(bound: Bound, now: number): Promise<boolean> {
    const { max } = bound;
    const key = keyOfBound(bound, now);
    const at = new Date(now).toISOString();
    const { after } = await store.change(key, at, ({ failures }) =>
      failures >= max ? null : { failures: failures + 1, last_at: at, blocked_until: at },
    );
    return after !== null;
  }

  return {
    async spend(bounds) {
      const now = clock();
      for (const bound of bounds)
        if (!(await isIn(bound, now))) return bound.windowMs - (now % bound.windowMs);
      return null;
    },

    async giveBack(bounds) {
      const now = clock();
      for (const bound of bounds)
        await store.change(keyOfBound(bound, now), new Date(now).toISOString(), (stored) =>
          stored.failures > 0 ? { ...stored, failures: stored.failures - 1 } : null,
        );
    },
  };
}

/** In Korean. @example waitText(90_000) // "2분" */
export function waitText(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return minutes < 60 ? `${minutes}분` : `${Math.ceil(waitMs / HOUR_MS)}시간`;
}

/** Hashed: the table has neither networks nor addresses in clear text. */
function keyOf(subject: string): string {
  return createHash("sha256").update(subject).digest("hex");
}
