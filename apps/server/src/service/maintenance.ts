/** Background tasks: once after the start, and every hour. */
import type { FastifyInstance } from "fastify";

const HOUR_MS = 3_600_000;

interface Tasks {
  /** Run once, when the server is ready; nothing waits for them. */
  readonly onStart: readonly (() => Promise<void>)[];
  readonly hourly: readonly (() => Promise<void>)[];
}

/** Runs the tasks until the server closes. A failure is logged; hourly tasks run again at the next interval. */
export function runMaintenance(app: FastifyInstance, { onStart, hourly }: Tasks): void {
  const run = (task: () => Promise<void>) => {
    task().catch((err: unknown) => app.log.error({ err }, "a maintenance task failed"));
  };
  const timer = setInterval(() => hourly.forEach(run), HOUR_MS);
  timer.unref();
  app.addHook("onReady", async () => onStart.forEach(run));
  app.addHook("onClose", async () => clearInterval(timer));
}
