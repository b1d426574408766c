/** Server-sent events: each state as it comes, for as long as the client is connected. */
import { setTimeout } from "node:timers/promises";
import { Readable } from "node:stream";
import type { Endpoint, ParsedOf, ResultOf } from "@pulda/contract";
import { takeCall } from "./call.ts";
import { failureEnvelope } from "./errors.ts";
import { Failure } from "./failure.ts";
import type { HttpContext } from "./mount.ts";
import { noteRefused } from "./refused-requests.ts";
import type { SignedIn } from "./sessions.ts";

/** A comment is sent after this timeout, so that no proxy closes the stream as idle. */
const KEEP_ALIVE_INTERVAL_MS = 15_000;

export interface EventCall<E extends Endpoint> {
  readonly input: ParsedOf<E>;
  readonly user: SignedIn;
  /** Aborted when the client disconnects or the server stops. */
  readonly signal: AbortSignal;
}

/**
 * Mounts an event stream.
 * @param cost what the call costs of the endpoint's quota, in units; one where it is not given
 * @param open returns the states to send, whose end ends the stream, or a failure
 * @example mountEvents(http, endpoints.examEvents, async ({ input, signal }) => watch(input.id, signal))
 */
export function mountEvents<E extends Endpoint>(
  http: HttpContext,
  endpoint: E,
  open: (call: EventCall<E>) => Promise<AsyncIterable<ResultOf<E>> | Failure>,
  cost?: (input: ParsedOf<E>) => number,
): void {
  const closing = new AbortController();
  http.app.addHook("preClose", async () => closing.abort());
  http.app.route({
    method: endpoint.method,
    url: endpoint.path.replace("{id}", ":id"),
    config: { changes: endpoint.changes },
    handler: (request, reply) =>
      takeCall<E, unknown>(http, endpoint, { request, reply, cost }, async ({ input, user }) => {
        const end = http.streams.open((user as SignedIn).id);
        if (end instanceof Failure) {
          noteRefused(request, "too many streams");
          return failureEnvelope(end);
        }
        const disconnected = new AbortController();
        reply.raw.once("close", () => {
          disconnected.abort();
          end();
        });
        const signal = AbortSignal.any([closing.signal, disconnected.signal]);
        const states = await open({ input, user: user as SignedIn, signal });
        if (states instanceof Failure) return failureEnvelope(states);
        reply.type("text/event-stream").header("x-accel-buffering", "no");
        return reply.send(Readable.from(eventStream(states)));
      }),
  });
}

/** Formats states as an event stream, with keep-alive comments between them. */
export async function* eventStream(
  states: AsyncIterable<unknown>,
  keepAliveMs = KEEP_ALIVE_INTERVAL_MS,
): AsyncGenerator<string, void, void> {
  const iterator = states[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const result = await orTimeout(next, keepAliveMs);
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

/** What a promise resolves to, or null after a timeout. */
async function orTimeout<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const timer = new AbortController();
  try {
    const timeout = setTimeout(ms, null, { signal: timer.signal });
    timeout.catch(() => null);
    return await Promise.race([promise, timeout]);
  } finally {
    timer.abort();
  }
}
