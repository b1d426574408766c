/**
 * How many costly calls came from each network address in the last window, for `@fastify/rate-limit`. Its own store
 * measures by the system's clock: an address that called while that was ahead would be refused until the same time
 * came again.
 */
import { LRUCache } from "lru-cache";

/** So many addresses are counted; the one that called longest ago is forgotten first. */
const MAX_ADDRESSES = 5000;

interface Window {
  calls: number;
  readonly startedAt: number;
}

type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void;

/** @param now in milliseconds, from a clock that nobody sets */
export function callRates(now = () => performance.now()) {
  return class CallRates {
    /** Made with the first call: it takes its room at once, and most routes are seldom called. */
    #windows: LRUCache<string, Window> | undefined;

    /** Counts a call. */
    incr(address: string, done: Done, windowMs: number): void {
      const at = now();
      const windows = (this.#windows ??= new LRUCache({ max: MAX_ADDRESSES }));
      const known = windows.get(address);
      const isOver = !known || known.startedAt + windowMs <= at;
      const window = isOver ? { calls: 0, startedAt: at } : known;
      window.calls += 1;
      windows.set(address, window);
      done(null, { current: window.calls, ttl: windowMs - (at - window.startedAt) });
    }

    /** Each route has counts of its own. */
    child(): CallRates {
      return new CallRates();
    }
  };
}
