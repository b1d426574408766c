/** Refuses calls with 503 while the event loop is blocked for so long that their answers would come too late. */
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { Unavailable } from "./errors.ts";

/** Above this mean delay of the event loop, measured over as long, calls are refused. */
const MAX_EVENT_LOOP_DELAY_MS = 5000;

/** Has a server refuse calls while it is overloaded. */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    sampleInterval: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async (_request, _reply, _type, delay) => {
      const refusal = refusalOf(delay);
      if (refusal) throw refusal;
    },
  });
}

/**
 * The refusal for a delay of the event loop; undefined where none was measured, which counts as infinite: a process that
 * had to wait for a busy machine while it started is not overloaded.
 * @param delay in milliseconds
 * @example refusalOf(Infinity) // undefined
 */
export function refusalOf(delay: number | undefined): Unavailable | undefined {
  return delay === undefined || !Number.isFinite(delay)
    ? undefined
    : new Unavailable(`the event loop is ${Math.round(delay)} ms late`);
}
