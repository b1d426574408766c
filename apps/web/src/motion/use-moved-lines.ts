import { useLayoutEffect, useRef } from "react";
import { animateFrom } from "./animate-from.ts";

/** Measuring more of them takes longer than anyone would wait. */
const MAX_LINES = 200;

/**
 * Shows where the lines of a list have gone when one of them was moved, added or removed: those that stay glide to their
 * place, and a new one appears. A list of which no line stays, as on its next page, is there at once.
 * @returns the ref for the parent of the lines
 */
export function useMovedLines<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const before = useRef<ReadonlyMap<Element, number>>(new Map());
  useLayoutEffect(() => {
    const lines = [...(list.current?.children ?? [])];
    if (lines.length > MAX_LINES) return;
    const last = before.current;
    before.current = new Map(lines.map((line) => [line, topOf(line)]));
    const lastLines = [...last.keys()];
    const isSame = lines.length === last.size && lines.every((line, at) => line === lastLines[at]);
    if (isSame || !lines.some((line) => last.has(line))) return;
    for (const [line, top] of before.current) {
      const from = last.get(line);
      if (from === undefined) animateFrom(line, { opacity: 0 });
      else if (from !== top) animateFrom(line, { transform: `translateY(${from - top}px)` });
    }
  });
  return list;
}

/** In its list, however far the page is scrolled. */
function topOf(line: Element): number {
  return line instanceof HTMLElement ? line.offsetTop : 0;
}
