/** Calls that the server makes only for an owner who was proven within the last minutes. */
import { useSyncExternalStore } from "react";
import type { Failure } from "./client.ts";

let asked: ((isProven: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function setAsked(next: typeof asked) {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Makes a call; where a proof is missing it is asked for, and the call is made again.
 * @example proven(() => call("sessionRemove", { session_id }))
 */
export async function proven<Success extends { readonly ok: true }>(
  work: () => Promise<Success | Failure>,
): Promise<Success | Failure> {
  const outcome = await work();
  if (outcome.ok || !outcome.errors.some(({ field }) => field === "confirmation")) return outcome;
  answerProof(false);
  const isProven = await new Promise<boolean>((resolve) => setAsked(resolve));
  return isProven ? work() : outcome;
}

/** Whether a proof is being asked for. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked !== null,
  );
}

/** The user has given the proof, or has turned it down. */
export function answerProof(isProven: boolean) {
  asked?.(isProven);
  setAsked(null);
}
