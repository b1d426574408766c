/**
 * The question engine in worker threads, so that requests are answered while items are made. What is only looked up
 * has a thread of its own and never waits for what is made. Everything is cut into bounded tasks, which users take
 * in turn.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { MakeRequest, MakeResult, MakeStep } from "@pulda/makers";
import { Making } from "@pulda/makers/making";
import { fairQueue } from "./fair-queue.ts";
import type * as worker from "./worker.ts";
import { TaskEnded, workerPool } from "./worker-pool.ts";

type Task<Name extends keyof typeof worker> = Parameters<(typeof worker)[Name]>[0];
type Result<Name extends keyof typeof worker> = ReturnType<(typeof worker)[Name]>;
/** The input for an item that a user writes. */
export type OwnItemInput = Task<"compose">;

/** `user` is whose turn a call takes: tasks are taken in turn by user. The server's own work has 0. */
export interface Engine {
  /** ENGINE_VERSION and the question types. */
  about(): Promise<Result<"about">>;
  /** An item that a user has written. */
  compose(user: number, input: OwnItemInput): Promise<Result<"compose">>;
  /** Another item for an existing exam, or the refusal. */
  regenerate(user: number, request: Task<"regenerate">): Promise<Result<"regenerate">>;
  /** New items for missed rules, and the passages that they show. */
  ruleReview(user: number, request: Task<"ruleReview">): Promise<Result<"ruleReview">>;
  /** An item of the library for each missed type that it has one of. */
  freshLibraryItems(
    user: number,
    request: Task<"freshLibraryItems">,
  ): Promise<Result<"freshLibraryItems">>;
  /** A test about the words of a list. */
  wordTest(user: number, request: Task<"wordTest">): Promise<Result<"wordTest">>;
  /** Another item for a word test, or the refusal. */
  regenerateWordItem(
    user: number,
    request: Task<"regenerateWordItem">,
  ): Promise<Result<"regenerateWordItem">>;
  /** Where in a passage each type can make an item. */
  survey(user: number, request: Task<"survey">): Promise<Result<"survey">>;
  /** The item that a target gives, or why there is none. */
  preview(user: number, request: Task<"preview">): Promise<Result<"preview">>;
  /** What is probably wrong in a text. */
  proofread(user: number, text: Task<"proofread">): Promise<Result<"proofread">>;
  /** A word or phrase in the dictionary, or null. */
  lookUp(user: number, request: Task<"lookUp">): Promise<Result<"lookUp">>;
  /** The meaning, level and lemma that the dictionary proposes for each word. */
  explainWords(user: number, words: Task<"explainWords">): Promise<Result<"explainWords">>;
  /** The words of texts that are above a level. */
  hardWords(user: number, request: Task<"hardWords">): Promise<Result<"hardWords">>;
  /** The text that asks a chat window for items. */
  chatPrompt(user: number, tasks: Task<"chatPrompt">): Promise<Result<"chatPrompt">>;
  /** How far the items are that were pasted from a chat window. */
  checkChat(user: number, request: Task<"checkChat">): Promise<Result<"checkChat">>;
  /** The questions in a text that was pasted. */
  readText(user: number, text: string): Promise<Result<"readText">>;
  /** What a model is asked for an item, or why it is not asked. */
  modelRequest(user: number, task: Task<"modelRequest">): Promise<Result<"modelRequest">>;
  /** The item that a model's answer is, or what is wrong with it. */
  modelRead(user: number, request: Task<"modelRead">): Promise<Result<"modelRead">>;
  /** Our own passages. */
  samples(): Promise<Result<"samples">>;
  /** A passage of the library with its items, or null where there is none of that address. */
  libraryExam(user: number, slug: string): Promise<Result<"libraryExam">>;
  /** The grammar rules with their lessons. */
  grammar(): Promise<Result<"grammar">>;
  /**
   * @param onStep called after each piece, with the items that are final by then; the next piece
   *   waits for it, and generation is cancelled where it resolves to false
   * @returns the items that no step has delivered, and the refusals; null when cancelled
   */
  make(
    user: number,
    request: MakeRequest,
    onStep: (step: MakeStep) => Promise<boolean>,
  ): Promise<MakeResult | null>;
  close(): Promise<void>;
}

/** The tasks of looking up come in parts of about this size: some tenths of a second. */
const MAX_CHARACTERS_PER_TASK = 15_000;
const MAX_WORDS_PER_TASK = 100;

interface EngineOptions {
  /** How many threads make items. One core stays free for the main thread. */
  readonly makingThreads?: number;
  /** How long one task may take: a hundred times what it takes. */
  readonly timeLimitMs?: number;
  /** The module whose functions are the tasks. */
  readonly module?: string;
}

/**
 * An engine that starts its threads lazily. A page on which something can be made asks for the question
 * types, so that a thread is warm before it is needed; a server on which exams are only taken has none.
 */
export function workerEngine({
  makingThreads = Math.max(1, availableParallelism() - 1),
  timeLimitMs = 30_000,
  module = join(import.meta.dirname, "worker.ts"),
}: EngineOptions = {}): Engine {
  const making = threadsOf(module, makingThreads, timeLimitMs);
  const lookingUp = threadsOf(module, 1, timeLimitMs);
  const about = cached(() => lookingUp.run(SERVER, "about", undefined));
  const samples = cached(() => lookingUp.run(SERVER, "samples", undefined));
  const grammar = cached(() => lookingUp.run(SERVER, "grammar", undefined));

  return {
    about: () => {
      // the caller is likely to make something next
      if (!making.isWarm()) making.run(SERVER, "about", undefined).catch(() => undefined);
      return about();
    },
    grammar,
    samples,
    modelRequest: (user, task) => making.run(user, "modelRequest", task),
    modelRead: (user, request) => making.run(user, "modelRead", request),
    compose: (user, input) => making.run(user, "compose", input),
    regenerate: (user, request) => making.run(user, "regenerate", request),
    ruleReview: (user, request) => making.run(user, "ruleReview", request),
    freshLibraryItems: (user, request) => making.run(user, "freshLibraryItems", request),
    wordTest: (user, request) => making.run(user, "wordTest", request),
    regenerateWordItem: (user, request) => making.run(user, "regenerateWordItem", request),
    survey: (user, request) => making.run(user, "survey", request),
    preview: (user, request) => making.run(user, "preview", request),
    proofread: (user, text) => lookingUp.run(user, "proofread", text),
    lookUp: (user, request) => lookingUp.run(user, "lookUp", request),
    chatPrompt: (user, tasks) => making.run(user, "chatPrompt", tasks),
    checkChat: (user, request) => making.run(user, "checkChat", request),
    readText: (user, text) => lookingUp.run(user, "readText", text),
    libraryExam: (user, slug) => making.run(user, "libraryExam", slug),
    async explainWords(user, words) {
      const explained: Result<"explainWords"> = [];
      for (let at = 0; at < words.length; at += MAX_WORDS_PER_TASK) {
        const part = words.slice(at, at + MAX_WORDS_PER_TASK);
        explained.push(...(await lookingUp.run(user, "explainWords", part)));
      }
      return explained;
    },
    async hardWords(user, { texts, level }) {
      const found = new Map<string, Result<"hardWords">[number]>();
      for (const part of inParts(texts))
        for (const word of await lookingUp.run(user, "hardWords", { texts: part, level })) {
          const before = found.get(word.lemma);
          found.set(word.lemma, before ? { ...before, count: before.count + word.count } : word);
        }
      return [...found.values()];
    },
    async make(user, request, onStep) {
      const exam = new Making(request);
      for (let piece = exam.next(); piece; piece = exam.next()) {
        const { passage } = piece;
        const made = await making.run(user, "makePiece", piece).catch((error: unknown) => {
          if (error instanceof TaskEnded) error.passage = passage;
          throw error;
        });
        const step = exam.take(piece, made);
        if (!(await onStep(step))) return null;
      }
      return { items: [], refused: exam.refused() };
    },
    async close() {
      await Promise.all([making.close(), lookingUp.close()]);
    },
  };
}

/** Whose turn the server's own work takes. */
const SERVER = 0;

/** Threads whose tasks are taken in turn by user. */
function threadsOf(module: string, threads: number, timeLimitMs: number) {
  const pool = workerPool({ module, threads, timeLimitMs });
  const queue = fairQueue<number>(threads);
  return {
    run: <Name extends keyof typeof worker>(
      user: number,
      name: Name,
      task: Task<Name>,
    ): Promise<Result<Name>> =>
      queue.run(user, () => pool.run(name, task) as Promise<Result<Name>>),
    isWarm: () => pool.isWarm(),
    close: () => pool.close(),
  };
}

/** Asks once; again where that failed. */
function cached<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () =>
    (answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    }));
}

/** Texts in their order, as many together as make one task. */
function inParts(texts: readonly string[]): string[][] {
  const parts: string[][] = [];
  let characters = Infinity;
  for (const text of texts) {
    characters += text.length;
    if (characters > MAX_CHARACTERS_PER_TASK) {
      parts.push([]);
      characters = text.length;
    }
    parts.at(-1)?.push(text);
  }
  return parts;
}
