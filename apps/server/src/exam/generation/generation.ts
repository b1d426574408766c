/** The generation of exams: each is stored part by part, and ready when it is complete. */
import type { MakeStep } from "@pulda/makers";
import type { ItemContent } from "@pulda/question";
import type { Refusal } from "@pulda/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Engine } from "../../engine/engine.ts";
import type { ProgressEvents } from "./progress.ts";
import type { GenerationStore, UnfinishedExam } from "./generation-store.ts";

export interface Generation {
  /** Generates an exam; resolves when it is stored as ready or failed. */
  run(exam: UnfinishedExam): Promise<void>;
  /** Restarts the generations that a stopped server has interrupted. */
  resume(): Promise<void>;
  /** Stops the engine; interrupted generations are restarted at the next start. */
  close(): Promise<void>;
}

/** The least time between two writes of one exam: items and progress are written together. */
const STORE_INTERVAL_MS = 250;
/** How many items one transaction stores, so that no write blocks the others for long. */
const STORE_BATCH_SIZE = 100;

const FAILED = "문항을 만드는 중에 문제가 생겼어요. 다시 만들어 주세요.";
const UNSOUND = "만든 문항이 지문과 맞지 않아서 뺐어요.";

export function generationOf(
  exams: GenerationStore,
  engine: Engine,
  progress: ProgressEvents,
  log: FastifyBaseLogger,
  storeIntervalMs = STORE_INTERVAL_MS,
): Generation {
  let isClosing = false;

  async function run({ id, seed, request }: UnfinishedExam): Promise<void> {
    const { passages, types, level, picks, words } = request;
    const unsound: Refusal[] = [];
    const pending: ItemContent[] = [];
    const total = passages.length;
    let stored = 0;
    let lastStoredAt = Date.now();

    /** Stores the pending items in batches; false when the exam is gone. */
    const store = async (done: number): Promise<boolean> => {
      do {
        const items = pending.splice(0, STORE_BATCH_SIZE);
        const part = await exams.store(id, { items, passages, before: stored, done });
        if (!part) return false;
        stored += part.stored;
        for (const item of part.unsound) {
          log.error({ type: item.type }, "an item without a round trip");
          unsound.push({ type: item.type, passage: passageOf(item), reason: UNSOUND });
        }
      } while (pending.length > 0);
      lastStoredAt = Date.now();
      await progress.publish(id, { state: "generating", done, total });
      return true;
    };
    const finish = async (state: "ready" | "failed", refused: readonly Refusal[]) => {
      await exams.finish(id, state, refused);
      await progress.publish(id, { state, done: total, total });
    };
    const onStep = async ({ done, items }: MakeStep): Promise<boolean> => {
      pending.push(...items);
      const isDue =
        Date.now() - lastStoredAt >= storeIntervalMs || pending.length >= STORE_BATCH_SIZE;
      return !isDue || (await store(done));
    };

    try {
      await exams.restart(id);
      const made =
        words.length > 0
          ? await engine.wordTest({ words, types: types === "auto" ? [] : types, seed })
          : await engine.make({ passages, types, level, picks, seed }, onStep);
      // Cancelled or removed: there is no exam to store items in.
      if (!made) return;
      pending.push(...made.items);
      if (await store(total)) await finish("ready", [...made.refused, ...unsound]);
    } catch (err) {
      // The server stops: the next start generates the exam again.
      if (isClosing) return;
      log.error({ err, exam: id }, "an exam could not be made");
      await finish("failed", [{ type: "", passage: 0, reason: FAILED }]);
    }
  }

  return {
    run,
    async resume() {
      for (const exam of await exams.listUnfinished())
        run(exam).catch((err: unknown) =>
          log.error({ err, exam: exam.id }, "an exam could not be generated"),
        );
    },
    async close() {
      isClosing = true;
      await engine.close();
    },
  };
}

function passageOf({ proof }: ItemContent): number {
  return proof.kind === "made" ? proof.passage : 0;
}
