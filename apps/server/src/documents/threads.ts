/** Files written and read in threads of their own, so that requests are answered meanwhile; users take turns. */
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { fairQueue } from "../engine/fair-queue.ts";
import { workerPool, type RunOptions } from "../engine/worker-pool.ts";
import type * as reading from "./reading-worker.ts";
import type * as writing from "./worker.ts";

type Task<Module, Name extends keyof Module> = Module[Name] extends (task: infer T) => unknown
  ? T
  : never;
type Result<Module, Name extends keyof Module> = Module[Name] extends (task: never) => infer R
  ? Awaited<R>
  : never;

/** A thread whose tasks are the functions of a module. */
interface Thread<Module> {
  /**
   * @param user whose turn it takes
   * @throws TaskEnded where it takes too long or too much memory; the reason of the signal where it was aborted
   */
  run<Name extends keyof Module & string>(
    user: number,
    name: Name,
    task: Task<Module, Name>,
    options?: RunOptions,
  ): Promise<Result<Module, Name>>;
}

/** A scan takes a minute to read: who prints a paper or pastes a text does not wait for it. */
export interface DocumentThreads {
  readonly writing: Thread<typeof writing>;
  readonly reading: Thread<typeof reading>;
  /** Reads files, with the functions of `reading`. */
  readonly filing: Thread<typeof reading>;
  close(): Promise<void>;
}

/** One thread each: a paper of a hundred items takes some tenths of a second, and fonts fill memory. */
const THREADS = 1;
/** A hundred times what a long paper takes. */
const TIME_LIMIT_MS = 60_000;

/** Starts no thread before the first file. */
export function documentThreads(): DocumentThreads {
  // of threads that are made from now on: see `freeingMemory`
  setFlagsFromString("--expose-gc");
  const writer = poolOf("worker.ts");
  const [reader, filer] = [poolOf("reading-worker.ts"), poolOf("reading-worker.ts")];
  return {
    writing: threadOf<typeof writing>(writer),
    reading: threadOf<typeof reading>(reader),
    filing: threadOf<typeof reading>(filer),
    async close() {
      await Promise.all([writer.close(), reader.close(), filer.close()]);
    },
  };
}

function poolOf(module: string) {
  return workerPool({
    module: join(import.meta.dirname, module),
    threads: THREADS,
    timeLimitMs: TIME_LIMIT_MS,
  });
}

function threadOf<Module>(pool: ReturnType<typeof poolOf>): Thread<Module> {
  const queue = fairQueue<number>(THREADS);
  return {
    run: <Name extends keyof Module & string>(
      user: number,
      name: Name,
      task: Task<Module, Name>,
      options?: RunOptions,
    ) => queue.run(user, () => pool.run(name, task, options) as Promise<Result<Module, Name>>),
  };
}
