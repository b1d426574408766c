/** The connection to a language model, through the AI SDK. Loaded only where a model is set up. */
import { setTimeout as sleep } from "node:timers/promises";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelRequest } from "@pulda/model/asking";
import { AISDKError, APICallError, jsonSchema, Output, streamText, type LanguageModel } from "ai";
import { ModelFailed } from "./model-failed.ts";
import type { ModelSettings } from "./model-settings.ts";

/** What came of a call. */
export interface Completion {
  readonly text: string;
  readonly model: string;
  /** As the service counts them; null where it does not say. */
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
}

export interface Connection {
  /**
   * Asks the model; the solver, where another is set up for solving.
   * @throws ModelFailed; the signal's reason, where it is aborted
   */
  complete(request: ModelRequest, signal: AbortSignal): Promise<Completion>;
}

/** How often a call is repeated after a failure that may pass. */
const MAX_REPEATS = 2;
/** The longest pause that a service may ask for; whoever waits for an item would not wait longer. */
const MAX_PAUSE_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
/** An answer of so many characters is none. */
const MAX_ANSWER = 60_000;
/** An answer may take so many time limits in all, however often a word of it comes. */
const MAX_PERIODS = 10;

/** @param pause waits before a repeat; tests wait for nothing */
export function connectionOf(
  settings: ModelSettings,
  pause: (ms: number, signal: AbortSignal) => Promise<void> = (ms, signal) =>
    sleep(ms, undefined, { signal }),
): Connection {
  const models = {
    proposer: modelOf(settings, settings.model),
    solver: modelOf(settings, settings.solver),
  };

  /** Whether the service takes the schema of an answer; the prompt describes its form anyway. */
  let takesSchema = true;

  return {
    async complete(request, signal) {
      const isSolving = request.purpose === "solve" || request.purpose === "guess";
      const name = isSolving ? settings.solver : settings.model;
      const model = isSolving ? models.solver : models.proposer;
      let hasSchema = takesSchema;
      for (let repeats = 0; ; repeats++)
        try {
          const { timeoutMs } = settings;
          const answer = await stream(model, request, { hasSchema, timeoutMs }, signal);
          takesSchema = hasSchema;
          return { ...answer, model: name };
        } catch (error) {
          signal.throwIfAborted();
          if (hasSchema && isOfForm(error)) {
            hasSchema = false;
            continue;
          }
          const failed = failureOf(error);
          const wait = pauseAfter(error, repeats);
          if (wait === null || repeats === MAX_REPEATS) throw failed;
          await pause(wait, signal);
        }
    },
  };
}

function modelOf({ provider, url, key }: ModelSettings, name: string): LanguageModel {
  const options = { ...(key !== null && { apiKey: key }), ...(url !== null && { baseURL: url }) };
  switch (provider) {
    case "anthropic":
      return createAnthropic(options)(name);
    case "google":
      return createGoogle(options)(name);
    case "openai-compatible":
      return createOpenAICompatible({
        ...options,
        name: "model",
        baseURL: url ?? "",
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(name);
  }
}

/** Reads a streamed answer to its end; a stream that says nothing for the time limit is given up. */
async function stream(
  model: LanguageModel,
  { system, prompt, schema, schemaName, maxTokens }: ModelRequest,
  { hasSchema, timeoutMs }: { hasSchema: boolean; timeoutMs: number },
  signal: AbortSignal,
): Promise<Omit<Completion, "model">> {
  const stalled = new AbortController();
  const result = streamText({
    model,
    system,
    prompt,
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    // whatever comes shows that the model is there, be it reasoning or half a word
    includeRawChunks: true,
    ...(hasSchema && {
      output: Output.object({ name: schemaName, schema: jsonSchema(schema) }),
    }),
    abortSignal: AbortSignal.any([signal, stalled.signal]),
    // an error is thrown below; the SDK would write it to the console
    onError: () => {},
  });
  let isStalled = false;
  const giveUp = () => {
    isStalled = true;
    stalled.abort();
  };
  const watch = () => setTimeout(giveUp, timeoutMs);
  const whole = setTimeout(giveUp, timeoutMs * MAX_PERIODS);
  let timer = watch();
  let text = "";
  let isFinished = false;
  let usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {};
  try {
    for await (const part of result.fullStream) {
      clearTimeout(timer);
      timer = watch();
      if (part.type === "error") throw part.error;
      if (part.type === "abort") break;
      if (part.type === "text-delta") text += part.text;
      if (text.length > MAX_ANSWER) throw new ModelFailed("rubbish");
      if (part.type === "finish") {
        // a stream that ends without saying why has broken off
        isFinished = part.finishReason !== "error" && part.rawFinishReason !== undefined;
        usage = part.totalUsage;
      }
    }
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
    // what is left of the stream is not read
    stalled.abort();
  }
  signal.throwIfAborted();
  if (isStalled) throw new ModelFailed("too-slow");
  if (text.trim() === "") throw new ModelFailed("rubbish");
  if (!isFinished) throw new ModelFailed("cut-off");
  return { text, tokensIn: usage.inputTokens ?? null, tokensOut: usage.outputTokens ?? null };
}

/** What a failed call is to us; of what the service says nothing is kept. */
function failureOf(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error;
  if (!APICallError.isInstance(error))
    return new ModelFailed(AISDKError.isInstance(error) ? "rubbish" : "unreachable");
  // it had begun to answer
  if (error.statusCode === 200) return new ModelFailed("cut-off");
  if (isOfForm(error)) return new ModelFailed("rubbish");
  if (error.statusCode === 401 || error.statusCode === 403) return new ModelFailed("refused-key");
  return new ModelFailed(error.statusCode === 429 ? "busy" : "unreachable");
}

/** Whether the service does not take the form of the request; that is its schema, if any of it. */
function isOfForm(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 413, 422].includes(error.statusCode ?? 0);
}

/** How long to wait before the call is repeated; null where repeating is pointless. */
function pauseAfter(error: unknown, repeats: number): number | null {
  if (error instanceof ModelFailed) return null;
  const backOff = FIRST_PAUSE_MS * 2 ** repeats;
  if (!APICallError.isInstance(error)) return AISDKError.isInstance(error) ? null : backOff;
  const { statusCode, responseHeaders } = error;
  if (statusCode === 429) {
    const asked = retryAfter(responseHeaders?.["retry-after"]) ?? backOff;
    return asked > MAX_PAUSE_MS ? null : asked;
  }
  return statusCode === undefined || statusCode >= 500 ? backOff : null;
}

/** Milliseconds of a `Retry-After` header, in seconds or as a date; null for anything else. */
function retryAfter(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,6}$/u.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
