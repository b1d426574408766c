/**
 * The exams that are to be made on PostgreSQL, seen by all server processes, by pg-boss: one process at a time has the
 * lease of an exam and renews it; when it dies, another takes the exam up.
 */
import { fromKysely, PgBoss } from "pg-boss";
import type { Database } from "../../database/database.ts";
import type { GenerationStore, Lane, UnfinishedExam } from "./generation-store.ts";
import { MAX_CONCURRENT_EXAMS, type Jobs, type MakeExam } from "./jobs.ts";

const QUEUES: Readonly<Record<Lane, string>> = {
  rules: "make-exam",
  model: "make-exam-with-model",
};
const LANES = ["rules", "model"] as const;
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

interface ActiveJob {
  readonly lane: Lane;
  readonly job: ExamJob;
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
  const active = new Map<string, ActiveJob>();
  const running = new Set<Promise<void>>();
  const timers: ReturnType<typeof setInterval>[] = [];
  let make: MakeExam | null = null;
  let taking: Promise<void> | null = null;
  let isAskedAgain = false;

  async function add({ id, userId, lane }: UnfinishedExam): Promise<void> {
    // No second job for an exam that has one.
    await boss.send(
      QUEUES[lane],
      { examId: id },
      { singletonKey: String(id), group: { id: String(userId) } },
    );
  }

  const activeIn = (lane: Lane): ExamJob[] =>
    [...active.values()].flatMap((one) => (one.lane === lane ? [one.job] : []));

  /** Takes up as many exams as this process may have, one of each user. */
  function take(): void {
    if (taking) {
      isAskedAgain = true;
      return;
    }
    taking = takeOfEach()
      .catch(onError)
      .finally(() => {
        taking = null;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        take();
      });
  }

  async function takeOfEach(): Promise<void> {
    for (const lane of LANES) await takeOf(lane);
  }

  async function takeOf(lane: Lane): Promise<void> {
    const free = MAX_CONCURRENT_EXAMS - activeIn(lane).length;
    if (!make || free <= 0) return;
    const batch = { batchSize: free, groupConcurrency: 1 };
    const jobs = await boss.fetch<ExamJob["data"]>(QUEUES[lane], batch);
    for (const job of jobs) {
      const ended = run(lane, job).finally(() => running.delete(ended));
      running.add(ended);
    }
  }

  async function run(lane: Lane, job: ExamJob): Promise<void> {
    active.set(job.id, { lane, job });
    try {
      if (make) await make(job.data.examId);
      // Stopped: another process may take it up at once.
      await (make ? boss.complete(QUEUES[lane], job) : boss.fail(QUEUES[lane], job));
    } catch (error) {
      // The lease ends by itself.
      onError(error);
    } finally {
      active.delete(job.id);
      take();
    }
  }

  async function renew(): Promise<void> {
    for (const lane of LANES) {
      const jobs = activeIn(lane);
      if (jobs.length > 0) await boss.touch(QUEUES[lane], jobs);
    }
  }

  async function sweep(): Promise<void> {
    for (const exam of await exams.listUnfinished()) await add(exam);
  }

  function every(ms: number, work: () => Promise<void> | void): void {
    timers.push(setInterval(() => void Promise.resolve(work()).catch(onError), ms));
  }

  return {
    async add(exam) {
      await add(exam);
      take();
    },

    async start(makeExam) {
      await boss.start();
      for (const lane of LANES)
        await boss.createQueue(QUEUES[lane], {
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
