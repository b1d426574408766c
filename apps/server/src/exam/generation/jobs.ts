/** Which exams are to be made, and by whom: within the one process on SQLite, shared by all of them on PostgreSQL. */
import pLimit from "p-limit";
import type { GenerationStore } from "./generation-store.ts";

/** Makes an exam. Never rejects; resolves when it is made, has failed for good, or the server stops. */
export type MakeExam = (examId: number) => Promise<void>;

export interface Jobs {
  /** Has an exam made. */
  add(examId: number, userId: number): Promise<void>;
  /** Hands out the exams that are to be made, now and from now on: one of each user at once. */
  start(make: MakeExam): Promise<void>;
  /** Hands out no more. Resolves when the makings that were handed out have ended, which the caller has stopped. */
  stop(): Promise<void>;
}

/** How many exams one process has in memory: as many users are served in turn. */
export const MAX_EXAMS_AT_ONCE = 32;

/** For SQLite, whose data folder belongs to one process. What a stopped process has left is taken up at the start. */
export function localJobs(exams: Pick<GenerationStore, "listUnfinished">): Jobs {
  const limit = pLimit(MAX_EXAMS_AT_ONCE);
  /** The last exam of each user: the next one waits for it. */
  const lanes = new Map<number, Promise<void>>();
  let make: MakeExam | null = null;

  function handOut(examId: number, userId: number): void {
    const before = lanes.get(userId) ?? Promise.resolve();
    const lane = before
      .then(() => limit(async () => make?.(examId)))
      .finally(() => {
        if (lanes.get(userId) === lane) lanes.delete(userId);
      });
    lanes.set(userId, lane);
  }

  return {
    async add(examId, userId) {
      handOut(examId, userId);
    },
    async start(run) {
      make = run;
      for (const { id, userId } of await exams.listUnfinished()) handOut(id, userId);
    },
    async stop() {
      make = null;
      await Promise.allSettled(lanes.values());
    },
  };
}
