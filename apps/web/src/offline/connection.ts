/** Whether the service can be reached, as far as the last calls show. */
import { useSyncExternalStore } from "react";

let wasReached = true;
const listeners = new Set<() => void>();

/** Says how the last call went. */
export function setReached(next: boolean): void {
  if (next === wasReached) return;
  wasReached = next;
  for (const listener of listeners) listener();
}

/** How the last call went. */
export function isReached(): boolean {
  return wasReached;
}

/** Whether the device has no connection, or the last answer was one that had been kept. */
function isOffline(): boolean {
  return !wasReached || !navigator.onLine;
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
