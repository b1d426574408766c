/** Cuts a text into segments for its highlights, which are snapped to whole words and merged. */
import type { BlockSpan, Run } from "@pulda/question";
import { highlightableText, mergeSpans } from "@pulda/question/schema-free";
import { segments, type Segment } from "../words/word-segments.ts";

/** A highlighted span of one block, half-open, counted as in `BlockSpan`. */
export interface Highlight {
  /** `mine`: the taker's own. `evidence`: a span that settles the key. */
  readonly kind: "mine" | "evidence";
  readonly start: number;
  readonly end: number;
}

/** A segment of a block's text and where it begins. */
export type PlacedSegment = Segment & { readonly at: number };

/** A part of one run that has the same highlights throughout. */
export interface HighlightSegment {
  readonly segments: readonly PlacedSegment[];
  readonly start: number;
  readonly end: number;
  readonly mine: Highlight | undefined;
  readonly evidence: Highlight | undefined;
}

/**
 * Where each run begins in its block's text.
 * @example runOffsets([{ kind: "plain", text: "Bees " }, { kind: "blank" }, { kind: "plain", text: "." }]) // [0, 5, 5]
 */
export function runOffsets(runs: readonly Run[]): number[] {
  let at = 0;
  return runs.map((run) => {
    const start = at;
    at += "text" in run ? run.text.length : 0;
    return start;
  });
}

/** The spans of one block, as highlights. */
export function highlightsIn(
  block: number,
  kind: Highlight["kind"],
  spans: readonly BlockSpan[] = [],
): Highlight[] {
  return spans
    .filter((span) => span.block === block)
    .map(({ start, end }) => ({ kind, start, end }));
}

/**
 * Highlights as they are rendered: in order, snapped to whole words, trimmed of white space. Highlights
 * of one kind do not overlap; the taker's own are also merged where only white space separates them.
 */
export function renderedHighlights(
  runs: readonly Run[],
  highlights: readonly Highlight[],
): Highlight[] {
  const text = highlightableText(runs);
  const words = wordSegments(runs);
  return (["evidence", "mine"] as const).flatMap((kind) => {
    const snapped = highlights
      .filter((highlight) => highlight.kind === kind)
      .flatMap((highlight) => snapToWords(highlight, words, text));
    return kind === "mine"
      ? mergeSpans(snapped, (start, end) => text.slice(start, end).trim() === "")
      : mergeSpans(snapped);
  });
}

/** The words and numbers of a block, in order. */
function wordSegments(runs: readonly Run[]): PlacedSegment[] {
  const offsets = runOffsets(runs);
  return runs.flatMap((run, index) =>
    "text" in run
      ? placedSegments(run.text, offsets[index] ?? 0).filter(({ kind }) => kind !== "between")
      : [],
  );
}

/** @param offset where the text begins in its block */
function placedSegments(text: string, offset: number): PlacedSegment[] {
  let at = offset;
  return segments(text).map((segment) => {
    const placed = { ...segment, at };
    at += segment.text.length;
    return placed;
  });
}

/** None where the highlight overlaps no word. */
function snapToWords(
  highlight: Highlight,
  words: readonly PlacedSegment[],
  text: string,
): Highlight[] {
  const overlapped = words.filter(
    (word) => word.at < highlight.end && word.at + word.text.length > highlight.start,
  );
  const [first, last] = [overlapped[0], overlapped.at(-1)];
  if (!first || !last) return [];
  const own = text.slice(highlight.start, highlight.end);
  const leading = own.length - own.trimStart().length;
  const trailing = own.length - own.trimEnd().length;
  const start = Math.min(highlight.start + leading, first.at);
  const end = Math.max(highlight.end - trailing, last.at + last.text.length);
  return [{ ...highlight, start, end: Math.min(end, text.length) }];
}

/**
 * A run's text, cut where rendered highlights begin and end; a word is never cut.
 * @param start where the run begins in its block
 */
export function highlightSegments(
  text: string,
  start: number,
  highlights: readonly Highlight[],
): HighlightSegment[] {
  const boundaries = highlights.flatMap((highlight) => [highlight.start, highlight.end]);
  const pieces = placedSegments(text, start).flatMap((segment) =>
    segment.kind === "between" ? cut(segment, boundaries) : [segment],
  );
  const found: HighlightSegment[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const end = piece.at + piece.text.length;
    const covering = (kind: Highlight["kind"]) =>
      highlights.find(
        (highlight) =>
          highlight.kind === kind && highlight.start <= piece.at && highlight.end >= end,
      );
    const [mine, evidence] = [covering("mine"), covering("evidence")];
    if (last && last.mine === mine && last.evidence === evidence)
      found[found.length - 1] = { ...last, segments: [...last.segments, piece], end };
    else found.push({ segments: [piece], start: piece.at, end, mine, evidence });
  }
  return found;
}

function cut(segment: PlacedSegment, boundaries: readonly number[]): PlacedSegment[] {
  const end = segment.at + segment.text.length;
  const inner = boundaries
    .filter((boundary) => boundary > segment.at && boundary < end)
    .toSorted((a, b) => a - b);
  const cuts = [segment.at, ...new Set(inner), end];
  return cuts.slice(0, -1).map((at, index) => ({
    ...segment,
    at,
    text: segment.text.slice(at - segment.at, (cuts[index + 1] ?? end) - segment.at),
  }));
}

/** Whether the taker's own highlights cover every word of a span. */
export function isFullyHighlighted(
  runs: readonly Run[],
  span: Pick<Highlight, "start" | "end">,
  highlights: readonly Highlight[],
): boolean {
  const mine = renderedHighlights(runs, highlights).filter(({ kind }) => kind === "mine");
  const words = wordSegments(runs).filter(
    ({ at, text }) => at < span.end && at + text.length > span.start,
  );
  return (
    words.length > 0 &&
    words.every(({ at, text }) =>
      mine.some(({ start, end }) => start <= at && end >= at + text.length),
    )
  );
}
