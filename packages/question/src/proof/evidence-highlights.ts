/** The places of an item's text that settle its key, to be shown once the key may be seen. */
import type { ItemContent } from "../item/item.ts";
import { isKeyedPlace, sourceSegments, type SourceSegment } from "./source-segments.ts";
import type { Evidence, Proof } from "./proof.ts";
import { mergeSpans } from "../annotation/merge-spans.ts";
import { highlightableText } from "../item/text-content.ts";
import type { BlockSpan } from "../item/text.ts";

/**
 * The evidence of an item's proof as stretches of its own blocks, with the place that the key names
 * where that has words; in the order of the text, none touching another. None for an item without a
 * passage behind it, and none where the item and its proof contradict each other.
 * @example evidenceHighlights(item) // [{ block: 0, start: 17, end: 24 }]
 */
export function evidenceHighlights(item: ItemContent): BlockSpan[] {
  const { proof } = item;
  if (proof.kind !== "made") return [];
  const pieces = piecesOf(item);
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  // another length than the source had: nothing can be said to stand anywhere
  if (length === 0 || length !== proof.source.end - proof.source.start) return [];
  const lit = decisiveEvidence(proof).flatMap(({ span }) =>
    shownPlaces(pieces, span.start - proof.source.start, span.end - proof.source.start),
  );
  return joined(item, [...lit, ...keyedPlaces(item)]);
}

/** The evidence that leads the eye to the key. */
function decisiveEvidence({
  operation,
  evidence,
}: Extract<Proof, { kind: "made" }>): readonly Evidence[] {
  switch (operation.kind) {
    // an intruder stands out from all other sentences; were they lit, nothing would stand out
    case "insert":
      return [];
    // the first place is the key's, the others speak of the other options
    case "keep":
      return evidence.slice(0, 1);
    default:
      return evidence;
  }
}

function piecesOf(item: ItemContent): SourceSegment[] {
  try {
    return sourceSegments(item) ?? [];
  } catch {
    return [];
  }
}

/** Where the blocks show the source's stretch [start, end). */
function shownPlaces(pieces: readonly SourceSegment[], start: number, end: number): BlockSpan[] {
  let at = 0;
  return pieces.flatMap(({ text, shown }) => {
    const first = Math.max(0, start - at);
    const last = Math.min(text.length, end - at);
    at += text.length;
    if (!shown || first >= last) return [];
    return [{ block: shown.block, start: shown.start + first, end: shown.start + last }];
  });
}

function keyedPlaces(item: ItemContent): BlockSpan[] {
  return item.blocks.flatMap(({ runs }, block) => {
    let start = 0;
    return runs.flatMap((run) => {
      if (!("text" in run)) return [];
      const span = { block, start, end: start + run.text.length };
      start = span.end;
      return isKeyedPlace(item, run) ? [span] : [];
    });
  });
}

/**
 * In order; what overlaps or touches becomes one, without the white space at its ends. A full stop
 * alone is left out.
 */
function joined(item: ItemContent, spans: readonly BlockSpan[]): BlockSpan[] {
  return mergeSpans(spans).flatMap(({ block, start, end }) => {
    const text = highlightableText(item.blocks[block]?.runs ?? []).slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const first = start + text.length - text.trimStart().length;
    return [{ block, start: first, end: first + text.trim().length }];
  });
}
