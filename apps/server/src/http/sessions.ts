/** Session cookies: find, start and end sessions. */
import { hash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName } from "./cookies.ts";

export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly adminLevel: number;
  /** Someone without an account, who takes shares. */
  readonly isGuest: boolean;
  /** The device that asks. */
  readonly session: {
    readonly id: number;
    /** When its owner was last proven (ISO 8601); null: never. */
    readonly confirmedAt: string | null;
  };
}

/** How a session was begun. */
export type SignInMethod = "password" | "social" | "guest";

/** Members and guests have cookies of their own: whoever signs in does not lose what she took as a guest. */
const COOKIES = { member: "pulda_session", guest: "pulda_guest" } as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Since the last use of the session. */
const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** However much it is used. */
const LONGEST_MS = 90 * DAY_MS;
/** A proof of the owner counts for so long. */
const PROOF_MS = 10 * 60_000;
/** A session is extended once an hour at most, so that reads rarely cause a write. */
const EXTEND_AFTER_MS = HOUR_MS;
/** A browser may say this much of itself. */
const MAX_USER_AGENT = 300;

/** A stored session, joined with its user. */
interface SessionRow {
  readonly id: number;
  readonly user_id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string;
  readonly confirmed_at: string | null;
  readonly email: string;
  readonly admin_level: number;
  readonly kind: "member" | "guest" | "holder";
}

/** What this module needs of the session store (`user/session-store.ts`). */
interface SessionRows {
  /** The session, unless it has expired by `now` (ISO 8601) or its user may not sign in. */
  find(tokenHash: string, now: string): Promise<SessionRow | undefined>;
  add(session: {
    readonly token_hash: string;
    readonly user_id: number;
    readonly created_at: string;
    readonly expires_at: string;
    readonly last_used_at: string;
    readonly user_agent: string;
    readonly method: SignInMethod;
    readonly confirmed_at: string | null;
  }): Promise<void>;
  extend(tokenHash: string, times: { usedAt: string; expiresAt: string }): Promise<void>;
  remove(tokenHash: string): Promise<void>;
}

export interface SessionCookies {
  /** The user whose cookie the request carries, or null. Extends the session (sliding expiry). */
  find(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null>;
  /** Signs a user in; the session that the request came with ends (no session fixation). */
  start(
    userId: number,
    request: FastifyRequest,
    reply: FastifyReply,
    by: { readonly method: SignInMethod; readonly confirmedAt: string | null },
  ): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** @param kind whose sessions: a guest's token is none of a member's */
export function sessionCookies(
  store: SessionRows,
  secure: boolean,
  kind: keyof typeof COOKIES = "member",
): SessionCookies {
  const name = cookieName(COOKIES[kind], secure);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const setCookie = (reply: FastifyReply, token: string, ms: number) =>
    reply.setCookie(name, token, { ...options, maxAge: Math.floor(ms / 1000) });

  return {
    async find(request, reply) {
      const token = request.cookies[name];
      if (!token) return null;
      const now = Date.now();
      const session = await store.find(hashOf(token), new Date(now).toISOString());
      if (session?.kind !== kind) return null;
      const last = Date.parse(session.created_at) + LONGEST_MS;
      if (last <= now) return null;
      const end = Math.min(now + SESSION_LIFETIME_MS, last);
      const expires = Date.parse(session.expires_at);
      const isNoted = now - Date.parse(session.last_used_at) <= EXTEND_AFTER_MS;
      // One that lasts longer than any was stored while the clock was ahead, and is cut.
      if (end - expires > EXTEND_AFTER_MS || expires > end || !isNoted) {
        await store.extend(hashOf(token), { usedAt: iso(now), expiresAt: iso(end) });
        setCookie(reply, token, end - now);
      }
      return {
        id: session.user_id,
        email: session.email,
        adminLevel: session.admin_level,
        isGuest: kind === "guest",
        session: { id: session.id, confirmedAt: session.confirmed_at },
      };
    },

    async start(userId, request, reply, { method, confirmedAt }) {
      const previous = request.cookies[name];
      if (previous) await store.remove(hashOf(previous));
      const token = randomBytes(32).toString("base64url");
      const now = Date.now();
      await store.add({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: iso(now),
        expires_at: iso(now + SESSION_LIFETIME_MS),
        last_used_at: iso(now),
        user_agent: (request.headers["user-agent"] ?? "").slice(0, MAX_USER_AGENT),
        method,
        confirmed_at: confirmedAt,
      });
      setCookie(reply, token, SESSION_LIFETIME_MS);
    },

    async end(request, reply) {
      const token = request.cookies[name];
      if (token) await store.remove(hashOf(token));
      reply.clearCookie(name, options);
    },
  };
}

/** Whether the owner was proven just now, at this device. */
export function isConfirmed({ session }: SignedIn, now = Date.now()): boolean {
  if (session.confirmedAt === null) return false;
  const age = now - Date.parse(session.confirmedAt);
  return age >= 0 && age <= PROOF_MS;
}

/** Only the hash of a token is stored, so that a leaked database gives no session away. */
function hashOf(token: string): string {
  return hash("sha256", token);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
