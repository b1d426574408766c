import { useEffect, useState } from "react";

/** The action runs after this delay at the latest, even if the typing does not pause. */
const MAX_DELAY_MS = 2000;

/** A debounced action, which runs at once when the page is left or hidden. */
export function useDebouncedAction() {
  const [state] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let action: (() => void) | null = null;
    let since = 0;
    function flush() {
      clearTimeout(timer);
      const pending = action;
      action = null;
      pending?.();
    }
    return {
      flush,
      schedule(next: () => void, delay: number) {
        clearTimeout(timer);
        if (!action) since = performance.now();
        action = next;
        timer = setTimeout(flush, Math.min(delay, since + MAX_DELAY_MS - performance.now()));
      },
    };
  });
  useEffect(() => {
    // A phone may discard a page in the background without any further event.
    const onHidden = () => {
      if (document.visibilityState === "hidden") state.flush();
    };
    window.addEventListener("pagehide", state.flush);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      window.removeEventListener("pagehide", state.flush);
      document.removeEventListener("visibilitychange", onHidden);
      state.flush();
    };
  }, [state]);
  return state;
}
