/**
 * Tells of what was refused before its work began: requests of other sites or under other hosts,
 * bodies and fields that no page of ours sends, quotas and limits that are used up.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { networkPrefix } from "./network-prefix.ts";
import { userIdOf } from "./logging.ts";

const MINUTE_MS = 60_000;
/** So many lines of one network go into the log in a minute, and of all: nobody fills the disk by them. */
const MAX_OF_NETWORK = 20;
const MAX_IN_ALL = 600;
/** So many networks are counted; the one that was refused longest ago is forgotten first. */
const MAX_NETWORKS = 5000;
const MAX_REASON_LENGTH = 200;

interface RefusedRequest {
  readonly address: string;
  readonly request_id: string;
  readonly user_id?: number;
  /** @example "POST /api/v1/user/login: a body of more than 4096 bytes" */
  readonly reason: string;
}

const reasons = new WeakMap<object, string>();

/**
 * Notes why a request is refused; its line is written when it has been answered.
 * @param why of our own words and names, with nothing that was sent
 */
export function noteRefused(request: FastifyRequest, why: string): void {
  reasons.set(request, why.slice(0, MAX_REASON_LENGTH));
}

/**
 * @param write puts one into the security log
 * @param now in milliseconds, from a clock that nobody sets
 */
export function logRefusedRequests(
  app: FastifyInstance,
  write: (refused: RefusedRequest) => void,
  now = () => performance.now(),
): void {
  const mayLog = lineBudget(now);
  app.addHook("onResponse", (request, _reply, next) => {
    const reason = reasons.get(request);
    const room = reason === undefined ? "none" : mayLog(networkPrefix(request.ip));
    if (reason !== undefined && room !== "none") {
      const user_id = userIdOf(request);
      const path = request.routeOptions.url ?? "another path";
      const last = room === "last" ? "; no more of this minute" : "";
      write({
        address: request.ip,
        request_id: request.id,
        ...(user_id !== undefined && { user_id }),
        reason: `${request.method} ${path}: ${reason}${last}`,
      });
    }
    next();
  });
}

/** Whether a line of a network may still be written in this minute, and whether it is the last one. */
function lineBudget(now: () => number): (network: string) => "some" | "last" | "none" {
  const lines = new LRUCache<string, number>({ max: MAX_NETWORKS });
  let until = -Infinity;
  let inAll = 0;
  return (network) => {
    if (now() >= until) {
      until = now() + MINUTE_MS;
      inAll = 0;
      lines.clear();
    }
    const before = lines.get(network) ?? 0;
    if (before >= MAX_OF_NETWORK || inAll >= MAX_IN_ALL) return "none";
    lines.set(network, before + 1);
    inAll += 1;
    return before + 1 === MAX_OF_NETWORK || inAll === MAX_IN_ALL ? "last" : "some";
  };
}
