/** The browser's own text selection, snapped to whole words. */
import type { BlockSpan } from "@pulda/question";
import { wordSpan } from "./highlighter-context.ts";

/**
 * The words that a range selects under `root`: one span for each block, none for a block in which it
 * selects no letter of a word.
 */
export function selectedSpans(root: HTMLElement, range: Range): BlockSpan[] {
  const blocks = [...root.querySelectorAll<HTMLElement>("[data-block]")];
  return blocks.flatMap((block) => {
    if (!range.intersectsNode(block)) return [];
    const words = [...block.querySelectorAll<HTMLElement>("[data-at]")];
    const selected = words.filter((word) => selects(range, word));
    return wordSpan(Number(block.dataset["block"]), selected) ?? [];
  });
}

/** Whether the range contains at least one letter of the word. */
function selects(range: Range, word: HTMLElement): boolean {
  const text = word.firstChild;
  if (!text || !range.intersectsNode(word)) return false;
  const wordRange = document.createRange();
  wordRange.selectNodeContents(text);
  return (
    range.compareBoundaryPoints(Range.END_TO_START, wordRange) < 0 &&
    range.compareBoundaryPoints(Range.START_TO_END, wordRange) > 0
  );
}
