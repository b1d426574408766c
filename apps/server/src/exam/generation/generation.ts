/** The generation of exams: each is stored part by part, and ready when it is complete. */
import type { MakeStep } from "@pulda/makers";
import { canFitPoints, fitPoints, type ItemContent } from "@pulda/question";
import type { Refusal } from "@pulda/contract";
import type { Solved } from "@pulda/model/asking";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import type { Engine } from "../../engine/engine.ts";
import { TaskEnded } from "../../engine/worker-pool.ts";
import type { Model } from "../../model/model.ts";
import { planOf } from "../../model/plan.ts";
import type { GenerationStore, Making, ModelProgress, UnfinishedExam } from "./generation-store.ts";
import type { Jobs } from "./jobs.ts";
import { askModel, passageOf } from "./model-part.ts";
import type { ModelStops } from "./model-stops.ts";
import type { ProgressEvents } from "./progress.ts";

export interface Generation {
  /** Takes up the exams that are to be made, now and from now on. */
  start(): Promise<void>;
  /** Has an exam made that was added in state "generating". */
  add(exam: UnfinishedExam): Promise<void>;
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

interface GenerationParts {
  readonly exams: GenerationStore;
  readonly jobs: Jobs;
  readonly engine: Engine;
  /** Null where no language model is set up. */
  readonly model: Model | null;
  readonly stops: ModelStops;
  readonly progress: ProgressEvents;
  readonly log: FastifyBaseLogger;
}

export function generationOf(
  { exams, jobs, engine, model, stops, progress, log }: GenerationParts,
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
    const history = { hasBegun: false, failures: 0 };
    for (let attempt = 0; !signal.aborted; attempt += 1)
      try {
        const isSuspect = !history.hasBegun && (await exams.deaths(id)) > 0;
        await (isSuspect ? suspects(() => once(id, history)) : once(id, history));
        return;
      } catch (err) {
        // The database does not take what it is given: it is full, or gone. The exam waits for it.
        log.error({ err, exam: id }, "an exam could not be stored");
        await pause(Math.min(retryMs.max, retryMs.initial * 2 ** attempt), signal);
      }
  }

  /** @throws what the database throws */
  async function once(id: number, history: { hasBegun: boolean; failures: number }): Promise<void> {
    if (signal.aborted) return;
    const making = await exams.begin(id, history.hasBegun);
    // Cancelled, removed, or made by another process.
    if (!making) return;
    history.hasBegun = true;
    if (making.deaths >= MAX_DEATHS) return finish(making, "failed", because(DIED));
    if (history.failures >= MAX_STORE_FAILURES)
      return finish(making, "failed", because(NOT_STORED));
    try {
      await make(making);
    } catch (err) {
      if (signal.aborted) return exams.release(making);
      if (err instanceof NotStored) {
        history.failures += 1;
        throw err;
      }
      log.error({ err, exam: id }, "an exam could not be made");
      const refused =
        err instanceof TaskEnded ? because(err.message, err.passage) : because(FAILED);
      await finish(making, "failed", refused);
    }
  }

  async function finish(
    making: Making,
    state: "ready" | "failed",
    refused: readonly Refusal[],
    byModel: ModelProgress | null = null,
  ) {
    await exams.finish(making, state, refused);
    const total = making.request.passages.length;
    await progress.publish(making.id, { state, done: total, total, model: byModel });
  }

  async function make(making: Making): Promise<void> {
    const { id, userId, seed, request } = making;
    const { passages, level, picks, words, amount, pointsTotal = null } = request;
    const { planned, types, known } = await dividedWork(making);
    const unsound: Refusal[] = [];
    const pending: ItemContent[] = [];
    /** What is known of the stored items, in their order. */
    const items: StoredItem[] = [];
    /** The user's own items, with the passages that they belong to. */
    const own = new Map<ItemContent, number>();
    /** The items of the rules, where a model has something to do. */
    const made: ItemContent[] = [];
    const hasModel = planned.length > 0 || request.modelCheck === true;
    const total = passages.length;
    let lastStoredAt = performance.now();

    /** Stores the pending items in batches; false when the exam is gone. */
    const store = async (done: number, ofModel?: ModelProgress): Promise<boolean> => {
      do {
        const batch = pending.splice(0, STORE_BATCH_SIZE);
        const before = items.length;
        const part = await exams
          .store(making, {
            items: batch,
            passages,
            before,
            done,
            ...(ofModel && { model: ofModel }),
          })
          .catch((cause: unknown) => {
            throw new NotStored("the items could not be stored", { cause });
          });
        if (!part) return false;
        const sound = batch.filter((item) => !part.unsound.includes(item));
        items.push(...sound.map((item) => storedItem(item, own.get(item))));
        if (hasModel && !ofModel) made.push(...sound.filter((item) => !own.has(item)));
        for (const item of part.unsound) {
          log.error({ type: item.type }, "an item without a round trip");
          unsound.push({ type: item.type, passage: passageOf(item), reason: UNSOUND });
        }
      } while (pending.length > 0);
      lastStoredAt = performance.now();
      const state = "generating" as const;
      await progress.publish(id, { state, done, total, model: ofModel ?? null });
      return true;
    };
    const onStep = async ({ done, items: ready }: MakeStep): Promise<boolean> => {
      if (signal.aborted) return false;
      pending.push(...ready);
      const isDue =
        performance.now() - lastStoredAt >= storeIntervalMs || pending.length >= STORE_BATCH_SIZE;
      return !isDue || (await store(done));
    };

    signal.throwIfAborted();
    const byRules =
      words.length > 0
        ? await engine.wordTest(userId, { words, types: types === "auto" ? [] : types, seed })
        : await engine.make(userId, { passages, types, amount, level, picks, seed }, onStep);
    signal.throwIfAborted();
    // Cancelled or removed: there is no exam to store items in.
    if (!byRules) return;
    pending.push(...byRules.items);
    for (const { passage, question } of request.own ?? []) {
      const item = await engine.compose(userId, question);
      own.set(item, passage);
      pending.push(item);
    }
    if (!(await store(total))) return;
    const refused = [...byRules.refused];
    let order = own.size > 0 ? withPassages(items) : items;
    let byModel: ModelProgress | null = null;
    /** How the rules' items were solved by a model, by their positions. */
    const solved = new Map<number, Solved>();
    if (hasModel) {
      const end = endOfModel(making);
      const oneByOne = pLimit(1);
      const outcome = await askModel({
        id,
        userId,
        passages,
        level,
        planned,
        known,
        model,
        engine,
        log,
        isChecked: request.modelCheck === true,
        items: made,
        signal: end.signal,
        isOver: end.isOver,
        store: (ready, done, ofAll) =>
          oneByOne(async () => {
            byModel = { done, total: ofAll };
            pending.push(...ready);
            if (!(await store(total, byModel))) end.gone();
          }),
      }).finally(end.close);
      signal.throwIfAborted();
      if (end.isOver()) return;
      refused.push(...outcome.refused);
      const removed = new Set(made.flatMap((item, at) => (outcome.disagreed.has(item) ? at : [])));
      for (const [at, item] of made.entries()) {
        const how = outcome.agreed.get(item);
        if (how) solved.set(at + 1, how);
      }
      order = byPassage(items.filter((_, at) => !removed.has(at)));
    }
    refused.push(...unsound);
    const difficulties = order.map(({ difficulty }) => difficulty);
    try {
      // before their positions change
      await exams.noteSolved(making, solved);
      if (order !== items)
        await exams.arrange(
          making,
          order.map((item) => items.indexOf(item) + 1),
        );
      if (pointsTotal !== null && !canFitPoints(difficulties.length, pointsTotal))
        refused.push(...because(tooManyForPoints(difficulties.length, pointsTotal)));
      else if (pointsTotal !== null)
        await exams.setPoints(making, fitPoints(difficulties, pointsTotal));
      await finish(making, "ready", refused, byModel);
    } catch (cause) {
      throw new NotStored("the end could not be stored", { cause });
    }
  }

  /** What a language model has to propose of an exam, and what is left to the rules. */
  async function dividedWork({ request, seed }: Making) {
    const { types, useModel = false, modelCheck = false, words } = request;
    const isOfRules = words.length > 0 || (types === "auto" && !useModel && !modelCheck);
    if (isOfRules) return { planned: [], types, known: [] };
    const { types: known } = await engine.about();
    const plan = planOf({ ...request, useModel, seed }, known);
    return { planned: plan.items, types: plan.rules, known };
  }

  /** When the model's part of a making ends early: by its owner, with its exam, or with the server. */
  function endOfModel(making: Making) {
    const end = new AbortController();
    let isGone = false;
    const gone = () => {
      isGone = true;
      end.abort();
    };
    const look = async () => {
      const state = await exams.modelState(making);
      if (state === "gone") gone();
      else if (state === "stopped") end.abort();
    };
    const onChange = () =>
      void look().catch((err: unknown) => log.error({ err }, "a model's exam cannot be looked at"));
    const close = stops.watch(making.id, onChange);
    if (making.isModelStopped) end.abort();
    // it may have been stopped before it was watched
    onChange();
    const isOver = () => isGone || signal.aborted;
    return { signal: AbortSignal.any([signal, end.signal]), gone, isOver, close };
  }

  return {
    start: () => jobs.start(run),
    add: (exam) => jobs.add(exam),
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

/** What the order of items and their points are decided by. */
interface StoredItem {
  readonly passage: number;
  /** Whether the user has written it. */
  readonly isOwn: boolean;
  readonly difficulty: ItemContent["difficulty"];
  readonly isByModel: boolean;
  /** Whether it shows its text as it is: such items can stand under one text on paper. */
  readonly isUnchanged: boolean;
}

/** @param ownPassage the passage that an item of the user's own belongs to */
function storedItem(item: ItemContent, ownPassage?: number): StoredItem {
  const isByModel = item.proof.kind === "made" && typeof item.proof.model?.proposer === "string";
  const isUnchanged = item.proof.kind === "made" && item.proof.operation.kind === "keep";
  const passage = ownPassage ?? passageOf(item);
  const isOwn = ownPassage !== undefined;
  return { passage, isOwn, difficulty: item.difficulty, isByModel, isUnchanged };
}

/** The user's own items behind the others of their passages, which keep their order. */
function withPassages(items: readonly StoredItem[]): StoredItem[] {
  const others = items.filter(({ isOwn }) => !isOwn);
  const lastOf = new Map(others.map(({ passage }, at) => [passage, at]));
  /** Behind which of the others an own item stands: the last of its passage, or of those before it. */
  const placeOf = (passage: number): number => {
    for (let at = passage; at >= 0; at--) if (lastOf.has(at)) return lastOf.get(at)!;
    return -1;
  };
  const behind = Map.groupBy(
    items.filter(({ isOwn }) => isOwn).toSorted((a, b) => a.passage - b.passage),
    ({ passage }) => placeOf(passage),
  );
  return [
    ...(behind.get(-1) ?? []),
    ...others.flatMap((item, at) => [item, ...(behind.get(at) ?? [])]),
  ];
}

/** In the order of passages; within one, those of the rules first, then those that show the text as it is. */
function byPassage(items: readonly StoredItem[]): StoredItem[] {
  return items.toSorted(
    (a, b) =>
      a.passage - b.passage ||
      Number(a.isOwn) - Number(b.isOwn) ||
      Number(a.isByModel) - Number(b.isByModel) ||
      Number(b.isUnchanged) - Number(a.isUnchanged),
  );
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
