/** The generation of exams: each is stored part by part, and ready when it is complete. */
import type { MakeStep } from "@pulda/makers";
import { canFitPoints, fitPoints, type ItemContent } from "@pulda/question";
import type { Refusal } from "@pulda/contract";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import type { Engine } from "../../engine/engine.ts";
import { TaskEnded } from "../../engine/worker-pool.ts";
import type { GenerationStore, Making } from "./generation-store.ts";
import type { Jobs } from "./jobs.ts";
import type { ProgressEvents } from "./progress.ts";

export interface Generation {
  /** Takes up the exams that are to be made, now and from now on. */
  start(): Promise<void>;
  /** Has an exam made that was added in state "generating". */
  add(examId: number, userId: number): Promise<void>;
  /** Stops the engine; what is interrupted is made again at the next start, or by another process. */
  close(): Promise<void>;
}

export interface GenerationTiming {
  /** The least time between two writes of one exam: items and progress are written together. */
  readonly storeIntervalMs?: number | undefined;
  /** The pause before an exam is taken up again whose items or failure could not be stored: the first, and the longest. */
  readonly retryMs?: { readonly initial: number; readonly max: number } | undefined;
}

const STORE_INTERVAL_MS = 250;
const RETRY_MS = { initial: 1000, max: 30_000 };
/** How many items one transaction stores, so that no write blocks the others for long. */
const STORE_BATCH_SIZE = 100;
/** An exam whose making has died so often is not made any more. */
const MAX_DEATHS = 2;
/** How often the items of one exam may fail to be stored while its row can be written. */
const MAX_STORE_FAILURES = 3;

const FAILED = "문항을 만드는 중에 문제가 생겼어요. 다시 만들어 주세요.";
const DIED =
  "문항을 만드는 중에 서버가 두 번 멈춰서 그만두었어요. 지문을 줄이거나 나누어서 다시 만들어 주세요.";
const NOT_STORED = "만든 문항을 저장하지 못했어요. 잠시 후 다시 만들어 주세요.";
const UNSOUND = "만든 문항이 지문과 맞지 않아서 뺐어요.";

/** The database did not take a part of an exam. */
class NotStored extends Error {}

export function generationOf(
  exams: GenerationStore,
  jobs: Jobs,
  engine: Engine,
  progress: ProgressEvents,
  log: FastifyBaseLogger,
  { storeIntervalMs = STORE_INTERVAL_MS, retryMs = RETRY_MS }: GenerationTiming = {},
): Generation {
  const closing = new AbortController();
  const { signal } = closing;
  /**
   * What a process has died of is unknown where it made several exams: they are made one after another, so that the
   * guilty one alone dies again.
   */
  const suspects = pLimit(1);

  /** Makes an exam; resolves when it is stored as ready or failed, or is gone, or the server stops. */
  async function run(id: number): Promise<void> {
    const tries = { hasBegun: false, failures: 0 };
    for (let attempt = 0; !signal.aborted; attempt += 1)
      try {
        const isSuspect = !tries.hasBegun && (await exams.deaths(id)) > 0;
        await (isSuspect ? suspects(() => once(id, tries)) : once(id, tries));
        return;
      } catch (err) {
        // The database does not take what it is given: it is full, or gone. The exam waits for it.
        log.error({ err, exam: id }, "an exam could not be stored");
        await pause(Math.min(retryMs.max, retryMs.initial * 2 ** attempt), signal);
      }
  }

  /** @throws what the database throws */
  async function once(id: number, tries: { hasBegun: boolean; failures: number }): Promise<void> {
    if (signal.aborted) return;
    const making = await exams.begin(id, tries.hasBegun);
    // Cancelled, removed, or made by another process.
    if (!making) return;
    tries.hasBegun = true;
    if (making.deaths >= MAX_DEATHS) return finish(making, "failed", because(DIED));
    if (tries.failures >= MAX_STORE_FAILURES) return finish(making, "failed", because(NOT_STORED));
    try {
      await make(making);
    } catch (err) {
      if (signal.aborted) return exams.release(making);
      if (err instanceof NotStored) {
        tries.failures += 1;
        throw err;
      }
      log.error({ err, exam: id }, "an exam could not be made");
      const refused =
        err instanceof TaskEnded ? because(err.message, err.passage) : because(FAILED);
      await finish(making, "failed", refused);
    }
  }

  async function finish(making: Making, state: "ready" | "failed", refused: readonly Refusal[]) {
    await exams.finish(making, state, refused);
    const total = making.request.passages.length;
    await progress.publish(making.id, { state, done: total, total });
  }

  async function make(making: Making): Promise<void> {
    const { id, userId, seed, request } = making;
    const { passages, types, level, picks, words, amount, pointsTotal = null } = request;
    const unsound: Refusal[] = [];
    const pending: ItemContent[] = [];
    /** Those of the stored items, in their order. */
    const difficulties: ItemContent["difficulty"][] = [];
    const total = passages.length;
    let stored = 0;
    let lastStoredAt = performance.now();

    /** Stores the pending items in batches; false when the exam is gone. */
    const store = async (done: number): Promise<boolean> => {
      do {
        const items = pending.splice(0, STORE_BATCH_SIZE);
        const part = await exams
          .store(making, { items, passages, before: stored, done })
          .catch((cause: unknown) => {
            throw new NotStored("the items could not be stored", { cause });
          });
        if (!part) return false;
        stored += part.stored;
        const isStored = (item: ItemContent) => !part.unsound.includes(item);
        difficulties.push(...items.filter(isStored).map(({ difficulty }) => difficulty));
        for (const item of part.unsound) {
          log.error({ type: item.type }, "an item without a round trip");
          unsound.push({ type: item.type, passage: passageOf(item), reason: UNSOUND });
        }
      } while (pending.length > 0);
      lastStoredAt = performance.now();
      await progress.publish(id, { state: "generating", done, total });
      return true;
    };
    const onStep = async ({ done, items }: MakeStep): Promise<boolean> => {
      if (signal.aborted) return false;
      pending.push(...items);
      const isDue =
        performance.now() - lastStoredAt >= storeIntervalMs || pending.length >= STORE_BATCH_SIZE;
      return !isDue || (await store(done));
    };

    signal.throwIfAborted();
    const made =
      words.length > 0
        ? await engine.wordTest(userId, { words, types: types === "auto" ? [] : types, seed })
        : await engine.make(userId, { passages, types, amount, level, picks, seed }, onStep);
    signal.throwIfAborted();
    // Cancelled or removed: there is no exam to store items in.
    if (!made) return;
    pending.push(...made.items);
    if (!(await store(total))) return;
    const refused = [...made.refused, ...unsound];
    try {
      if (pointsTotal !== null && !canFitPoints(difficulties.length, pointsTotal))
        refused.push(...because(tooManyForPoints(difficulties.length, pointsTotal)));
      else if (pointsTotal !== null)
        await exams.setPoints(making, fitPoints(difficulties, pointsTotal));
      await finish(making, "ready", refused);
    } catch (cause) {
      throw new NotStored("the end could not be stored", { cause });
    }
  }

  return {
    start: () => jobs.start(run),
    add: (examId, userId) => jobs.add(examId, userId),
    async close() {
      closing.abort();
      await engine.close();
      await jobs.stop();
    },
  };
}

function because(reason: string, passage = 0): Refusal[] {
  return [{ type: "", passage, reason }];
}

function tooManyForPoints(count: number, total: number): string {
  return `문항이 ${count}개라서 총점 ${total}점을 0.1점씩도 나눌 수 없어요. 배점은 난도대로 두었어요.`;
}

function passageOf({ proof }: ItemContent): number {
  return proof.kind === "made" ? proof.passage : 0;
}

/** Resolves after a time, or when the server stops. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}
