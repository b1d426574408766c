/** Background tasks: once after the start, every minute, and every hour. */
import type { FastifyInstance } from "fastify";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Tasks {
  /** Run once, when the server is ready; nothing waits for them. */
  readonly onStart: readonly (() => Promise<void>)[];
  /** Run after the start as well. */
  readonly minutely: readonly (() => Promise<void>)[];
  readonly hourly: readonly (() => Promise<void>)[];
}

/** Runs the tasks until the server closes. A failure is logged; hourly tasks run again at the next interval. */
export function runMaintenance(app: FastifyInstance, { onStart, minutely, hourly }: Tasks): void {
  const run = (task: () => Promise<void>) => {
    task().catch((err: unknown) => app.log.error({ err }, "a maintenance task failed"));
  };
  const timer = setInterval(() => hourly.forEach(run), HOUR_MS);
  timer.unref();
  const everyMinute = setInterval(() => minutely.forEach(run), MINUTE_MS);
  everyMinute.unref();
  app.addHook("onReady", async () => [...onStart, ...minutely].forEach(run));
  app.addHook("onClose", async () => {
    clearInterval(timer);
    clearInterval(everyMinute);
  });
}
