/** Taking by keyboard: 1–5 choose, with Shift strike out; F flags, ← and → move, Enter checks or goes on. */
import { useEffectEvent, useLayoutEffect } from "react";

interface Keys {
  readonly choose: (choice: number) => void;
  readonly strike: (choice: number) => void;
  readonly flag: () => void;
  readonly move: (step: number) => void;
  readonly enter: () => void;
}

export function useTakingShortcuts(keys: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    // Text fields and open dialogs handle their own keys; a radio button only its arrow keys.
    if (
      target.closest(
        "input:not([type=radio]), textarea, [role=dialog], [role=presentation], [role=menu]",
      )
    )
      return;
    // A key that is held down repeats moves, but nothing else.
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    // By its position on the keyboard: with Shift or Korean input the key itself is another one.
    const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1] ?? event.key;
    if (/^[1-5]$/.test(digit)) {
      if (event.shiftKey) event.preventDefault();
      return (event.shiftKey ? keys.strike : keys.choose)(Number(digit));
    }
    if (event.shiftKey) return;
    if (event.code === "KeyF") return keys.flag();
    const isControl = target.closest("button, a");
    if (event.key === "Enter" && !isControl) {
      event.preventDefault();
      return keys.enter();
    }
    if (target.closest("input[type=radio]")) return;
    if (event.key === "ArrowLeft") keys.move(-1);
    if (event.key === "ArrowRight") keys.move(1);
  });
  // As soon as the item is seen: an effect would come later, and miss a quick key.
  useLayoutEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
