/** The making of items, away from the thread that answers requests. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { MakeRequest, MakeResult, MakeStep } from "@pulda/makers";
import { Piscina } from "piscina";
import type * as worker from "./worker.ts";

/** What the user has typed of an own item. */
export type OwnItemInput = Parameters<typeof worker.compose>[0];
type Result<Name extends Exclude<keyof typeof worker, "make">> = Promise<
  ReturnType<(typeof worker)[Name]>
>;
type Task<Name extends keyof typeof worker> = Parameters<(typeof worker)[Name]>[0];

export interface Engine {
  /** Its version, and the question types that it knows. */
  about(): Result<"about">;
  /** An item that a user has written. */
  compose(typed: OwnItemInput): Result<"compose">;
  /** One item more for a set that exists, or the reason why there is none. */
  regenerate(request: Task<"regenerate">): Result<"regenerate">;
  /** New items for missed rules, and the passages that they show. */
  ruleReview(request: Task<"ruleReview">): Result<"ruleReview">;
  /** A test about the words of a list. */
  wordTest(request: Task<"wordTest">): Result<"wordTest">;
  /** One item more of a word test, or the reason why there is none. */
  regenerateWordItem(request: Task<"regenerateWordItem">): Result<"regenerateWordItem">;
  /** Where in a passage each type can make an item. */
  survey(request: Task<"survey">): Result<"survey">;
  /** A word or phrase in the dictionary, or null. */
  lookUp(request: Task<"lookUp">): Result<"lookUp">;
  /** The meaning, level and lemma that the dictionary proposes for each word. */
  explainWords(words: Task<"explainWords">): Result<"explainWords">;
  /** The words of texts that are above a level. */
  hardWords(request: Task<"hardWords">): Result<"hardWords">;
  /** The grammar rules with their lessons. */
  grammar(): Result<"grammar">;
  /**
   * @param onStep called after each passage, with the items that are final by then; the next passage
   *   waits for it, and where it says false the making is given up
   * @returns the items that no step brought, and what could not be made; null when given up
   */
  make(
    request: MakeRequest,
    onStep: (step: MakeStep) => Promise<boolean>,
  ): Promise<MakeResult | null>;
  close(): Promise<void>;
}

const WORKER = join(import.meta.dirname, "worker.ts");
/** One core stays free for answering. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1);
/** A making pauses after each passage, so that a thread can have many tasks in turn. */
const MAX_TASKS_PER_THREAD = 64;
/** A worker holds the language models, and is let go when nothing was made for a while. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/**
 * In MB. Making throws away much and keeps little: a small nursery is emptied often, where a large
 * one would double what the process takes.
 */
const WORKER_MEMORY_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** An idle thread, or else a new one, or else the one with the fewest tasks. */
const balancer: Options["loadBalancer"] = (_, threads) => {
  const [least] = threads.toSorted((a, b) => a.currentUsage - b.currentUsage);
  if (!least || (least.currentUsage > 0 && threads.length < MAX_THREADS)) return null;
  return least.currentUsage < MAX_TASKS_PER_THREAD ? least : null;
};

/**
 * An engine whose first worker loads when it is first asked something. A page on which something can be
 * made asks what can be made, so that the worker is there before it is needed; where exams are only
 * taken there is none.
 */
export function workerEngine(): Engine {
  const pool = new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    concurrentTasksPerWorker: MAX_TASKS_PER_THREAD,
    loadBalancer: balancer,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: WORKER_MEMORY_LIMITS,
  });
  const run = <Name extends keyof typeof worker>(
    name: Name,
    task: Task<Name>,
    transferList: MessagePort[] = [],
  ): Promise<Awaited<ReturnType<(typeof worker)[Name]>>> => pool.run(task, { name, transferList });
  let known: ReturnType<Engine["about"]> | undefined;
  let lessons: ReturnType<Engine["grammar"]> | undefined;

  return {
    about: () => {
      // who asks is likely to make something: a worker that was let go comes back
      if (known && pool.threads.length === 0) run("about", undefined).catch(() => undefined);
      known ??= run("about", undefined).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    compose: (typed) => run("compose", typed),
    regenerate: (request) => run("regenerate", request),
    ruleReview: (request) => run("ruleReview", request),
    wordTest: (request) => run("wordTest", request),
    regenerateWordItem: (request) => run("regenerateWordItem", request),
    survey: (request) => run("survey", request),
    lookUp: (request) => run("lookUp", request),
    explainWords: (words) => run("explainWords", words),
    hardWords: (request) => run("hardWords", request),
    grammar: () =>
      (lessons ??= run("grammar", undefined).catch((error: unknown) => {
        lessons = undefined;
        throw error;
      })),
    async make(request, onStep) {
      const { port1, port2 } = new MessageChannel();
      let failure: unknown;
      port1.on("message", (step: MakeStep) => {
        onStep(step).then(
          (goesOn) => port1.postMessage(goesOn),
          (error: unknown) => {
            failure = error;
            port1.postMessage(false);
          },
        );
      });
      try {
        const made = await run("make", { request, port: port2 }, [port2]);
        if (failure !== undefined) throw failure;
        return made;
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}
