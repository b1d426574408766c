/** Frees what a finished file has taken. */
import { setImmediate } from "node:timers/promises";

/**
 * Does some work, and collects this thread's garbage before the result is given. A typeset document is 14 MB of native
 * memory that is freed with its handle; handles are so small that no collection would come for hundreds of them, and a
 * thread of the pool has no event loop between two tasks in which they could be freed. The flag that allows it is set
 * where threads are made (`threads.ts`).
 */
export async function freeingMemory<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    globalThis.gc?.();
    await setImmediate();
  }
}
