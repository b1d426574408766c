/** Structured logs without secrets, with an id for each request. */
import { randomUUID } from "node:crypto";
import type { FastifyServerOptions } from "fastify";
import type { DestinationStream } from "pino";

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

export interface Logging {
  readonly genReqId: () => string;
  readonly logger: LoggerOptions;
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
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          path: url.split("?")[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
    },
  };
}
