/** What a page shows has a name of its own, such as the title of an exam: the window is named after it. */
import { useEffect, useSyncExternalStore } from "react";

let name: string | undefined;
const listeners = new Set<() => void>();

function rename(next: string | undefined) {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the window after what the page shows, for as long as it is shown; undefined while that is loading. */
export function useNameOfPage(next: string | undefined) {
  useEffect(() => {
    rename(next);
    return () => rename(undefined);
  }, [next]);
}

/** The name that a page has given; undefined where there is none. */
export function usePageName(): string | undefined {
  return useSyncExternalStore(subscribe, () => name);
}
