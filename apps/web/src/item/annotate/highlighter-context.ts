/** The highlighter that lies beside a text. */
import type { BlockSpan } from "@pulda/question";
import { createContext } from "react";

/** A stretch of whole words. */
export interface HighlighterActions {
  /** Whether every word of the stretch is highlighted. */
  readonly isDrawn: (stretch: BlockSpan) => boolean;
  /** Highlights the stretches, or wipes them clean where all of them are highlighted. */
  readonly draw: (stretches: readonly BlockSpan[]) => void;
  /** Shows the button that wipes a highlight clean, beside where it was touched. */
  readonly offer: (beside: Element, stretch: BlockSpan) => void;
}

/** Null where nothing can be drawn. */
export const HighlighterContext = createContext<HighlighterActions | null>(null);

/** The stretch of block `block` from its first to its last word, or null without words. */
export function wordSpan(block: number, words: readonly HTMLElement[]): BlockSpan | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  return { block, start: startOf(first), end: startOf(last) + (last.textContent?.length ?? 0) };
}

function startOf(word: HTMLElement): number {
  return Number(word.dataset["at"] ?? 0);
}

/** Words to be said: the middle of a long stretch is left out. */
export function spokenExcerpt(text: string): string {
  const words = text.trim().split(/\s+/u);
  if (words.length <= 8) return words.join(" ");
  return `${words.slice(0, 3).join(" ")} … ${words.slice(-3).join(" ")}`;
}

/**
 * Whether a key is the letter h, whatever the layout: Korean input gives "ㅗ" or "Process" for it.
 * @example isLetterH({ key: "ㅗ", code: "KeyH" }) // true
 */
export function isLetterH({ key, code }: { readonly key: string; readonly code: string }): boolean {
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() === "h" : code === "KeyH";
}
