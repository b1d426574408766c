/** One line about what was just done, and a way to take it back. */
import { useSyncExternalStore } from "react";

export interface Notice {
  readonly message: string;
  /** Takes back what was done; left out where that is not needed. */
  readonly undo?: () => void;
}

let current: Notice | null = null;
const listeners = new Set<() => void>();

/** Shows a notice in place of the one before. */
export function notify(notice: Notice) {
  set(notice);
}

export function dismissNotice() {
  set(null);
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(subscribe, () => current);
}

function set(notice: Notice | null) {
  current = notice;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
