/** Evidence highlights: the spans of an item's text that settle its key, shown once the key may be seen. */
import type { ItemContent } from "../item/item.ts";
import type { SourceSegment } from "./source-segment.ts";
import { editedPlaces, isKeyedPlace, sourceSegments } from "./source-segments.ts";
import type { Evidence, Proof } from "./proof.ts";
import { mergeSpans } from "../annotation/merge-spans.ts";
import { highlightableText } from "../item/text-content.ts";
import type { BlockSpan } from "../item/text.ts";

/**
 * The evidence of an item's proof as spans of its own blocks, with the keyed place where that has text; in
 * the order of the text, merged where they touch. None for an item that was not made from a passage, and
 * none where the item and its proof contradict each other.
 * @example evidenceHighlights(item) // [{ block: 0, start: 17, end: 24 }]
 */
export function evidenceHighlights(item: ItemContent): BlockSpan[] {
  const { proof } = item;
  if (proof.kind !== "made") return [];
  const segments = segmentsOf(item);
  const length = segments.reduce((sum, { text }) => sum + text.length, 0);
  // the length differs from the source's, so that offsets cannot be mapped
  if (length === 0 || length !== proof.source.end - proof.source.start) return [];
  const evidence = decisiveEvidence(proof).flatMap(({ span }) =>
    blockSpansOf(segments, span.start - proof.source.start, span.end - proof.source.start),
  );
  return mergedAndTrimmed(item, [...evidence, ...keyedPlaces(item), ...editedPlaces(item)]);
}

/** The evidence to highlight: that of the key, not that of the distractors. */
function decisiveEvidence({
  operation,
  evidence,
}: Extract<Proof, { kind: "made" }>): readonly Evidence[] {
  switch (operation.kind) {
    // the evidence against an intruder is all other sentences; with them highlighted, nothing would stand out
    case "insert":
      return [];
    // the first evidence is the key's, the rest is about the distractors
    case "keep":
      return evidence.slice(0, 1);
    default:
      return evidence;
  }
}

function segmentsOf(item: ItemContent): SourceSegment[] {
  try {
    return sourceSegments(item) ?? [];
  } catch {
    return [];
  }
}

/** The block spans that show the source's span [start, end). */
function blockSpansOf(segments: readonly SourceSegment[], start: number, end: number): BlockSpan[] {
  let at = 0;
  return segments.flatMap(({ text, shown }) => {
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

/** The spans sorted, merged and without white space at their ends; punctuation alone is left out. */
function mergedAndTrimmed(item: ItemContent, spans: readonly BlockSpan[]): BlockSpan[] {
  return mergeSpans(spans).flatMap(({ block, start, end }) => {
    const text = highlightableText(item.blocks[block]?.runs ?? []).slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const first = start + text.length - text.trimStart().length;
    return [{ block, start: first, end: first + text.trim().length }];
  });
}
