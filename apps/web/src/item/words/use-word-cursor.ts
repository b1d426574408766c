/** A cursor that goes from word to word in a text, and can take a stretch of words along. */
import { useLayoutEffect, useState, type RefObject } from "react";

/** Indices into the words of the area; the stretch reaches from one to the other. */
interface Cursor {
  readonly anchor: number;
  readonly focus: number;
}

export interface WordCursor {
  /** The words that it stands on, in order; none before the first move. */
  readonly words: () => readonly HTMLElement[];
  /** The word at its moving end. */
  readonly current: () => HTMLElement | null;
  /**
   * Goes `step` words on, and with `extend` takes along what it stood on.
   * @returns the words that it stands on then
   */
  readonly move: (step: number, extend: boolean) => readonly HTMLElement[];
  /** Stands on the word at its moving end alone. */
  readonly shrink: () => void;
  readonly drop: () => void;
}

/**
 * The cursor is drawn as `data-current` and `data-stretch` on the words themselves. It is kept as
 * numbers, not as elements: when something is drawn on the text, its words become other elements.
 * @param selector what counts as a word
 * @param isShown whether it is drawn: while the area has the focus
 */
export function useWordCursor(
  area: RefObject<HTMLElement | null>,
  selector: string,
  isShown: boolean,
): WordCursor {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const all = () => [...(area.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  useLayoutEffect(() => {
    if (!cursor || !isShown) return undefined;
    const words = all();
    const stretch = between(words, cursor);
    for (const word of stretch) word.setAttribute("data-stretch", "");
    words[cursor.focus]?.setAttribute("data-current", "");
    return () => {
      for (const word of stretch) {
        word.removeAttribute("data-stretch");
        word.removeAttribute("data-current");
      }
    };
  });

  return {
    words: () => (cursor ? between(all(), cursor) : []),
    current: () => (cursor ? (all()[cursor.focus] ?? null) : null),
    move: (step, extend) => {
      const words = all();
      if (words.length === 0) return [];
      const focus = cursor ? Math.max(0, Math.min(words.length - 1, cursor.focus + step)) : 0;
      const moved = { anchor: extend && cursor ? cursor.anchor : focus, focus };
      setCursor(moved);
      words[focus]?.scrollIntoView?.({ block: "nearest" });
      return between(words, moved);
    },
    shrink: () => setCursor(cursor && { anchor: cursor.focus, focus: cursor.focus }),
    drop: () => setCursor(null),
  };
}

function between(words: readonly HTMLElement[], { anchor, focus }: Cursor): HTMLElement[] {
  return words.slice(Math.min(anchor, focus), Math.max(anchor, focus) + 1);
}
