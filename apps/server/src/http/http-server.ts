/** Fastify with what applies to every call: limits, headers, cookies, bodies and errors. */
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance } from "fastify";
import { networkPrefix } from "./network-prefix.ts";
import { callRates } from "./call-rates.ts";
import { answerError, handleErrors } from "./errors.ts";
import { compressAnswers } from "./compression.ts";
import { refuseOtherHosts } from "./allowed-hosts.ts";
import { isPage } from "./pages.ts";
import { leaveBodiesUnread } from "./request-body.ts";
import type { Logging } from "./logging.ts";
import { refuseUnderPressure } from "./overload.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { addSecurityHeaders, securityHeaders } from "./security-headers.ts";

const MINUTE_MS = 60_000;
/** Calls from one address that hash a password or call the sign-in provider; a class is 40. */
const MAX_COSTLY_CALLS_PER_MINUTE = 300;
/** The longest path parameter, so that a long id is answered as a wrong id. */
const MAX_ID_LENGTH = 1000;

interface Options {
  /** The public origin, if it is configured. */
  readonly publicUrl: string | undefined;
  /** Whether the names below it are bound to https as well. */
  readonly bindsSubdomains: boolean;
  /** The address that the server listens on. */
  readonly listenHost: string;
  /** Host names besides that of the public URL. */
  readonly allowedHosts: readonly string[];
  /** Addresses of reverse proxies; without them a proxy on this machine is one where there is a public origin. */
  readonly trustProxy: readonly string[] | undefined;
  /** Signs cookies. */
  readonly cookieSecret: string;
  readonly logging: Logging;
}

export async function createHttpServer({
  publicUrl,
  bindsSubdomains,
  listenHost,
  allowedHosts,
  trustProxy,
  cookieSecret,
  logging,
}: Options): Promise<FastifyInstance> {
  const headers = securityHeaders(publicUrl, { bindsSubdomains });
  const app = fastify({
    ...logging,
    // Behind a reverse proxy the client's address is in X-Forwarded-For.
    trustProxy: trustProxy ? [...trustProxy] : publicUrl ? "loopback" : false,
    // A client that sends a body this slowly is taken for disconnected.
    requestTimeout: 2 * MINUTE_MS,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: MAX_ID_LENGTH },
    // An address that cannot be read has no route, and none of its hooks. As a page's it is like any unknown one.
    frameworkErrors(error, request, reply) {
      reply.headers(headers);
      if (error.code === "FST_ERR_BAD_URL" && isPage(request)) void reply.redirect("/");
      else answerError(error, request, reply);
    },
  });
  handleErrors(app);
  // First, so that refusals have its headers, too.
  addSecurityHeaders(app, headers);
  compressAnswers(app);
  refuseOtherHosts(app, { publicUrl, listenHost, allowedHosts });
  refuseCrossSite(app, publicUrl);
  await app.register(cookie, { secret: cookieSecret });
  leaveBodiesUnread(app);
  await refuseUnderPressure(app);
  await app.register(rateLimit, {
    global: false,
    max: MAX_COSTLY_CALLS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    store: callRates(),
    // An IPv6 customer has more addresses than can be counted.
    keyGenerator: ({ ip }) => networkPrefix(ip),
  });
  return app;
}
