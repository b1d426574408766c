/**
 * The security log: sign-ins, failures, locks, changes of passwords and roles, removals, as structured lines with
 * address, user id and reason. Never a password, a token, a code or an e-mail address.
 */
import type { FastifyBaseLogger } from "fastify";

type SecurityEvent =
  | "sign-in"
  | "sign-in-failed"
  | "sign-in-refused"
  | "sign-out"
  | "register"
  | "verified"
  | "password-changed"
  | "password-forgot"
  | "password-reset"
  | "two-step-on"
  | "two-step-off"
  | "two-step-failed"
  | "recovery-code-used"
  | "recovery-codes-renewed"
  | "device-signed-out"
  | "account-linked"
  | "account-set-aside"
  | "account-claimed"
  | "account-exported"
  | "account-removed"
  | "confirmation-failed"
  | "admin-refused"
  | "request-refused"
  | "admin-action";

interface SecurityDetails {
  /** The client's network address. */
  readonly address?: string;
  /** Whom it is about; left out where no account is known. */
  readonly user_id?: number;
  readonly reason?: string;
  readonly request_id?: string;
}

export type SecurityLog = (event: SecurityEvent, details: SecurityDetails) => void;

/** @param log its level does not hold for these lines, unless it is silent */
export function securityLog(log: FastifyBaseLogger): SecurityLog {
  const lines = log.child(
    { log: "security" },
    { level: log.level === "silent" ? "silent" : "info" },
  );
  return (event, details) => lines.info({ event, ...details }, "security");
}
