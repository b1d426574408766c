/** Server-sent events: a state that is told again whenever it has changed, until it is final. */
import { setTimeout } from "node:timers/promises";
import { Readable } from "node:stream";
import type { Endpoint, ParsedOf, ResultOf } from "@pulda/contract";
import { failed } from "./errors.ts";
import { Failure } from "./failure.ts";
import { gather } from "./fields.ts";
import { SIGN_IN_FIRST, type Mounting } from "./mount.ts";
import { parseFields } from "./parse.ts";
import type { SignedIn } from "./sessions.ts";

/** How often the state is looked at, in milliseconds. */
const LOOK_EVERY = 300;
/** How long a stream may be silent, in milliseconds, before a proxy takes it for dead. */
const SILENCE = 15_000;

type Call<E extends Endpoint> = { readonly input: ParsedOf<E>; readonly user: SignedIn };
/** The state as it is now, or null when what it is about is gone: that ends the stream. */
type Look<E extends Endpoint> = () => Promise<ResultOf<E> | null>;

/** @param open what is looked at again and again, or an envelope that says why nothing is */
export function mountEvents<E extends Endpoint>(
  { app, sessions }: Mounting,
  endpoint: E,
  open: (call: Call<E>) => Promise<Look<E> | Failure>,
): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace("{id}", ":id"),
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const user = await sessions.find(request, reply);
      if (!user) return failed(SIGN_IN_FIRST);
      const input = parseFields(endpoint.request, await gather(request));
      if (input instanceof Failure) return failed(input);
      const look = await open({ input: input as ParsedOf<E>, user });
      if (look instanceof Failure) return failed(look);
      reply.type("text/event-stream").header("x-accel-buffering", "no");
      return reply.send(Readable.from(events(look, closing.signal)));
    },
  });
}

async function* events<T>(
  look: () => Promise<T | null>,
  closing: AbortSignal,
): AsyncGenerator<string> {
  let told = "";
  let since = Date.now();
  while (!closing.aborted) {
    const state = await look();
    if (state === null) return;
    const now = JSON.stringify(state);
    if (now !== told) yield `data: ${now}\n\n`;
    else if (Date.now() - since > SILENCE) yield ": still here\n\n";
    else {
      await setTimeout(LOOK_EVERY, null, { signal: closing }).catch(() => null);
      continue;
    }
    told = now;
    since = Date.now();
    if (isFinal(state)) return;
  }
}

function isFinal(state: unknown): boolean {
  return (state as { state?: unknown }).state !== "generating";
}
