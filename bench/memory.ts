/**
 * The memory of a process that makes a thousand passages in one call, in a thread with the limits that the server gives
 * its own (`apps/server/src/engine/worker-pool.ts`).
 *
 *   npm run bench
 */
import { isMainThread, Worker } from "node:worker_threads";
import { MEMORY_LIMITS } from "../apps/server/src/engine/worker-pool.ts";
import { megabytes } from "./measure.ts";

const PASSAGES = 1000;

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { resourceLimits: MEMORY_LIMITS });
  worker.once("error", (error) => {
    throw error;
  });
} else {
  // only here: the other thread would load the language data, too
  const { makeInSteps } = await import("@pulda/makers");
  const { texts } = await import("./texts.ts");
  let items = 0;
  const request = { passages: texts(PASSAGES), types: "auto", seed: 1, level: 3 } as const;
  for (const step of makeInSteps(request)) items += step.items.length;
  // of the whole process, in kilobytes
  const most = process.resourceUsage().maxRSS * 1024;
  console.log(
    `${PASSAGES} passages made in one thread: ${items} items; memory of the process at most ${megabytes(most)} (goal: 450 MB)`,
  );
}
