/**
 * Refuses requests under host names that are not ours (DNS rebinding): a page of another site whose name is made
 * to point here would otherwise count as our own.
 */
import { hostname as machineName } from "node:os";
import { isIP } from "node:net";
import type { Envelope } from "@pulda/contract";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { noteRefused } from "./refused-requests.ts";

const NOT_OURS: Envelope = {
  code: 400,
  message:
    "이 주소로는 풀다를 열 수 없게 되어 있어요. 관리자는 PULDA_PUBLIC_URL이나 PULDA_ALLOWED_HOSTS에 이 주소를 넣어 주세요.",
};

/** So many hosts are remembered, with their ports. */
const MAX_KNOWN = 50;

interface Names {
  readonly publicUrl: string | undefined;
  /** The address that the server listens on. */
  readonly listenHost: string;
  /** Further names, without a port. */
  readonly allowedHosts: readonly string[];
}

/** IP addresses, localhost and the machine's own name are always allowed: no stranger can have a name for those. */
export function refuseOtherHosts(
  app: FastifyInstance,
  { publicUrl, listenHost, allowedHosts }: Names,
): void {
  const machine = machineName().toLowerCase();
  const names = new Set([
    "localhost",
    machine,
    `${machine}.local`,
    listenHost.toLowerCase(),
    ...(publicUrl ? [new URL(publicUrl).hostname] : []),
    ...allowedHosts.map((name) => name.toLowerCase()),
  ]);
  // What was found allowed: nearly every request names the same host.
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const isKnown = (host: string) => {
    if (known.has(host)) return true;
    const isOurs = isAllowed(host, names);
    if (isOurs) known.set(host, true);
    return isOurs;
  };
  app.addHook("onRequest", (request, reply, next) => {
    // Not X-Forwarded-Host, which any script may send. No browser leaves the host out.
    const { host } = request.headers;
    if (host === undefined || isKnown(host)) next();
    else {
      noteRefused(request, "another host");
      void reply.code(400).send(NOT_OURS);
    }
  });
}

function isAllowed(host: string, names: ReadonlySet<string>): boolean {
  const name = nameOf(host);
  return name !== null && (names.has(name) || isIP(name.replace(/^\[|\]$/g, "")) !== 0);
}

/** A host without its port, in lower case and without the dot of a full name; null for none. */
function nameOf(host: string): string | null {
  const url = `http://${host}`;
  if (!/^[^/?#@\\]+$/.test(host) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/\.$/, "");
}
