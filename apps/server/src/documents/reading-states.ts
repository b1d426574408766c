/** How a text or a file is read, state by state, for server-sent events. */
import type { FoundDocument, ReadingState } from "@pulda/contract";
import { Failed } from "../http/failed.ts";
import { Failure } from "../http/failure.ts";

/**
 * Yields how much has been read, each hundredth once, and at last what was found or why nothing could be. A slow
 * reader gets the latest share and skips those before it.
 * @param field what a problem is about
 * @param signal ends the states when the reader has gone
 * @param read is told the way how much has been read, 0 to 1
 * @throws what `read` throws, but for what is meant for the user
 */
export async function* readingStates(
  field: "text" | "file",
  signal: AbortSignal,
  read: (onProgress: (share: number) => void) => Promise<FoundDocument | Failure>,
): AsyncGenerator<ReadingState, void, void> {
  let [told, latest] = [-1, 0];
  let wake = Promise.withResolvers<void>();
  let isOver = false;
  const reading = read((share) => {
    latest = Math.floor(share * 100) / 100;
    wake.resolve();
  });
  const end = () => {
    isOver = true;
    wake.resolve();
  };
  reading.then(end, end);
  for (;;) {
    await wake.promise;
    if (isOver) break;
    wake = Promise.withResolvers();
    if (latest === told) continue;
    told = latest;
    yield { progress: latest };
  }
  if (!signal.aborted) yield stateOf(await reading.catch(failureIn), field);
}

function failureIn(error: unknown): Failure {
  if (error instanceof Failed) return error.failure;
  throw error;
}

function stateOf(found: FoundDocument | Failure, field: "text" | "file"): ReadingState {
  if (!(found instanceof Failure)) return { found };
  return { problem: found.errors?.[0]?.message ?? found.message, field };
}
