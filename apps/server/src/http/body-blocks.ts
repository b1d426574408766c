/** The bytes of a body, within its call's limit. */
import type { Readable } from "node:stream";
import { BodyRefused, BodyTooLarge, UnreadableBody } from "./errors.ts";
import { BUSY, type BodyAccount } from "./body-budget.ts";

/**
 * Bytes are gathered into blocks of this size: a body may come in chunks of one byte, each of which would be
 * kept as an object of a hundred.
 */
const BLOCK_SIZE = 64 * 1024;

interface Bounds {
  /** In bytes. */
  readonly limit: number;
  readonly account: BodyAccount;
  /** As the caller declares it; NaN where it does not. */
  readonly contentLength: number;
}

/**
 * Calls `take` with each block of a body. What comes after a failure is read and dropped, so that the answer
 * reaches a client that is still sending.
 * @throws BodyTooLarge, BodyRefused where there is no room for it, UnreadableBody where it breaks off, and
 *   whatever `take` throws
 */
export function readBlocks(
  body: Readable,
  { limit, account, contentLength }: Bounds,
  take: (block: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 0;
    let block = Buffer.alloc(0);
    let used = 0;

    const onEnd = () => {
      try {
        flush();
      } catch (error) {
        return stop(error);
      }
      stop();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return stop(new BodyTooLarge(limit));
      if (!account.take(chunk.length)) return stop(new BodyRefused(BUSY));
      try {
        append(chunk);
      } catch (error) {
        stop(error);
      }
    };
    const onClose = () => stop(new UnreadableBody("the body breaks off"));
    const onError = (cause: Error) => stop(new UnreadableBody("the body breaks off", { cause }));

    function append(chunk: Buffer): void {
      for (let from = 0; from < chunk.length;) {
        if (used === block.length) {
          flush();
          const expected = Number.isNaN(contentLength)
            ? BLOCK_SIZE
            : contentLength - size + chunk.length - from;
          block = Buffer.allocUnsafe(Math.min(BLOCK_SIZE, Math.max(expected, chunk.length - from)));
        }
        const copied = chunk.copy(block, used, from);
        used += copied;
        from += copied;
      }
    }
    function flush(): void {
      const full = block.subarray(0, used);
      block = Buffer.alloc(0);
      used = 0;
      if (full.length > 0) take(full);
    }
    function stop(error?: unknown): void {
      body.off("data", onData).off("end", onEnd).off("error", onError).off("close", onClose);
      // A stream that fails once more, without a listener, would end the process.
      body.on("error", () => {}).resume();
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new UnreadableBody("the body cannot be read"));
    }

    if (contentLength > limit) return stop(new BodyTooLarge(limit));
    if (body.destroyed) return onClose();
    body.on("data", onData).on("end", onEnd).on("error", onError).on("close", onClose);
  });
}
