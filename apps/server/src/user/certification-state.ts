/** The signed, short-lived cookie that survives the redirect to the provider and back. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cookieName } from "../http/cookies.ts";
import type { CertificationState } from "./certification.ts";

const COOKIE = "pulda_certification";
const LIFETIME_SECONDS = 600;

const Stored = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Expiry in milliseconds of Unix time, checked by the server's clock. */
  until: z.number(),
});

export function rememberCertification(
  reply: FastifyReply,
  pending: CertificationState,
  secure: boolean,
): void {
  const stored = { ...pending, until: Date.now() + LIFETIME_SECONDS * 1000 };
  const value = Buffer.from(JSON.stringify(stored)).toString("base64url");
  reply.setCookie(cookieName(COOKIE, secure), value, {
    ...options(secure),
    signed: true,
    maxAge: LIFETIME_SECONDS,
  });
}

/** Consumes the cookie. Null when it is missing, forged or expired. */
export function takeCertification(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): CertificationState | null {
  const name = cookieName(COOKIE, secure);
  const raw = request.cookies[name];
  if (!raw) return null;
  reply.clearCookie(name, options(secure));
  const { valid, value } = request.unsignCookie(raw);
  if (!valid || value === null) return null;
  const stored = Stored.safeParse(parsed(value));
  return stored.success && stored.data.until > Date.now() ? stored.data : null;
}

/** Another cookie of ours has a good signature, too, and is no JSON. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, "base64url").toString());
  } catch {
    return null;
  }
}

function options(secure: boolean) {
  // The name that is used behind https asks for all paths.
  const path = secure ? "/" : "/api/v1/user/certification";
  return { path, httpOnly: true, sameSite: "lax", secure } as const;
}
