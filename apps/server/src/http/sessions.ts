/** Session cookies: find, start and end sessions. */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName } from "./cookies.ts";

export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly adminLevel: number;
}

const COOKIE = "pulda_session";
const DAY_MS = 86_400_000;
/** Since the last use of the session. */
const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** A session is extended once a day at most, so that reads rarely cause a write. */
const EXTEND_AFTER_MS = DAY_MS;

/** A stored session, joined with its user. */
interface SessionRow {
  readonly user_id: number;
  readonly expires_at: string;
  readonly email: string;
  readonly admin_level: number;
}

/** What this module needs of the session store (`user/session-store.ts`). */
interface SessionRows {
  /** The session, unless it has expired by `now` (ISO 8601). */
  find(tokenHash: string, now: string): Promise<SessionRow | undefined>;
  add(session: {
    readonly token_hash: string;
    readonly user_id: number;
    readonly created_at: string;
    readonly expires_at: string;
  }): Promise<void>;
  extend(tokenHash: string, expiresAt: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
}

export interface SessionCookies {
  /** The user whose cookie the request carries, or null. Extends the session (sliding expiry). */
  find(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null>;
  /** Signs a user in; the session that the request came with ends (no session fixation). */
  start(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function sessionCookies(store: SessionRows, secure: boolean): SessionCookies {
  const name = cookieName(COOKIE, secure);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const setCookie = (reply: FastifyReply, token: string) =>
    reply.setCookie(name, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 });

  return {
    async find(request, reply) {
      const token = request.cookies[name];
      if (!token) return null;
      const now = Date.now();
      const session = await store.find(hashOf(token), new Date(now).toISOString());
      if (!session) return null;
      const remaining = Date.parse(session.expires_at) - now;
      if (remaining < SESSION_LIFETIME_MS - EXTEND_AFTER_MS) {
        await store.extend(hashOf(token), expiryFrom(now));
        setCookie(reply, token);
      }
      return { id: session.user_id, email: session.email, adminLevel: session.admin_level };
    },

    async start(userId, request, reply) {
      const previous = request.cookies[name];
      if (previous) await store.remove(hashOf(previous));
      const token = randomBytes(32).toString("base64url");
      const now = Date.now();
      await store.add({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: new Date(now).toISOString(),
        expires_at: expiryFrom(now),
      });
      setCookie(reply, token);
    },

    async end(request, reply) {
      const token = request.cookies[name];
      if (token) await store.remove(hashOf(token));
      reply.clearCookie(name, options);
    },
  };
}

/** Only the hash of a token is stored, so that a leaked database gives no session away. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function expiryFrom(now: number): string {
  return new Date(now + SESSION_LIFETIME_MS).toISOString();
}
