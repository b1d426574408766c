import { useLayoutEffect } from "react";
import { RATINGS } from "./ratings.ts";

interface Keys {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRate?: ((rating: number) => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
}

/** Space or Enter shows the meaning, 1–4 rate, U undoes the last rating. */
export function useReviewKeys({ isOpen, onOpen, onRate, onUndo }: Keys) {
  // With what is seen: an effect would come later, and a quick key would still meet the state before.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select, [role=dialog]")) return;
      const isOnButton = target.closest("button, a") !== null;
      const rating = RATINGS.find((one) => String(one.rating) === event.key)?.rating;
      if (rating !== undefined && isOpen) onRate?.(rating);
      else if (event.key.toLowerCase() === "u" || event.key === "ㅕ") onUndo?.();
      else if (!isOpen && !isOnButton && (event.key === " " || event.key === "Enter")) {
        event.preventDefault();
        onOpen();
      }
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
