/** What happens to a request that no handler answers. */
import { CODE } from "@pulda/contract";
import type { FastifyError, FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";
import { failed } from "./mount.ts";

const SERVICE_FAILED = "서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.";
const BUSY = "지금은 요청이 많아요. 잠시 후 다시 시도해 주세요.";

/** The service behind us that did not answer: HTTP 503. */
export class Unavailable extends Error {}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error instanceof Unavailable ? 503 : (error.statusCode ?? 500);
    if (status === 413)
      return reply.send(failed(new Failure(CODE.tooLarge, "보낸 내용이 너무 커요.")));
    if (status === 429) return reply.send(failed(tooMany(reply.getHeader("retry-after"))));
    if (status >= 400 && status < 500) {
      // A malformed multipart body is no request that can be read at all.
      const isMultipart = request.headers["content-type"]?.startsWith("multipart/") ?? false;
      const failure = new Failure(CODE.invalid, "보낸 내용을 읽을 수 없어요.");
      return reply.code(isMultipart ? 400 : 200).send(failed(failure));
    }
    request.log.error({ err: error }, "request failed");
    const code = status === 503 ? 503 : 500;
    return reply.code(code).send({ code, message: code === 503 ? BUSY : SERVICE_FAILED });
  });
}

/** Code 429 with the seconds that the limiter put into its header. */
function tooMany(header: unknown): Failure {
  return new Failure(CODE.tooMany, BUSY, { retryAfter: Number(header ?? 60) });
}

/** The answer to an address under /api that does not exist: HTTP 404. */
export const NO_SUCH_CALL = { code: CODE.notFound, message: "그런 주소는 없어요." } as const;
