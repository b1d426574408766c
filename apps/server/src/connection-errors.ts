/** Which errors mean that a service we depend on is not there for now, so that a later attempt may succeed. */

/**
 * PostgreSQL's error classes 08 (connection), 53 (resources), 57P (shutdown) and 58 (system), 25006 (a standby
 * takes no writes); and what the system says of a network, or of a socket file that has vanished.
 */
const SQL_STATES = /^(08|53|57P|58)...?$|^25006$/;
const SYSTEM_CALLS = new Set(["connect", "read", "write", "getaddrinfo"]);

/** `pg` gives no code to what it notices by itself. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/**
 * Whether a statement failed because the connection to the database was lost or could not be made.
 * @example isConnectionError(await query.catch((error) => error)) // true while PostgreSQL restarts
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && SQL_STATES.test(error.code)) return true;
  if ("syscall" in error && SYSTEM_CALLS.has(String(error.syscall))) return true;
  if (MESSAGES.test(error.message)) return true;
  // a host with several addresses fails with one error for each
  const parts = error instanceof AggregateError ? error.errors : [error.cause];
  return parts.some(isConnectionError);
}
