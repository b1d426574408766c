/** The session cookie: who is signed in, and how that begins and ends. */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

export interface SignedIn {
  readonly id: number;
  readonly email: string;
  readonly adminLevel: number;
}

const COOKIE = "pulda_session";
const DAY_MS = 86_400_000;
/** How long a session lasts after it was last used, in milliseconds. */
const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** A session is extended once a day at most, so that reading does not write. */
const EXTEND_AFTER_MS = DAY_MS;

/** What is stored of a session, with the user's own columns. */
interface SessionRow {
  readonly user_id: number;
  readonly expires_at: string;
  readonly email: string;
  readonly admin_level: number;
}

/** What the cookie needs of where sessions are stored; `user/session-store.ts` has it. */
interface SessionRows {
  /** The session that is still open at `now` (ISO 8601). */
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
  /** The user whose cookie the request carries, or null. Extends an ageing session. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null>;
  /** Signs a user in; the session that the request came with ends. */
  begin(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function sessionCookies(store: SessionRows, secure: boolean): SessionCookies {
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const give = (reply: FastifyReply, token: string) =>
    reply.setCookie(COOKIE, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 });

  return {
    async find(request, reply) {
      const token = request.cookies[COOKIE];
      if (!token) return null;
      const now = Date.now();
      const session = await store.find(hashOf(token), new Date(now).toISOString());
      if (!session) return null;
      const left = Date.parse(session.expires_at) - now;
      if (left < SESSION_LIFETIME_MS - EXTEND_AFTER_MS) {
        await store.extend(hashOf(token), inFuture(now));
        give(reply, token);
      }
      return { id: session.user_id, email: session.email, adminLevel: session.admin_level };
    },

    async begin(userId, request, reply) {
      const former = request.cookies[COOKIE];
      if (former) await store.remove(hashOf(former));
      const token = randomBytes(32).toString("base64url");
      const now = Date.now();
      await store.add({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: new Date(now).toISOString(),
        expires_at: inFuture(now),
      });
      give(reply, token);
    },

    async end(request, reply) {
      const token = request.cookies[COOKIE];
      if (token) await store.remove(hashOf(token));
      reply.clearCookie(COOKIE, options);
    },
  };
}

/** What is stored of a token: a reader of the data base cannot sign in with it. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function inFuture(now: number): string {
  return new Date(now + SESSION_LIFETIME_MS).toISOString();
}
