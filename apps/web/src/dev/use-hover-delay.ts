import { useEffect, useRef } from "react";
import { MENU_DELAY } from "../theme.ts";

/** Opens a menu a short time after the pointer enters its button, and closes it a short time after it leaves. */
export function useHoverDelay(set: (anchor: HTMLElement | null) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function later(anchor: HTMLElement | null, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(anchor), delay);
  }
  return {
    enter: (anchor: HTMLElement) => later(anchor, MENU_DELAY.open),
    leave: () => later(null, MENU_DELAY.close),
    stay: () => clearTimeout(timer.current),
  };
}
