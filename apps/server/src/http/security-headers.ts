/** The headers that every answer has, as helmet names and words them. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** How long a browser asks for nothing but https once it has: a year. */
const HSTS_SECONDS = 365 * 86_400;

interface Options {
  /** Whether browsers ask for nothing but https of the names below the public one, too. */
  readonly bindsSubdomains: boolean;
}

/** Gives every answer of a route the headers, refusals among them. */
export function addSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook("onRequest", (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}

/**
 * The headers of an answer: helmet is asked for them once, since to build them for each answer takes as long as to
 * find its session.
 */
export function securityHeaders(
  publicUrl: string | undefined,
  { bindsSubdomains }: Options,
): Record<string, string> {
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: contentSecurityPolicy(isSecure),
    strictTransportSecurity: isSecure
      ? { maxAge: HSTS_SECONDS, includeSubDomains: bindsSubdomains }
      : false,
  })(request, response, () => {});
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Everything is loaded from this origin; inline styles are needed by MUI (Emotion). */
function contentSecurityPolicy(isSecure: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isSecure && { upgradeInsecureRequests: [] }),
    },
  };
}
