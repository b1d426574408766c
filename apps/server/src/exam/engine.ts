/** The making of items, away from the thread that answers requests. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { MakeRequest, MakeResult } from "@pulda/makers";
import { Piscina } from "piscina";
import type * as worker from "./worker.ts";

export interface Engine {
  /** Its version, and the question types that it knows. */
  about(): Promise<ReturnType<typeof worker.about>>;
  /** An item that a user has written. */
  compose(...typed: Parameters<typeof worker.compose>): Promise<ReturnType<typeof worker.compose>>;
  /** @param onProgress called with the number of passages that are done */
  make(request: MakeRequest, onProgress: (done: number) => void): Promise<MakeResult>;
  close(): Promise<void>;
}

const WORKER = join(import.meta.dirname, "worker.ts");
/** One core stays free for answering. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1);
/** A worker holds the language models; all but one are let go when nothing was made for a while. */
const IDLE = 10 * 60_000;

/** An engine whose first worker begins to load at once. */
export function workerEngine(): Engine {
  const pool = new Piscina({
    filename: WORKER,
    minThreads: 1,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE,
  });
  const run = <Name extends keyof typeof worker>(
    name: Name,
    task: Parameters<(typeof worker)[Name]>[0],
    transferList: MessagePort[] = [],
  ): Promise<ReturnType<(typeof worker)[Name]>> => pool.run(task, { name, transferList });
  let known: ReturnType<Engine["about"]> | undefined;

  return {
    about: () =>
      (known ??= run("about", undefined).catch((error: unknown) => {
        known = undefined;
        throw error;
      })),
    compose: (typed) => run("compose", typed),
    async make(request, onProgress) {
      const { port1, port2 } = new MessageChannel();
      port1.on("message", onProgress);
      try {
        return await run("make", { request, port: port2 }, [port2]);
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}
