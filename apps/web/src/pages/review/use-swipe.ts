/** A swipe to one side, by touch. */
import { useRef, useState, type PointerEvent } from "react";

/** How far a finger has to go, in px. */
const MIN_SWIPE_PX = 96;

export function useSwipe(onSwipe: ((side: "left" | "right") => void) | undefined) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function end() {
    start.current = null;
    setOffset(0);
  }

  return {
    /** How far the finger has gone, in px. */
    offset: onSwipe ? offset : 0,
    handlers: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
        // a mouse selects text; it has buttons to press
        if (pointerType !== "mouse") start.current = clientX;
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (start.current !== null && onSwipe) setOffset(clientX - start.current);
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const way = start.current === null ? 0 : clientX - start.current;
        end();
        if (Math.abs(way) >= MIN_SWIPE_PX) onSwipe?.(way < 0 ? "left" : "right");
      },
      onPointerCancel: end,
    },
  };
}
