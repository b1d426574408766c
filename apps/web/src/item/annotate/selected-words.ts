/** What is selected in the browser's own way, snapped to whole words. */
import type { BlockSpan } from "@pulda/question";
import { wordSpan } from "./highlighter-context.ts";

/**
 * The words of each block under `root` that a range touches: one stretch a block, none where it
 * touches no word.
 */
export function selectedSpans(root: HTMLElement, range: Range): BlockSpan[] {
  const blocks = [...root.querySelectorAll<HTMLElement>("[data-block]")];
  return blocks.flatMap((block) => {
    if (!range.intersectsNode(block)) return [];
    const words = [...block.querySelectorAll<HTMLElement>("[data-at]")];
    const touched = words.filter((word) => touches(range, word));
    return wordSpan(Number(block.dataset["block"]), touched) ?? [];
  });
}

/** Whether at least one letter of the word lies in the range. */
function touches(range: Range, word: HTMLElement): boolean {
  const text = word.firstChild;
  if (!text || !range.intersectsNode(word)) return false;
  const own = document.createRange();
  own.selectNodeContents(text);
  return (
    range.compareBoundaryPoints(Range.END_TO_START, own) < 0 &&
    range.compareBoundaryPoints(Range.START_TO_END, own) > 0
  );
}
