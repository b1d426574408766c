/** Making exams: each stored piece by piece while it is made, and ready when it is whole. */
import type { MakeStep } from "@pulda/makers";
import type { ItemContent } from "@pulda/question";
import type { Refusal } from "@pulda/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Engine } from "../../engine/engine.ts";
import type { ProgressEvents } from "./progress.ts";
import type { GenerationStore, UnfinishedExam } from "./generation-store.ts";

export interface Generation {
  /** Makes an exam; resolves when it is stored, whether it could be made or not. */
  run(exam: UnfinishedExam): Promise<void>;
  /** Makes what a stopped server left unmade. */
  resume(): Promise<void>;
  /** Waits for what is under way, or gives it up: the next start makes it again. */
  close(): Promise<void>;
}

/** The time between two writes of one exam, in milliseconds: items and progress go together. */
const STORE_INTERVAL_MS = 250;
/** How many items one transaction stores, so that no write holds up the others for long. */
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
    const waiting: ItemContent[] = [];
    const total = passages.length;
    let stored = 0;
    let since = Date.now();

    /** Stores what waits; false when the exam is gone. */
    const store = async (done: number): Promise<boolean> => {
      do {
        const items = waiting.splice(0, STORE_BATCH_SIZE);
        const part = await exams.store(id, { items, passages, before: stored, done });
        if (!part) return false;
        stored += part.stored;
        for (const item of part.unsound) {
          log.error({ type: item.type }, "an item without a round trip");
          unsound.push({ type: item.type, passage: passageOf(item), reason: UNSOUND });
        }
      } while (waiting.length > 0);
      since = Date.now();
      await progress.publish(id, { state: "generating", done, total });
      return true;
    };
    const finish = async (state: "ready" | "failed", refused: readonly Refusal[]) => {
      await exams.finish(id, state, refused);
      await progress.publish(id, { state, done: total, total });
    };
    const onStep = async ({ done, items }: MakeStep): Promise<boolean> => {
      waiting.push(...items);
      const isDue = Date.now() - since >= storeIntervalMs || waiting.length >= STORE_BATCH_SIZE;
      return !isDue || (await store(done));
    };

    try {
      await exams.restart(id);
      const made =
        words.length > 0
          ? await engine.wordTest({ words, types: types === "auto" ? [] : types, seed })
          : await engine.make({ passages, types, level, picks, seed }, onStep);
      // Cancelled or removed: there is nothing left to store it in.
      if (!made) return;
      waiting.push(...made.items);
      if (await store(total)) await finish("ready", [...made.refused, ...unsound]);
    } catch (err) {
      // Given up because the server stops: the exam stays unmade, for the next start.
      if (isClosing) return;
      log.error({ err, exam: id }, "an exam could not be made");
      await finish("failed", [{ type: "", passage: 0, reason: FAILED }]);
    }
  }

  return {
    run,
    async resume() {
      for (const exam of await exams.listUnfinished())
        run(exam).catch((err: unknown) => log.error({ err, exam: exam.id }, "left unmade"));
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
