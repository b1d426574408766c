/** Papers written in threads of their own, so that requests are answered meanwhile; users take turns. */
import { join } from "node:path";
import type { Paper } from "@pulda/documents";
import { turnsOf } from "../engine/turns.ts";
import { workerPool } from "../engine/worker-pool.ts";
import type * as worker from "./worker.ts";

export interface DocumentWriter {
  /** The file of a paper. @throws TaskEnded where it takes too long or too much memory */
  write(user: number, format: "pdf", paper: Paper): Promise<Uint8Array>;
  /** The first page of a paper as SVG, and how many there are. */
  preview(user: number, paper: Paper): Promise<ReturnType<typeof worker.preview>>;
  close(): Promise<void>;
}

/** One thread: a paper of a hundred items takes some tenths of a second, and fonts fill memory. */
const THREADS = 1;
/** A hundred times what a long paper takes. */
const TIME_LIMIT_MS = 60_000;

/** Starts no thread before the first paper. */
export function documentWriter(): DocumentWriter {
  const pool = workerPool({
    module: join(import.meta.dirname, "worker.ts"),
    threads: THREADS,
    timeLimitMs: TIME_LIMIT_MS,
  });
  const turns = turnsOf<number>(THREADS);
  return {
    write: (user, format, paper) =>
      turns.run(user, () => pool.run(format, paper) as Promise<Uint8Array>),
    preview: (user, paper) =>
      turns.run(
        user,
        () => pool.run("preview", paper) as Promise<ReturnType<typeof worker.preview>>,
      ),
    close: () => pool.close(),
  };
}
