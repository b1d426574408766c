/** Stretches of a text that are drawn on it: where they begin and end, and what they lie on. */
import type { BlockSpan, Run } from "@pulda/question";
import { highlightableText, mergeSpans } from "@pulda/question/schema-free";
import { segments, type Segment } from "../words/word-segments.ts";

/** A stretch of a block's text, half-open, as `BlockSpan` counts. */
export interface Highlight {
  /** The learner's own, or a place that settles the key. */
  readonly kind: "mine" | "evidence";
  readonly start: number;
  readonly end: number;
}

/** A segment of a block's text and where it begins. */
export type PlacedSegment = Segment & { readonly at: number };

/** A stretch of one run on which the same marks lie. */
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

/** The spans of one block as marks. */
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
 * Marks as they are drawn: in order, on whole words, without white space at their ends; marks of
 * one kind do not overlap, and the learner's own run on where only white space parts them.
 */
export function renderedHighlights(runs: readonly Run[], marks: readonly Highlight[]): Highlight[] {
  const text = highlightableText(runs);
  const words = wordSegments(runs);
  return (["evidence", "mine"] as const).flatMap((kind) => {
    const whole = marks
      .filter((mark) => mark.kind === kind)
      .flatMap((mark) => overWholeWords(mark, words, text));
    return kind === "mine"
      ? mergeSpans(whole, (start, end) => text.slice(start, end).trim() === "")
      : mergeSpans(whole);
  });
}

/** The words and numbers of a block, in order. */
function wordSegments(runs: readonly Run[]): PlacedSegment[] {
  const at = runOffsets(runs);
  return runs.flatMap((run, index) =>
    "text" in run ? placed(run.text, at[index] ?? 0).filter(({ kind }) => kind !== "between") : [],
  );
}

/** @param offset where the text begins in its block */
function placed(text: string, offset: number): PlacedSegment[] {
  let at = offset;
  return segments(text).map((segment) => {
    const placedSegment = { ...segment, at };
    at += segment.text.length;
    return placedSegment;
  });
}

function overWholeWords(
  mark: Highlight,
  words: readonly PlacedSegment[],
  text: string,
): Highlight[] {
  const touched = words.filter(
    (word) => word.at < mark.end && word.at + word.text.length > mark.start,
  );
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return [];
  const own = text.slice(mark.start, mark.end);
  const lead = own.length - own.trimStart().length;
  const tail = own.length - own.trimEnd().length;
  const start = Math.min(mark.start + lead, first.at);
  const end = Math.max(mark.end - tail, last.at + last.text.length);
  return [{ ...mark, start, end: Math.min(end, text.length) }];
}

/**
 * A run's text, cut where drawn marks begin and end; a word is never cut.
 * @param from where the run begins in its block
 */
export function highlightSegments(
  text: string,
  start: number,
  marks: readonly Highlight[],
): HighlightSegment[] {
  const edges = marks.flatMap((mark) => [mark.start, mark.end]);
  const pieces = placed(text, start).flatMap((piece) =>
    piece.kind === "between" ? cut(piece, edges) : [piece],
  );
  const found: HighlightSegment[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const end = piece.at + piece.text.length;
    const on = (kind: Highlight["kind"]) =>
      marks.find((mark) => mark.kind === kind && mark.start <= piece.at && mark.end >= end);
    const [mine, evidence] = [on("mine"), on("evidence")];
    if (last && last.mine === mine && last.evidence === evidence)
      found[found.length - 1] = { ...last, segments: [...last.segments, piece], end };
    else found.push({ segments: [piece], start: piece.at, end, mine, evidence });
  }
  return found;
}

function cut(piece: PlacedSegment, edges: readonly number[]): PlacedSegment[] {
  const end = piece.at + piece.text.length;
  const inner = edges.filter((edge) => edge > piece.at && edge < end).toSorted((a, b) => a - b);
  const cuts = [piece.at, ...new Set(inner), end];
  return cuts.slice(0, -1).map((at, index) => ({
    ...piece,
    at,
    text: piece.text.slice(at - piece.at, (cuts[index + 1] ?? end) - piece.at),
  }));
}

/** Whether every word of a stretch lies on the learner's own marks. */
export function isHighlighted(
  runs: readonly Run[],
  stretch: Pick<Highlight, "start" | "end">,
  marks: readonly Highlight[],
): boolean {
  const mine = renderedHighlights(runs, marks).filter(({ kind }) => kind === "mine");
  const words = wordSegments(runs).filter(
    ({ at, text }) => at < stretch.end && at + text.length > stretch.start,
  );
  return (
    words.length > 0 &&
    words.every(({ at, text }) =>
      mine.some((mark) => mark.start <= at && mark.end >= at + text.length),
    )
  );
}
