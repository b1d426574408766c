import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import { whenIdle } from "../pages/idle-queue.ts";
import { animateFrom } from "./animate-from.ts";

/** Measuring more of them takes longer than anyone would wait. */
const MAX_LINES = 200;

type Tops = ReadonlyMap<Element, number>;

/**
 * Shows where the lines of a list have gone when one of them was moved, added or removed: those that stay glide to their
 * place, and a new one appears. A list of which no line stays, as on its next page, is there at once.
 *
 * Where lines are is read when the browser has laid them out, and in the midst of a change only where one has moved: to
 * ask in between lays the whole page out once more.
 * @returns the ref for the parent of the lines
 */
export function useMovedLines<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const shown = useRef<readonly Element[]>([]);
  const before = useRef<Tops>(new Map());

  useLayoutEffect(() => {
    const lines = [...(list.current?.children ?? [])];
    const last = shown.current;
    if (lines.length === last.length && lines.every((line, at) => line === last[at])) return;
    shown.current = lines;
    if (lines.length > MAX_LINES) return;
    const tops = before.current;
    if (!lines.some((line) => tops.has(line))) {
      whenIdle(() => {
        if (shown.current === lines) before.current = topsOf(lines);
      });
      return;
    }
    before.current = topsOf(lines);
    for (const [line, top] of before.current) {
      const from = tops.get(line);
      if (from === undefined) animateFrom(line, { opacity: 0 });
      else if (from !== top) animateFrom(line, { transform: `translateY(${from - top}px)` });
    }
  });

  return useCallback((element: List | null) => {
    list.current = element;
    if (!element) return;
    // lines grow and are rendered late; the observer is told when the page is laid out
    const observer = new ResizeObserver(() => {
      if (element.children.length <= MAX_LINES) before.current = topsOf([...element.children]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

/** In their list, however far the page is scrolled. */
function topsOf(lines: readonly Element[]): Tops {
  return new Map(
    lines.map((line) => [line, line instanceof HTMLElement ? line.offsetTop : 0] as const),
  );
}
