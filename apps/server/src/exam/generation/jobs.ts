/** Which exams are to be made, and by whom: within the one process on SQLite, shared by all of them on PostgreSQL. */
import pLimit, { type LimitFunction } from "p-limit";
import type { GenerationStore, Lane, UnfinishedExam } from "./generation-store.ts";

/** Makes an exam. Never rejects; resolves when it is made, has failed for good, or the server stops. */
export type MakeExam = (examId: number) => Promise<void>;

export interface Jobs {
  /** Has an exam made. */
  add(exam: UnfinishedExam): Promise<void>;
  /** Hands out the exams that are to be made, now and from now on: one of each user and lane at once. */
  start(make: MakeExam): Promise<void>;
  /** Hands out no more. Resolves when the makings that were handed out have ended, which the caller has stopped. */
  stop(): Promise<void>;
}

/** How many exams of a lane one process has in memory: as many users are served in turn. */
export const MAX_CONCURRENT_EXAMS = 32;

/** For SQLite, whose data folder belongs to one process. What a stopped process has left is taken up at the start. */
export function localJobs(exams: Pick<GenerationStore, "listUnfinished">): Jobs {
  const limits: Record<Lane, LimitFunction> = {
    rules: pLimit(MAX_CONCURRENT_EXAMS),
    model: pLimit(MAX_CONCURRENT_EXAMS),
  };
  /** The last exam of each user and lane: the next one waits for it. */
  const last = new Map<string, Promise<void>>();
  let make: MakeExam | null = null;

  function handOut({ id, userId, lane }: UnfinishedExam): void {
    const key = `${lane} ${userId}`;
    const before = last.get(key) ?? Promise.resolve();
    const made = before
      .then(() => limits[lane](async () => make?.(id)))
      .finally(() => {
        if (last.get(key) === made) last.delete(key);
      });
    last.set(key, made);
  }

  return {
    async add(exam) {
      handOut(exam);
    },
    async start(run) {
      make = run;
      for (const exam of await exams.listUnfinished()) handOut(exam);
    },
    async stop() {
      make = null;
      await Promise.allSettled(last.values());
    },
  };
}
