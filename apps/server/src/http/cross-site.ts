/** CSRF protection: refuses changing requests that another site makes a browser send. */
import { CODE } from "@pulda/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";
import { failureEnvelope } from "./errors.ts";
import { noteRefused } from "./refused-requests.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route changes anything; by its method where this is not given. */
    changes?: boolean;
  }
}

const CROSS_SITE = new Failure(CODE.forbidden, "다른 사이트에서 보낸 요청은 받지 않아요.");

/**
 * A changing request must come from our own pages, or from a client that is no browser. Which request changes
 * something is decided by its route: one path can be spelled in many ways (`%6cogout`).
 * @param publicUrl our own origin behind a reverse proxy
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook("onRequest", (request, reply, next) => {
    const isRead = ["GET", "HEAD"].includes(request.method);
    const changes = request.routeOptions.config?.changes ?? !isRead;
    if (!changes || isSameOrigin(request, publicUrl)) next();
    else {
      noteRefused(request, "cross-site");
      void reply.send(failureEnvelope(CROSS_SITE));
    }
  });
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined) return origin === publicUrl || isOriginOf(origin, host, publicUrl);
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}

/** Whether an origin is that of the host which was asked; the public host has the public URL's scheme alone. */
function isOriginOf(
  origin: string,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, host: originHost } = new URL(origin);
  if (!/^https?:$/.test(protocol) || originHost !== host) return false;
  return publicUrl === undefined || hostname !== new URL(publicUrl).hostname;
}
