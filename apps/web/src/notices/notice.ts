/** One line about what was just done, and a way to take it back. */
import { useSyncExternalStore } from "react";

export interface Notice {
  readonly message: string;
  /** Takes back what was done; left out where that is not needed. */
  readonly undo?: () => void;
}

/** A notice that stands: two with the same words are two. */
export interface Standing extends Notice {
  readonly number: number;
}

let current: Standing | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notice in place of the one before. */
export function notify(notice: Notice) {
  count += 1;
  set({ ...notice, number: count });
}

export function dismissNotice() {
  set(null);
}

export function useNotice(): Standing | null {
  return useSyncExternalStore(subscribe, () => current);
}

function set(notice: Standing | null) {
  current = notice;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
