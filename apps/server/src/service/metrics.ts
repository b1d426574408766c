/** Metrics for Prometheus, where a token is set. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { outcomeOf } from "../http/outcome.ts";

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Serves `/metrics` to who has the token (`Authorization: Bearer …`): the process, each call's time by its envelope
 * code, and how many exams wait to be made. Without a token there is no such address, and nothing is measured.
 * @param countUnfinished the exams of all users that are not made yet
 */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  countUnfinished: () => Promise<number>,
): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "pulda_http_request_duration_seconds",
    help: "Time until a request was answered, by route and the envelope's code.",
    labelNames: ["method", "route", "code"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const unfinished = new Gauge({
    name: "pulda_unfinished_exams",
    help: "Exams that are being made or wait for it, of all processes.",
    registers: [],
    async collect() {
      this.set(await countUnfinished());
    },
  });
  registry.registerMetric(unfinished);
  app.addHook("onResponse", async (request, reply) => {
    // Only known routes are labels: an address that is not there could be anything.
    const route = request.routeOptions.url ?? "none";
    const code = outcomeOf(request, reply);
    duration.observe({ method: request.method, route, code }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!hasToken(request, token))
      return reply.code(401).header("www-authenticate", "Bearer").send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.addHook("onClose", async () => registry.clear());
}

/** Compares in constant time. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
