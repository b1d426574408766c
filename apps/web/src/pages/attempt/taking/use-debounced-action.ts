import { useEffect, useState } from "react";

/** Typing that never pauses is not waited for any longer, in milliseconds. */
const MAX_DELAY_MS = 2000;

/** One act that waits for the typing to pause, and is done at once when the page is left or hidden. */
export function useDebouncedAction() {
  const [state] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let act: (() => void) | null = null;
    let since = 0;
    function now() {
      clearTimeout(timer);
      const due = act;
      act = null;
      due?.();
    }
    return {
      now,
      later(next: () => void, pause: number) {
        clearTimeout(timer);
        if (!act) since = performance.now();
        act = next;
        timer = setTimeout(now, Math.min(pause, since + MAX_DELAY_MS - performance.now()));
      },
    };
  });
  useEffect(() => {
    // A phone may end a page in the background without another word.
    const onHidden = () => {
      if (document.visibilityState === "hidden") state.now();
    };
    window.addEventListener("pagehide", state.now);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      window.removeEventListener("pagehide", state.now);
      document.removeEventListener("visibilitychange", onHidden);
      state.now();
    };
  }, [state]);
  return state;
}
