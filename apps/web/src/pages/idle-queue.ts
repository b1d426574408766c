/** Work that waits until the page is idle, one piece at a time, so that no key or touch waits for it. */

/** A browser that never says that it is idle does a piece after this long, in ms. */
const FALLBACK_MS = 50;
/** A page that is never idle does a piece after this long, in ms. */
const MAX_WAIT_MS = 500;

const waiting = new Set<() => void>();
/** Takes back what is scheduled; null when nothing is. */
let unschedule: (() => void) | null = null;

/**
 * Runs a piece of work when the page is idle and what was queued before is done.
 * @returns takes it back, if it has not run
 */
export function whenIdle(work: () => void): () => void {
  waiting.add(work);
  schedule();
  return () => {
    waiting.delete(work);
    if (waiting.size > 0) return;
    unschedule?.();
    unschedule = null;
  };
}

function schedule(): void {
  if (unschedule || waiting.size === 0) return;
  // Safari has none
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(runOne, { timeout: MAX_WAIT_MS });
    unschedule = () => cancelIdleCallback(handle);
  } else {
    const handle = setTimeout(runOne, FALLBACK_MS);
    unschedule = () => clearTimeout(handle);
  }
}

function runOne(): void {
  unschedule = null;
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  work();
  schedule();
}
