/** Whether texts are folded away, for all that shows or changes it; stored until the window is closed. */
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const KEY = "pulda:text-folded";
/** Below the top bar. */
const MIN_TOP_PX = 72;
const listeners = new Set<() => void>();

let isFolded = stored();
/** Where the item that is shown was left, folded and unfolded: scroll positions. */
let places: { folded?: number; unfolded?: number } = {};

/** Whether texts are folded away. */
export function useTextFold(): boolean {
  return useSyncExternalStore(subscribe, () => isFolded);
}

/** Another item is shown, so that nothing was left anywhere. */
export function forgetPlaces() {
  places = {};
}

/**
 * Folds texts away or unfolds them. The page returns to where it was left in that state; the first time it shows the
 * beginning of the text, or keeps what stands below it where it is.
 * @param text the text; what stands below it is its next sibling. Null where no item is shown
 */
export function foldText(next: boolean, text: HTMLElement | null) {
  const rest = text?.nextElementSibling ?? null;
  const before = rest?.getBoundingClientRect().top ?? 0;
  places[isFolded ? "folded" : "unfolded"] = window.scrollY;
  flushSync(() => change(next));
  const place = places[next ? "folded" : "unfolded"];
  if (place !== undefined) window.scrollTo({ top: place });
  else if (!next) text?.scrollIntoView?.({ block: "start" });
  else if (rest)
    window.scrollBy?.(0, rest.getBoundingClientRect().top - Math.max(before, MIN_TOP_PX));
}

/** As it was before this window was opened. */
export function resetTextFold() {
  places = {};
  change(stored());
}

function change(next: boolean) {
  isFolded = next;
  try {
    sessionStorage.setItem(KEY, String(next));
  } catch {
    // Without session storage it applies until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}
