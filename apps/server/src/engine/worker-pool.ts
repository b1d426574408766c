/** Worker threads that run one task each, for a limited time and with limited memory. */
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import { Failed } from "../http/failed.ts";
import { conflict } from "../http/failure.ts";

/** The task has been ended, together with its thread. What it was given is the reason. */
export class TaskEnded extends Failed {
  /** The index of the guilty passage, where it was one of several. */
  passage = 0;

  constructor(reason: string, options?: ErrorOptions) {
    super(conflict(reason), options);
  }
}

const TOO_LONG = "이 내용은 처리하는 데 너무 오래 걸려서 그만두었어요. 글을 줄이거나 고쳐 주세요.";
const TOO_MUCH =
  "이 내용은 처리하는 데 메모리가 너무 많이 들어서 그만두었어요. 글을 줄이거나 고쳐 주세요.";

/** A worker has the language models in memory; an idle one is ended. */
const IDLE_TIMEOUT_MS = 10 * 60_000;
/** How often a task is begun whose thread dies of memory: what was there before it may be the cause, once. */
const MAX_BEGINNINGS = 2;

/**
 * In MB. Making allocates much that is short-lived: a small young generation is collected often, where a
 * large one would double the memory of the process.
 */
export const MEMORY_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

/** So often a task gets its time at most. */
const MAX_PERIODS = 10;

interface PoolOptions {
  /** The module whose exported functions are the tasks. */
  readonly module: string;
  readonly threads: number;
  /**
   * How long a task may take, the start of its thread included. One that has had less than half of this of the
   * processor meanwhile gets it again: the machine is busy with something else.
   */
  readonly timeLimitMs: number;
  readonly memoryLimits?: { readonly maxOldGenerationSizeMb: number };
}

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told how much of the task is done, 0 to 1; the task, an object, gets a `port` to which it posts that. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface WorkerPool {
  /**
   * Runs a task on a thread of its own. Its caller sees to it that there are no more tasks than threads.
   * @throws TaskEnded when it took too long, or its thread died of memory again; the reason of the signal when that
   * was aborted, which ends the thread
   */
  run(name: string, task: unknown, options?: RunOptions): Promise<unknown>;
  /** Whether a thread is there, so that a task begins at once. */
  isWarm(): boolean;
  close(): Promise<void>;
}

/** Starts no thread before the first task. */
export function workerPool({
  module,
  threads,
  timeLimitMs,
  memoryLimits,
}: PoolOptions): WorkerPool {
  const pool = new Piscina({
    filename: module,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { ...MEMORY_LIMITS, ...memoryLimits },
  });

  /** The processor time of each thread so far, in ms by its id. */
  async function timesOfThreads(): Promise<Map<number, number>> {
    const times = pool.threads.map(async (thread) => {
      // a thread that has just ended has no times
      const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
      return [thread.threadId, (user + system) / 1000] as const;
    });
    return new Map(await Promise.all(times));
  }

  /** Aborting ends the thread, and no other task was on it. */
  async function runOnce(
    name: string,
    task: unknown,
    { signal, onProgress }: RunOptions,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    const channel = onProgress && new MessageChannel();
    channel?.port1.on("message", (share: number) => onProgress?.(share));
    const limit = new AbortController();
    const before = timesOfThreads();
    let periods = 0;
    async function check(): Promise<void> {
      periods += 1;
      if (periods >= MAX_PERIODS) return limit.abort();
      const earlier = await before;
      const used = [...(await timesOfThreads())].map(([id, ms]) => ms - (earlier.get(id) ?? 0));
      if (Math.max(0, ...used) >= timeLimitMs / 2) limit.abort();
    }
    const timer = setInterval(() => void check(), timeLimitMs);
    try {
      const stop = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal;
      if (!channel) return await pool.run(task, { name, signal: stop });
      const withPort = { ...(task as object), port: channel.port2 };
      return await pool.run(withPort, { name, signal: stop, transferList: [channel.port2] });
    } catch (error) {
      signal?.throwIfAborted();
      throw limit.signal.aborted ? new TaskEnded(TOO_LONG, { cause: error }) : error;
    } finally {
      clearInterval(timer);
      channel?.port1.close();
    }
  }

  let isClosed = false;
  return {
    async run(name, task, options = {}) {
      if (isClosed) throw new Error("the worker threads have ended");
      for (let beginning = 1; ; beginning += 1)
        try {
          return await runOnce(name, task, options);
        } catch (error) {
          if (!isOutOfMemory(error)) throw error;
          if (beginning === MAX_BEGINNINGS) throw new TaskEnded(TOO_MUCH, { cause: error });
        }
    },
    isWarm: () => pool.threads.length > 0,
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
