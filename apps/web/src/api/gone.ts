/** What another tab or device has removed is not there any more: the service answers 404. */
import { CallError, type Failure } from "./client.ts";

const NOT_FOUND = 404;

/** Whether a thing was removed by a call, or before it. */
export function isRemoved(outcome: { readonly ok: true } | Failure): boolean {
  return outcome.ok || outcome.code === NOT_FOUND;
}

/** Whether a query failed because what it asks for is not there. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof CallError && error.failure.code === NOT_FOUND;
}
