import type { BlockSpan } from "@pulda/question";
import { useEffect, useRef, useState, type RefObject } from "react";
import { selectedSpans } from "./selected-words.ts";

/** A selection by touch is read once it has not changed for this long: its handles are still moved. */
const DEBOUNCE_MS = 300;

interface WordSelection {
  readonly range: Range;
  readonly spans: readonly BlockSpan[];
}

interface SelectedWords {
  readonly selected: WordSelection | null;
  readonly clear: () => void;
  /** Keeps the selection while a button is pressed, even if the browser drops it. */
  readonly keepDuringPress: () => void;
}

/** The words that are selected under `root` by mouse, touch or keyboard; debounced for touch. */
export function useSelectedWords(
  root: RefObject<HTMLElement | null>,
  isEnabled: boolean,
): SelectedWords {
  const [selected, setSelected] = useState<WordSelection | null>(null);
  const isPressing = useRef(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let readTimer: ReturnType<typeof setTimeout> | undefined;
    let releaseTimer: ReturnType<typeof setTimeout> | undefined;
    let isMouse = false;
    let isDown = false;
    const read = () => {
      if (!isPressing.current) setSelected(readSelection(root.current));
    };
    const readAfter = (delay: number) => {
      clearTimeout(readTimer);
      readTimer = setTimeout(read, delay);
    };
    const onChange = () => {
      if (window.getSelection()?.isCollapsed !== false) readAfter(0);
      else if (!isMouse) readAfter(DEBOUNCE_MS);
      else if (!isDown) readAfter(0);
    };
    const onDown = (event: PointerEvent) => {
      isMouse = event.pointerType === "mouse";
      isDown = true;
    };
    const onUp = () => {
      if (isMouse) readAfter(0);
      isDown = false;
      if (!isPressing.current) return;
      // The button's click event comes after `pointerup`.
      releaseTimer = setTimeout(() => {
        isPressing.current = false;
        read();
      }, DEBOUNCE_MS);
    };
    document.addEventListener("selectionchange", onChange);
    document.addEventListener("pointerdown", onDown);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onUp);
    return () => {
      clearTimeout(readTimer);
      clearTimeout(releaseTimer);
      isPressing.current = false;
      document.removeEventListener("selectionchange", onChange);
      document.removeEventListener("pointerdown", onDown);
      document.removeEventListener("pointerup", onUp);
      document.removeEventListener("pointercancel", onUp);
    };
  }, [isEnabled, root]);
  return {
    selected: isEnabled ? selected : null,
    clear: () => setSelected(null),
    keepDuringPress: () => {
      isPressing.current = true;
    },
  };
}

function readSelection(root: HTMLElement | null): WordSelection | null {
  const selection = window.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const spans = selectedSpans(root, range);
  return spans.length > 0 ? { range: range.cloneRange(), spans } : null;
}
