/** Files written and read in threads of their own, so that requests are answered meanwhile; users take turns. */
import { join } from "node:path";
import { turnsOf } from "../engine/turns.ts";
import { workerPool } from "../engine/worker-pool.ts";
import type * as worker from "./worker.ts";

type Task<Name extends keyof typeof worker> = Parameters<(typeof worker)[Name]>[0];
type Result<Name extends keyof typeof worker> = ReturnType<(typeof worker)[Name]>;

export interface DocumentWriter {
  /**
   * Has a thread do one of its tasks.
   * @param user whose turn it takes
   * @throws TaskEnded where it takes too long or too much memory
   */
  run<Name extends keyof typeof worker>(
    user: number,
    name: Name,
    task: Task<Name>,
  ): Promise<Result<Name>>;
  close(): Promise<void>;
}

/** One thread: a paper of a hundred items takes some tenths of a second, and fonts fill memory. */
const THREADS = 1;
/** A hundred times what a long paper takes. */
const TIME_LIMIT_MS = 60_000;

/** Starts no thread before the first file. */
export function documentWriter(): DocumentWriter {
  const pool = workerPool({
    module: join(import.meta.dirname, "worker.ts"),
    threads: THREADS,
    timeLimitMs: TIME_LIMIT_MS,
  });
  const turns = turnsOf<number>(THREADS);
  return {
    run: <Name extends keyof typeof worker>(user: number, name: Name, task: Task<Name>) =>
      turns.run(user, () => pool.run(name, task) as Promise<Result<Name>>),
    close: () => pool.close(),
  };
}
