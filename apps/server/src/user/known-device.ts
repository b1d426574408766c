/**
 * The cookie by which a browser is known again after signing out (OWASP's device cookie). It signs nobody in: it
 * only keeps strangers' failures from counting against the device, and tells a new device from a known one.
 */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName } from "../http/cookies.ts";

const COOKIE = "pulda_device";
/** 256 bits. */
const TOKEN = /^[\w-]{43}$/;
/** The most that browsers keep a cookie. */
export const DEVICE_LIFETIME_DAYS = 400;

export interface DeviceCookies {
  /** The hash of the browser's mark, or null where it has none of ours. */
  find(request: FastifyRequest): string | null;
  /** Marks the browser, anew where it has a mark already, and returns the hash. */
  mark(request: FastifyRequest, reply: FastifyReply): string;
}

export function deviceCookies(secure: boolean): DeviceCookies {
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure, signed: true } as const;
  const name = cookieName(COOKIE, secure);
  return {
    find(request) {
      const token = tokenOf(request, name);
      return token === null ? null : hashOf(token);
    },
    mark(request, reply) {
      const token = tokenOf(request, name) ?? randomBytes(32).toString("base64url");
      const maxAge = DEVICE_LIFETIME_DAYS * 86_400;
      reply.setCookie(name, token, { ...options, maxAge });
      return hashOf(token);
    },
  };
}

function tokenOf(request: FastifyRequest, name: string): string | null {
  const raw = request.cookies[name];
  if (!raw) return null;
  const { valid, value } = request.unsignCookie(raw);
  // What a sign-in waits for is signed with the same key, and is longer.
  return valid && value !== null && TOKEN.test(value) ? value : null;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
