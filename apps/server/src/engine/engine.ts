/** The question engine in worker threads, so that requests are answered while items are made. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { MakeRequest, MakeResult, MakeStep } from "@pulda/makers";
import { Piscina } from "piscina";
import type * as worker from "./worker.ts";

/** The input for an item that a user writes. */
export type OwnItemInput = Parameters<typeof worker.compose>[0];
type Result<Name extends Exclude<keyof typeof worker, "make">> = Promise<
  ReturnType<(typeof worker)[Name]>
>;
type Task<Name extends keyof typeof worker> = Parameters<(typeof worker)[Name]>[0];

export interface Engine {
  /** ENGINE_VERSION and the question types. */
  about(): Result<"about">;
  /** An item that a user has written. */
  compose(input: OwnItemInput): Result<"compose">;
  /** Another item for an existing exam, or the refusal. */
  regenerate(request: Task<"regenerate">): Result<"regenerate">;
  /** New items for missed rules, and the passages that they show. */
  ruleReview(request: Task<"ruleReview">): Result<"ruleReview">;
  /** A test about the words of a list. */
  wordTest(request: Task<"wordTest">): Result<"wordTest">;
  /** Another item for a word test, or the refusal. */
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
   *   waits for it, and generation is cancelled where it resolves to false
   * @returns the items that no step has delivered, and the refusals; null when cancelled
   */
  make(
    request: MakeRequest,
    onStep: (step: MakeStep) => Promise<boolean>,
  ): Promise<MakeResult | null>;
  close(): Promise<void>;
}

const WORKER = join(import.meta.dirname, "worker.ts");
/** One core stays free for the main thread. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1);
/** A task waits after each passage, so that one thread can interleave many tasks. */
const MAX_TASKS_PER_THREAD = 64;
/** A worker has the language models in memory; an idle one is terminated. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/**
 * In MB. Generation allocates much that is short-lived: a small young generation is collected often, where a
 * large one would double the memory of the process.
 */
const WORKER_MEMORY_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Least-loaded: an idle thread, else a new one, else the one with the fewest tasks. */
const balancer: Options["loadBalancer"] = (_, threads) => {
  const [least] = threads.toSorted((a, b) => a.currentUsage - b.currentUsage);
  if (!least || (least.currentUsage > 0 && threads.length < MAX_THREADS)) return null;
  return least.currentUsage < MAX_TASKS_PER_THREAD ? least : null;
};

/**
 * An engine that starts its first worker lazily. A page on which something can be made asks for the question
 * types, so that the worker is warm before it is needed; a server on which exams are only taken has none.
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
  let cachedAbout: ReturnType<Engine["about"]> | undefined;
  let cachedGrammar: ReturnType<Engine["grammar"]> | undefined;

  return {
    about: () => {
      // the caller is likely to make something next: warm a worker up again after an idle timeout
      if (cachedAbout && pool.threads.length === 0) run("about", undefined).catch(() => undefined);
      cachedAbout ??= run("about", undefined).catch((error: unknown) => {
        cachedAbout = undefined;
        throw error;
      });
      return cachedAbout;
    },
    compose: (input) => run("compose", input),
    regenerate: (request) => run("regenerate", request),
    ruleReview: (request) => run("ruleReview", request),
    wordTest: (request) => run("wordTest", request),
    regenerateWordItem: (request) => run("regenerateWordItem", request),
    survey: (request) => run("survey", request),
    lookUp: (request) => run("lookUp", request),
    explainWords: (words) => run("explainWords", words),
    hardWords: (request) => run("hardWords", request),
    grammar: () =>
      (cachedGrammar ??= run("grammar", undefined).catch((error: unknown) => {
        cachedGrammar = undefined;
        throw error;
      })),
    async make(request, onStep) {
      const { port1, port2 } = new MessageChannel();
      let failure: unknown;
      port1.on("message", (step: MakeStep) => {
        onStep(step).then(
          (shouldContinue) => port1.postMessage(shouldContinue),
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
