/** The making of items, away from the thread that answers requests. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import type { MakeRequest, MakeResult } from "@pulda/makers";
import { Piscina } from "piscina";

export interface Engine {
  /** @param onProgress called with the number of passages that are done */
  make(request: MakeRequest, onProgress: (done: number) => void): Promise<MakeResult>;
  close(): Promise<void>;
}

const WORKER = join(import.meta.dirname, "worker.ts");
/** One core stays free for answering. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1);
/** A worker holds the language models; they are let go when nothing was made for a while. */
const IDLE = 10 * 60_000;

export function workerEngine(): Engine {
  const pool = new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE,
  });
  return {
    async make(request, onProgress) {
      const { port1, port2 } = new MessageChannel();
      port1.on("message", onProgress);
      try {
        return await pool.run({ request, port: port2 }, { transferList: [port2] });
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}
