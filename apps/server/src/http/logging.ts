/** Structured logs without secrets, with an id for each request. */
import { randomUUID } from "node:crypto";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { DestinationStream } from "pino";

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

export interface Logging {
  readonly genReqId: () => string;
  readonly logger: LoggerOptions;
}

/** Who has made each request, for the line that is logged when it has been answered. */
const users = new WeakMap<object, number>();

/** Lets the request's last line name its user. */
export function noteUser(request: FastifyRequest, user: { readonly id: number } | null): void {
  if (user) users.set(request, user.id);
}

/** The user who made a request, where one is signed in. */
export function userIdOf(request: FastifyRequest): number | undefined {
  return users.get(request);
}

/**
 * @param stream receives lines of one JSON object each
 * @param level "info" logs each request, "warn" only what went wrong
 */
export function logging(stream: DestinationStream, level = "info"): Logging {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level,
      stream,
      // A request is logged by method and path alone: queries and bodies contain codes and passwords.
      serializers: {
        // A driver's error quotes values in its detail, so an error is its name, message and stack.
        err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? "" }),
        req: ({ method, url, ip }: { method: string; url: string; ip?: string }) => ({
          method,
          path: url.split("?")[0],
          address: ip,
        }),
        res: ({ statusCode, request }: { statusCode: number; request?: FastifyRequest }) => ({
          status: statusCode,
          address: request?.ip,
          user_id: request && users.get(request),
        }),
      },
    },
  };
}
