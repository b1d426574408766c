import { useEffect, useState } from "react";

/** One act that waits for the typing to pause, and is done at once when the page is left. */
export function usePending() {
  const [state] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let act: (() => void) | null = null;
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
        act = next;
        timer = setTimeout(now, pause);
      },
    };
  });
  useEffect(() => {
    window.addEventListener("pagehide", state.now);
    return () => {
      window.removeEventListener("pagehide", state.now);
      state.now();
    };
  }, [state]);
  return state;
}
