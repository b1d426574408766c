/** A notice about what was just done, which may be undone. */
import { useSyncExternalStore } from "react";

export interface Notice {
  readonly message: string;
  /** Undoes what was done; left out where that is not possible. */
  readonly undo?: () => void;
  /** Something else that can be done now; the notice stays until it is, or is dismissed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The notice that is shown; the number tells two with the same text apart. */
export interface ShownNotice extends Notice {
  readonly number: number;
}

let current: ShownNotice | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notice instead of the previous one. */
export function notify(notice: Notice) {
  count += 1;
  set({ ...notice, number: count });
}

export function dismissNotice() {
  set(null);
}

export function useNotice(): ShownNotice | null {
  return useSyncExternalStore(subscribe, () => current);
}

function set(notice: ShownNotice | null) {
  current = notice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
