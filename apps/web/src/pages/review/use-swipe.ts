/** Detects a swipe to the left or right, by touch. */
import { useRef, useState, type PointerEvent } from "react";

const MIN_SWIPE_PX = 96;

export function useSwipe(onSwipe: ((side: "left" | "right") => void) | undefined) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function end() {
    start.current = null;
    setOffset(0);
  }

  return {
    /** How far the finger has moved, in px. */
    offset: onSwipe ? offset : 0,
    handlers: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
        // a mouse selects text; the buttons are there for it
        if (pointerType !== "mouse") start.current = clientX;
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (start.current !== null && onSwipe) setOffset(clientX - start.current);
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const distance = start.current === null ? 0 : clientX - start.current;
        end();
        if (Math.abs(distance) >= MIN_SWIPE_PX) onSwipe?.(distance < 0 ? "left" : "right");
      },
      onPointerCancel: end,
    },
  };
}
