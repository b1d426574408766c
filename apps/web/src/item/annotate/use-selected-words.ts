import type { BlockSpan } from "@pulda/question";
import { useEffect, useRef, useState, type RefObject } from "react";
import { selectedSpans } from "./selected-words.ts";

/** How long a selection by touch has to rest, in ms: its ends are still being moved. */
const DEBOUNCE_MS = 300;

interface Selected {
  readonly range: Range;
  readonly spans: readonly BlockSpan[];
}

interface SelectedWords {
  readonly selected: Selected | null;
  readonly forget: () => void;
  /** Keeps what is selected while its button is pressed, even if the browser lets it go. */
  readonly hold: () => void;
}

/** The words that are selected under `root` by mouse, touch or keyboard, once the selection rests. */
export function useSelectedWords(
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
): SelectedWords {
  const [selected, setSelected] = useState<Selected | null>(null);
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let released: ReturnType<typeof setTimeout> | undefined;
    let isMouse = false;
    let isDown = false;
    const read = () => {
      if (!isHeld.current) setSelected(selectedIn(root.current));
    };
    const later = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(read, delay);
    };
    const onChange = () => {
      if (window.getSelection()?.isCollapsed !== false) later(0);
      else if (!isMouse) later(DEBOUNCE_MS);
      else if (!isDown) later(0);
    };
    const onDown = (event: PointerEvent) => {
      isMouse = event.pointerType === "mouse";
      isDown = true;
    };
    const onUp = () => {
      if (isMouse) later(0);
      isDown = false;
      if (!isHeld.current) return;
      // The click comes after this.
      released = setTimeout(() => {
        isHeld.current = false;
        read();
      }, DEBOUNCE_MS);
    };
    document.addEventListener("selectionchange", onChange);
    document.addEventListener("pointerdown", onDown);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onUp);
    return () => {
      clearTimeout(timer);
      clearTimeout(released);
      isHeld.current = false;
      document.removeEventListener("selectionchange", onChange);
      document.removeEventListener("pointerdown", onDown);
      document.removeEventListener("pointerup", onUp);
      document.removeEventListener("pointercancel", onUp);
    };
  }, [isOn, root]);
  return {
    selected: isOn ? selected : null,
    forget: () => setSelected(null),
    hold: () => {
      isHeld.current = true;
    },
  };
}

function selectedIn(root: HTMLElement | null): Selected | null {
  const selection = window.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const stretches = selectedSpans(root, range);
  return stretches.length > 0 ? { range: range.cloneRange(), spans: stretches } : null;
}
