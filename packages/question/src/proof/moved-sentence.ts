/** Undoes a move: the keyed sentence goes back to where it stood. */
import type { ItemContent } from "../item/item.ts";
import { segmentsOfBlock, withoutStart } from "./block-segments.ts";
import type { Operation } from "./proof.ts";
import type { SourceSegment } from "./source-segment.ts";

/**
 * The segments of a text with its moved sentence in its own place.
 * @param sourceStart the offset of the excerpt in its passage
 * @throws when the keyed sentence does not stand as it was moved, or its own place lies within another one
 */
export function withoutMove(
  item: ItemContent,
  { span, gap }: Extract<Operation, { kind: "move" }>,
  sourceStart: number,
): SourceSegment[] {
  if (item.shape !== "mark") throw new Error(`a move in an item of shape "${item.shape}"`);
  const { choice } = item.key;
  const shown = segmentsOfBlock(item, "passage");
  const at = shown.findIndex(({ run }) => run.kind === "labelled" && run.place === choice);
  const [moved, next] = [shown[at], shown[at + 1]];
  if (!moved || !next?.segment.text.startsWith(gap))
    throw new Error("the keyed sentence does not stand as it was moved");
  const rest = shown.flatMap((one) => {
    if (one === moved) return [];
    return [one === next ? withoutStart(one.segment, gap.length) : one.segment];
  });
  return insertedAt(rest, span.start - sourceStart, [
    moved.segment,
    { text: gap, shown: null },
  ]).filter(({ text }) => text !== "");
}

/** The segments with others put in at an offset. */
function insertedAt(
  segments: readonly SourceSegment[],
  offset: number,
  others: readonly SourceSegment[],
): SourceSegment[] {
  let start = 0;
  for (const [index, segment] of segments.entries()) {
    const end = start + segment.text.length;
    if (offset <= end)
      return [
        ...segments.slice(0, index),
        { ...segment, text: segment.text.slice(0, offset - start) },
        ...others,
        withoutStart(segment, offset - start),
        ...segments.slice(index + 1),
      ];
    start = end;
  }
  throw new Error("the sentence was moved from outside the text");
}
