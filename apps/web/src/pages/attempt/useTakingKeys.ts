/** Taking by keyboard: 1–5 choose, ← and → move, Enter checks or goes on. */
import { useEffect, useEffectEvent } from "react";

interface Keys {
  readonly choose: (choice: number) => void;
  readonly move: (step: number) => void;
  readonly enter: () => void;
}

export function useTakingKeys(keys: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    // Text being typed and open dialogs keep their keys; a radio button keeps only its arrows.
    if (target.closest("input:not([type=radio]), textarea, [role=dialog], [role=presentation]"))
      return;
    if (/^[1-5]$/.test(event.key)) return keys.choose(Number(event.key));
    const isControl = target.closest("button, a");
    if (event.key === "Enter" && !isControl) {
      event.preventDefault();
      return keys.enter();
    }
    if (target.closest("input[type=radio]")) return;
    if (event.key === "ArrowLeft") keys.move(-1);
    if (event.key === "ArrowRight") keys.move(1);
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
