/**
 * Collects this thread's garbage: what a written file was made of, and its bytes, of which the thread that asked has a
 * copy. No collection would come for several files. The flag that allows it is set where threads are made.
 */
export async function freeingMemory<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    globalThis.gc?.();
  }
}
