/** A cursor that moves from word to word in a text and can select several. */
import { useLayoutEffect, useState, type RefObject } from "react";

/** Indices into the words of the area; all words from one to the other are selected. */
interface Cursor {
  readonly anchor: number;
  readonly focus: number;
}

export interface WordCursor {
  /** The selected words, in order; none before the first move. */
  readonly words: () => readonly HTMLElement[];
  /** The word at the moving end of the selection. */
  readonly current: () => HTMLElement | null;
  /**
   * Moves by `step` words; with `extend` the selected words stay selected.
   * @returns the words that are selected then
   */
  readonly move: (step: number, extend: boolean) => readonly HTMLElement[];
  /** Selects the word at the moving end alone. */
  readonly shrink: () => void;
  readonly reset: () => void;
}

/**
 * The cursor is shown by `data-current` and `data-selected` on the words themselves. It is stored as
 * indices, not as elements: the words are rendered as new elements when the text is highlighted.
 * @param selector what counts as a word
 * @param isShown whether it is shown: while the area has the focus
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
    const selected = between(words, cursor);
    for (const word of selected) word.setAttribute("data-selected", "");
    words[cursor.focus]?.setAttribute("data-current", "");
    return () => {
      for (const word of selected) {
        word.removeAttribute("data-selected");
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
    reset: () => setCursor(null),
  };
}

function between(words: readonly HTMLElement[], { anchor, focus }: Cursor): HTMLElement[] {
  return words.slice(Math.min(anchor, focus), Math.max(anchor, focus) + 1);
}
