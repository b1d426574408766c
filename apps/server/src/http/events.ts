/** Server-sent events: each state of something as it comes, for as long as the client listens. */
import { setTimeout } from "node:timers/promises";
import { Readable } from "node:stream";
import type { Endpoint, ParsedOf, ResultOf } from "@pulda/contract";
import { failureEnvelope } from "./errors.ts";
import { Failure } from "./failure.ts";
import { readFields } from "./request-body.ts";
import { SIGN_IN_FIRST, type HttpContext } from "./mount.ts";
import { parseFields } from "./parse-fields.ts";
import type { SignedIn } from "./sessions.ts";

/** How long a stream may be silent, in milliseconds, before a proxy takes it for dead. */
const KEEP_ALIVE_MS = 15_000;

export interface EventCall<E extends Endpoint> {
  readonly input: ParsedOf<E>;
  readonly user: SignedIn;
  /** Aborted when the client has gone or the server stops. */
  readonly signal: AbortSignal;
}

/**
 * Mounts a stream of events.
 * @param open the states to be sent, the end of which ends the stream, or why there are none
 * @example mountEvents(http, endpoints.examEvents, async ({ input, signal }) => watch(input.id, signal))
 */
export function mountEvents<E extends Endpoint>(
  { app, sessions }: HttpContext,
  endpoint: E,
  open: (call: EventCall<E>) => Promise<AsyncIterable<ResultOf<E>> | Failure>,
): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace("{id}", ":id"),
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const user = await sessions.find(request, reply);
      if (!user) return failureEnvelope(SIGN_IN_FIRST);
      const input = parseFields(endpoint.request, await readFields(request));
      if (input instanceof Failure) return failureEnvelope(input);
      const gone = new AbortController();
      reply.raw.once("close", () => gone.abort());
      const signal = AbortSignal.any([closing.signal, gone.signal]);
      const states = await open({ input: input as ParsedOf<E>, user, signal });
      if (states instanceof Failure) return failureEnvelope(states);
      reply.type("text/event-stream").header("x-accel-buffering", "no");
      return reply.send(Readable.from(eventStream(states)));
    },
  });
}

/** States as the text of an event stream, with a comment where they leave a long silence. */
export async function* eventStream(
  states: AsyncIterable<unknown>,
  keepAliveMs = KEEP_ALIVE_MS,
): AsyncGenerator<string, void, void> {
  const iterator = states[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const result = await orSilence(next, keepAliveMs);
      if (result === null) yield ": keep-alive\n\n";
      else if (result.done) return;
      else {
        yield `data: ${JSON.stringify(result.value)}\n\n`;
        next = iterator.next();
      }
    }
  } finally {
    await iterator.return?.();
  }
}

/** What a promise resolves to, or null when it takes longer. */
async function orSilence<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const timer = new AbortController();
  try {
    const silence = setTimeout(ms, null, { signal: timer.signal });
    silence.catch(() => null);
    return await Promise.race([promise, silence]);
  } finally {
    timer.abort();
  }
}
