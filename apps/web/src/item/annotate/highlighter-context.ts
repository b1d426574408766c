/** How the words of a text reach the highlighter of their item. */
import type { BlockSpan } from "@pulda/question";
import { createContext } from "react";

export interface HighlighterActions {
  /** Whether every word of the span is highlighted. */
  readonly isHighlighted: (span: BlockSpan) => boolean;
  /** Highlights the spans; where all of them are highlighted, erases their highlights. */
  readonly toggle: (spans: readonly BlockSpan[]) => void;
  /** Shows the button that erases a highlight, beside the element that was clicked. */
  readonly offerErase: (beside: Element, span: BlockSpan) => void;
}

/** Null where nothing can be highlighted. */
export const HighlighterContext = createContext<HighlighterActions | null>(null);

/** The span of block `block` from the first to the last of `words`; null without words. */
export function wordSpan(block: number, words: readonly HTMLElement[]): BlockSpan | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  return { block, start: offsetOf(first), end: offsetOf(last) + (last.textContent?.length ?? 0) };
}

function offsetOf(word: HTMLElement): number {
  return Number(word.dataset["at"] ?? 0);
}

/** A text as it is announced by a screen reader: the middle of a long one is left out. */
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
