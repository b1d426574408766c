/** Signed, short-lived cookies that hold what a sign-in waits for. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cookieName } from "../http/cookies.ts";

const LIFETIME_SECONDS = 600;
const LIFETIME_MS = LIFETIME_SECONDS * 1000;

export interface StateCookie<State> {
  set(reply: FastifyReply, state: State): void;
  /** Null when it is missing, forged, expired, or a cookie of another kind. */
  find(request: FastifyRequest): State | null;
  clear(reply: FastifyReply): void;
}

/**
 * @param name stands in the signed value, too: all our cookies are signed with one key, and none passes for another
 * @param path the calls that get it; behind https its name asks for all paths
 */
export function stateCookie<State extends object>(
  name: string,
  { path, schema, secure }: { path: string; schema: z.ZodType<State>; secure: boolean },
): StateCookie<State> {
  const cookie = cookieName(name, secure);
  const options = { path: secure ? "/" : path, httpOnly: true, sameSite: "lax", secure } as const;
  const Stored = z.object({
    for: z.literal(name),
    state: schema,
    /** Expiry in milliseconds of Unix time, checked by the server's clock. */
    until: z.number(),
  });
  return {
    set(reply, state) {
      const stored = { for: name, state, until: Date.now() + LIFETIME_MS };
      const value = Buffer.from(JSON.stringify(stored)).toString("base64url");
      reply.setCookie(cookie, value, { ...options, signed: true, maxAge: LIFETIME_SECONDS });
    },
    find(request) {
      const raw = request.cookies[cookie];
      if (!raw) return null;
      const { valid, value } = request.unsignCookie(raw);
      if (!valid || value === null) return null;
      const stored = Stored.safeParse(parsed(value));
      return stored.success && isInTime(stored.data.until) ? stored.data.state : null;
    },
    clear: (reply) => void reply.clearCookie(cookie, options),
  };
}

/** One that lasts longer than any was made while the clock was ahead. */
function isInTime(until: number): boolean {
  const left = until - Date.now();
  return left > 0 && left <= LIFETIME_MS;
}

/** The mark of a known device has a good signature, too, and is no JSON. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, "base64url").toString());
  } catch {
    return null;
  }
}
