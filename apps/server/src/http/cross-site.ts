/** CSRF protection: refuses changing requests that another site makes a browser send. */
import { CODE } from "@pulda/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";
import { failureEnvelope } from "./errors.ts";

/** A GET that changes something. */
const CHANGING = new Set(["/api/v1/auth/logout"]);

const CROSS_SITE = new Failure(CODE.forbidden, "다른 사이트에서 보낸 요청은 받지 않아요.");

/**
 * A changing request must come from our own pages, or from a client that is no browser.
 * @param publicUrl our own origin behind a reverse proxy
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook("onRequest", (request, reply, next) => {
    const [path = ""] = request.url.split("?");
    const reads = ["GET", "HEAD"].includes(request.method) && !CHANGING.has(path);
    if (reads || isSameOrigin(request, publicUrl)) next();
    else void reply.send(failureEnvelope(CROSS_SITE));
  });
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined)
    return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}
