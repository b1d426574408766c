/** The places of an item's text that settle its key, to be shown once the key may be seen. */
import type { ItemContent } from "./item.ts";
import { isKeyedPlace, sourcePieces, type SourcePiece } from "./pieces.ts";
import type { Evidence, Proof } from "./proof.ts";
import { mergeSpans } from "./annotation/merge-spans.ts";
import { highlightableText } from "./item/text-content.ts";
import type { BlockSpan } from "./text.ts";

/**
 * The evidence of an item's proof as stretches of its own blocks, with the place that the key names
 * where that has words; in the order of the text, none touching another. None for an item without a
 * passage behind it, and none where the item and its proof contradict each other.
 * @example litPlaces(item) // [{ block: 0, from: 17, to: 24 }]
 */
export function litPlaces(item: ItemContent): BlockSpan[] {
  const { proof } = item;
  if (proof.kind !== "made") return [];
  const pieces = piecesOf(item);
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  // another length than the source had: nothing can be said to stand anywhere
  if (length === 0 || length !== proof.source.end - proof.source.start) return [];
  const lit = telling(proof).flatMap(({ span }) =>
    shownPlaces(pieces, span.start - proof.source.start, span.end - proof.source.start),
  );
  return joined(item, [...lit, ...keyedPlaces(item)]);
}

/** The evidence that leads the eye to the key. */
function telling({ operation, evidence }: Extract<Proof, { kind: "made" }>): readonly Evidence[] {
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

function piecesOf(item: ItemContent): SourcePiece[] {
  try {
    return sourcePieces(item) ?? [];
  } catch {
    return [];
  }
}

/** Where the blocks show the source's stretch [start, end). */
function shownPlaces(pieces: readonly SourcePiece[], start: number, end: number): BlockSpan[] {
  let at = 0;
  return pieces.flatMap(({ text, shown }) => {
    const from = Math.max(0, start - at);
    const to = Math.min(text.length, end - at);
    at += text.length;
    if (!shown || from >= to) return [];
    return [{ block: shown.block, from: shown.from + from, to: shown.from + to }];
  });
}

function keyedPlaces(item: ItemContent): BlockSpan[] {
  return item.blocks.flatMap(({ runs }, block) => {
    let from = 0;
    return runs.flatMap((run) => {
      if (!("text" in run)) return [];
      const span = { block, from, to: from + run.text.length };
      from = span.to;
      return isKeyedPlace(item, run) ? [span] : [];
    });
  });
}

/**
 * In order; what overlaps or touches becomes one, without the white space at its ends. A full stop
 * alone is left out.
 */
function joined(item: ItemContent, spans: readonly BlockSpan[]): BlockSpan[] {
  return mergeSpans(spans).flatMap(({ block, from, to }) => {
    const text = highlightableText(item.blocks[block]?.runs ?? []).slice(from, to);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const start = from + text.length - text.trimStart().length;
    return [{ block, from: start, to: start + text.trim().length }];
  });
}
