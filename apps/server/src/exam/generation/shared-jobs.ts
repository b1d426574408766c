/**
 * The exams that are to be made on PostgreSQL, seen by all server processes, by pg-boss: one process at a time has the
 * lease of an exam and renews it; when it dies, another takes the exam up.
 */
import { fromKysely, PgBoss } from "pg-boss";
import type { Database } from "../../database/database.ts";
import type { GenerationStore } from "./generation-store.ts";
import { MAX_EXAMS_AT_ONCE, type Jobs, type MakeExam } from "./jobs.ts";

const QUEUE = "make-exam";
const SCHEMA = "pulda_jobs";
/** A process that has not renewed a lease for so long is dead; pg-boss allows no less. */
const LEASE_SECONDS = 10;
const RENEW_INTERVAL_MS = 3000;
/** How soon a process takes up what another has added or left; its own it takes up at once. */
const POLL_INTERVAL_MS = 1000;
/** How often exams are looked for that no job was added for: its process died between the two. */
const SWEEP_INTERVAL_MS = 60_000;
/** Ends leases that are renewed, after a day: the lease is what counts. */
const EXPIRE_SECONDS = 86_399;
/** How often a job is handed out again: the deaths of an exam's makings are counted in its row. */
const RETRY_LIMIT = 10_000;

interface ExamJob {
  readonly id: string;
  /** The attempt: pg-boss takes nothing from one whose lease has passed to another. */
  readonly retryCount: number;
  readonly data: { readonly examId: number };
}

/** @param onError called when the database does not answer; work goes on when it does again */
export function sharedJobs(
  db: Database,
  exams: Pick<GenerationStore, "listUnfinished">,
  onError: (error: unknown) => void,
): Jobs {
  const boss = new PgBoss({
    db: fromKysely(db),
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on("error", onError);
  const active = new Map<string, ExamJob>();
  const running = new Set<Promise<void>>();
  const timers: ReturnType<typeof setInterval>[] = [];
  let make: MakeExam | null = null;
  let taking: Promise<void> | null = null;
  let isAskedAgain = false;

  async function add(examId: number, userId: number): Promise<void> {
    // No second job for an exam that has one.
    await boss.send(
      QUEUE,
      { examId },
      { singletonKey: String(examId), group: { id: String(userId) } },
    );
  }

  /** Takes up as many exams as this process may have, one of each user. */
  function take(): void {
    if (taking) {
      isAskedAgain = true;
      return;
    }
    taking = takeOnce()
      .catch(onError)
      .finally(() => {
        taking = null;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        take();
      });
  }

  async function takeOnce(): Promise<void> {
    const free = MAX_EXAMS_AT_ONCE - active.size;
    if (!make || free <= 0) return;
    const jobs = await boss.fetch<ExamJob["data"]>(QUEUE, { batchSize: free, groupConcurrency: 1 });
    for (const job of jobs) {
      const ended = run(job).finally(() => running.delete(ended));
      running.add(ended);
    }
  }

  async function run(job: ExamJob): Promise<void> {
    active.set(job.id, job);
    try {
      if (make) await make(job.data.examId);
      // Stopped: another process may take it up at once.
      await (make ? boss.complete(QUEUE, job) : boss.fail(QUEUE, job));
    } catch (error) {
      // The lease ends by itself.
      onError(error);
    } finally {
      active.delete(job.id);
      take();
    }
  }

  async function renew(): Promise<void> {
    if (active.size > 0) await boss.touch(QUEUE, [...active.values()]);
  }

  async function sweep(): Promise<void> {
    for (const { id, userId } of await exams.listUnfinished()) await add(id, userId);
  }

  function every(ms: number, work: () => Promise<void> | void): void {
    timers.push(setInterval(() => void Promise.resolve(work()).catch(onError), ms));
  }

  return {
    async add(examId, userId) {
      await add(examId, userId);
      take();
    },

    async start(makeExam) {
      await boss.start();
      await boss.createQueue(QUEUE, {
        policy: "exclusive",
        heartbeatSeconds: LEASE_SECONDS,
        expireInSeconds: EXPIRE_SECONDS,
        retryLimit: RETRY_LIMIT,
        retryDelay: 0,
        deleteAfterSeconds: 3600,
      });
      make = makeExam;
      await sweep();
      every(RENEW_INTERVAL_MS, renew);
      every(POLL_INTERVAL_MS, take);
      every(SWEEP_INTERVAL_MS, sweep);
      take();
    },

    async stop() {
      make = null;
      for (const timer of timers) clearInterval(timer);
      await taking;
      await Promise.allSettled(running);
      await boss.stop({ graceful: false, close: false });
    },
  };
}
