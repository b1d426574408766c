/** The envelope's code of each answer: the HTTP status is 200 for expected failures, too. */
import type { FastifyReply, FastifyRequest } from "fastify";

const codes = new WeakMap<object, number>();

export function noteOutcome(request: FastifyRequest, code: number): void {
  codes.set(request, code);
}

/** The code of an envelope; of an answer that has none, such as a page or a stream, the HTTP status. */
export function outcomeOf(request: FastifyRequest, reply: FastifyReply): number {
  return codes.get(request) ?? reply.statusCode;
}
