import { useLayoutEffect, useEffectEvent } from "react";

/** Ctrl+Z (⌘Z) undoes, unless a text field or a dialog has the focus, or something else has taken the key. */
export function useUndoKey(undo: (() => void) | undefined) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
    if (!isUndo || !undo || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    undo();
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [role=dialog]") !== null;
}
