/** Fastify with what every call goes through: limits, headers, cookies, bodies and errors. */
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import fastify, { type FastifyInstance } from "fastify";
import { answerError, handleErrors } from "./errors.ts";
import { BODY_LIMIT, readBodies } from "./request-body.ts";
import type { Logging } from "./logging.ts";
import { refuseCrossSite } from "./cross-site.ts";

const MINUTE_MS = 60_000;
/** Calls of one address in a minute that hash a password or ask the provider; a class is 40. */
const MAX_COSTLY_CALLS_PER_MINUTE = 300;
/** How late the event loop may be before calls are turned away. */
const MAX_EVENT_LOOP_DELAY_MS = 5000;
/** The longest part of an address that stands for an id, so that a long id is a wrong id. */
const MAX_ID_LENGTH = 1000;

interface Options {
  /** Where visitors reach the server, if that is known. */
  readonly publicUrl: string | undefined;
  /** What cookies are signed with. */
  readonly cookieSecret: string;
  readonly logging: Logging;
}

export async function createHttpServer({
  publicUrl,
  cookieSecret,
  logging,
}: Options): Promise<FastifyInstance> {
  const app = fastify({
    ...logging,
    bodyLimit: BODY_LIMIT,
    // Behind a proxy on this machine the visitor's address stands in a header.
    trustProxy: publicUrl ? "loopback" : false,
    // A visitor who sends a body this slowly is not there any more.
    requestTimeout: 2 * MINUTE_MS,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: MAX_ID_LENGTH },
    frameworkErrors: answerError,
  });
  handleErrors(app);
  refuseCrossSite(app, publicUrl);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(publicUrl),
    strictTransportSecurity: false,
  });
  await app.register(cookie, { secret: cookieSecret });
  await readBodies(app);
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    // Without a sample the delay counts as infinite: on a slow machine for all of the first interval.
    sampleInterval: MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
  });
  await app.register(rateLimit, {
    global: false,
    max: MAX_COSTLY_CALLS_PER_MINUTE,
    timeWindow: MINUTE_MS,
  });
  return app;
}

/** Everything comes from this origin; MUI writes its styles into the page. */
function contentSecurityPolicy(publicUrl: string | undefined) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(publicUrl?.startsWith("https:") && { upgradeInsecureRequests: [] }),
    },
  };
}
