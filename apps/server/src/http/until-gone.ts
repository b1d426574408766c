import type { FastifyReply } from "fastify";

/** Aborted when the caller has gone before the answer, so that nothing is done for nobody. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}
