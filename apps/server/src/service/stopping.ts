/** The clean stop of the server: what is under way may end, for a bounded time. */

/** In which requests that are under way are answered; connections that are still open then are closed. */
const GRACE_MS = 3000;
/** After which the process ends whatever still goes on: supervisors kill after ten seconds. */
const DEADLINE_MS = 8000;

interface Stopped {
  /** Resolves when everything has ended. */
  readonly close: () => Promise<void>;
  readonly closeConnections: () => void;
  /** Ends the process. */
  readonly exit: (code: number) => void;
}

/**
 * Returns what a signal calls; a second call changes nothing. What was acknowledged is durable before it is
 * acknowledged, so that nothing of it is lost where the deadline ends the process: that is a clean end, too.
 */
export function stopper(
  { close, closeConnections, exit }: Stopped,
  { graceMs = GRACE_MS, deadlineMs = DEADLINE_MS } = {},
): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(closeConnections, graceMs).unref();
    setTimeout(() => exit(0), deadlineMs);
    close().then(
      () => exit(0),
      () => exit(1),
    );
  };
}
