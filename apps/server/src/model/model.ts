/**
 * The language model of this server: who may ask it how much, what it has answered before, and how many calls run at
 * once.
 */
import type { AdminModel } from "@pulda/contract";
import { estimateTokens, type Ask, type ModelRequest } from "@pulda/model/asking";
import { fairQueue } from "../engine/fair-queue.ts";
import type { Completion, Connection } from "./connection.ts";
import { requestHash, type ExchangeStore } from "./exchange-store.ts";
import { ModelFailed, FAILURE_REASONS } from "./model-failed.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { ModelUsageStore } from "./usage-store.ts";

/** For whom and what a model is asked. */
export interface Asking {
  readonly userId: number;
  /** The exam that the exchanges are kept with; null where none is kept, and none is looked for. */
  readonly examId: number | null;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** What asking has taken so far; what was found among the exchanges takes nothing. */
export interface Spent {
  calls: number;
  tokens: number;
}

/** A model that is set up. */
export interface Model {
  readonly settings: ModelSettings;
  /** A function that asks the model, and what it has taken so far. It throws ModelFailed, or the signal's reason. */
  asking(asking: Asking): { readonly ask: Ask; readonly spent: Spent };
  /** How long a call takes, by those of late. */
  secondsOfCall(): number;
  /** The latest since the server was started. */
  lastFailure(): AdminModel["last_failure"];
}

/** How many calls one process makes at once; users take them in turn. */
export const MAX_CONCURRENT_CALLS = 4;
/** Before there was any call. */
const FIRST_GUESS_SECONDS = 8;
/** How much the latest call counts in their average. */
const WEIGHT = 0.2;

interface Parts {
  readonly settings: ModelSettings;
  /** Loads the connection with the first call. */
  readonly connect: (settings: ModelSettings) => Promise<Connection>;
  readonly exchanges: ExchangeStore;
  readonly usage: ModelUsageStore;
}

export function modelOf({ settings, connect, exchanges, usage }: Parts): Model {
  const queue = fairQueue<number>(MAX_CONCURRENT_CALLS);
  let connection: Promise<Connection> | null = null;
  let seconds = FIRST_GUESS_SECONDS;
  let lastFailure: AdminModel["last_failure"] = null;
  /** What the calls that are under way may take, by user. */
  const reserved = new Map<number, number>();

  /**
   * Works while some tokens of the user's day are reserved, so that calls of one moment see each other.
   * @throws ModelFailed where the day has not so many left
   */
  async function reserving<T>(userId: number, tokens: number, work: () => Promise<T>): Promise<T> {
    const before = reserved.get(userId) ?? 0;
    reserved.set(userId, before + tokens);
    try {
      const { dailyTokens } = settings;
      const used = dailyTokens === null ? 0 : (await usage.today(userId)).tokens;
      if (used + before + tokens > (dailyTokens ?? Infinity)) throw new ModelFailed("no-tokens");
      return await work();
    } finally {
      const left = (reserved.get(userId) ?? 0) - tokens;
      if (left > 0) reserved.set(userId, left);
      else reserved.delete(userId);
    }
  }

  async function call(request: ModelRequest, signal: AbortSignal): Promise<Completion> {
    connection ??= connect(settings);
    const connected = await connection;
    const begunAt = performance.now();
    const answer = await connected.complete(request, signal);
    seconds += WEIGHT * ((performance.now() - begunAt) / 1000 - seconds);
    return answer;
  }

  return {
    settings,

    asking({ userId, examId, signal }) {
      const spent: Spent = { calls: 0, tokens: 0 };
      const ask: Ask = async (request) => {
        signal.throwIfAborted();
        const isSolving = request.purpose === "solve" || request.purpose === "guess";
        const name = isSolving ? settings.solver : settings.model;
        const hash = requestHash(request);
        const known = examId === null ? null : await exchanges.find(userId, name, hash);
        if (known && examId !== null) {
          await exchanges.add(userId, examId, { ...known, tokensIn: 0, tokensOut: 0 });
          return { text: known.answer, model: name };
        }
        const inTokens = tokensOf(request);
        const expected = inTokens + Math.ceil(request.maxTokens / 4);
        return reserving(userId, expected, async () => {
          try {
            const answer = await queue.run(userId, async () => {
              signal.throwIfAborted();
              return call(request, signal);
            });
            const used = {
              tokensIn: answer.tokensIn ?? inTokens,
              tokensOut: answer.tokensOut ?? estimateTokens(answer.text),
            };
            spent.calls += 1;
            spent.tokens += used.tokensIn + used.tokensOut;
            await usage.add(userId, used);
            if (examId !== null)
              await exchanges.add(userId, examId, {
                hash,
                purpose: request.purpose,
                model: name,
                answer: answer.text,
                ...used,
              });
            return { text: answer.text, model: name };
          } catch (error) {
            if (error instanceof ModelFailed && error.kind !== "no-tokens")
              lastFailure = {
                at: new Date().toISOString(),
                kind: error.kind,
                reason: FAILURE_REASONS[error.kind],
              };
            throw error;
          }
        });
      };
      return { ask, spent };
    },

    secondsOfCall: () => seconds,
    lastFailure: () => lastFailure,
  };
}

/** How many tokens a request has, roughly. */
function tokensOf({ system, prompt, schema }: ModelRequest): number {
  return estimateTokens(system) + estimateTokens(prompt) + estimateTokens(JSON.stringify(schema));
}
