/** Work that waits until the page is idle, one piece at a time, so that no key or touch waits for it. */

/** A browser that never says that it is idle does a piece after this long, in ms. */
const FALLBACK_MS = 50;
/** A page that is never idle does a piece after this long, in ms. */
const MAX_WAIT_MS = 500;

const waiting = new Set<() => void>();
let isScheduled = false;

/**
 * Runs a piece of work when the page is idle and what was queued before is done.
 * @returns takes it back, if it has not run
 */
export function whenIdle(work: () => void): () => void {
  waiting.add(work);
  schedule();
  return () => {
    waiting.delete(work);
  };
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  // Safari has none
  if (typeof requestIdleCallback === "function")
    requestIdleCallback(runOne, { timeout: MAX_WAIT_MS });
  else setTimeout(runOne, FALLBACK_MS);
}

function runOne(): void {
  isScheduled = false;
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  work();
  schedule();
}
