/** Stretches of a text that are drawn on it: where they begin and end, and what they lie on. */
import type { BlockSpan, Run } from "@pulda/question";
import { highlightableText, mergeSpans } from "@pulda/question/schema-free";
import { segments, type Segment } from "./words.ts";

/** A stretch of a block's text, half-open, as `BlockSpan` counts. */
export interface Mark {
  /** The learner's own, or a place that settles the key. */
  readonly kind: "mine" | "evidence";
  readonly from: number;
  readonly to: number;
}

/** A segment of a block's text and where it begins. */
export type Placed = Segment & { readonly at: number };

/** A stretch of one run on which the same marks lie. */
export interface Stretch {
  readonly pieces: readonly Placed[];
  readonly from: number;
  readonly to: number;
  readonly mine: Mark | undefined;
  readonly evidence: Mark | undefined;
}

/**
 * Where each run begins in its block's text.
 * @example starts([{ kind: "plain", text: "Bees " }, { kind: "blank" }, { kind: "plain", text: "." }]) // [0, 5, 5]
 */
export function starts(runs: readonly Run[]): number[] {
  let at = 0;
  return runs.map((run) => {
    const start = at;
    at += "text" in run ? run.text.length : 0;
    return start;
  });
}

/** The spans of one block as marks. */
export function marksIn(
  block: number,
  kind: Mark["kind"],
  spans: readonly BlockSpan[] = [],
): Mark[] {
  return spans.filter((span) => span.block === block).map(({ from, to }) => ({ kind, from, to }));
}

/**
 * Marks as they are drawn: in order, on whole words, without white space at their ends; marks of
 * one kind do not overlap, and the learner's own run on where only white space parts them.
 */
export function drawn(runs: readonly Run[], marks: readonly Mark[]): Mark[] {
  const text = highlightableText(runs);
  const words = wordsOf(runs);
  return (["evidence", "mine"] as const).flatMap((kind) => {
    const whole = marks
      .filter((mark) => mark.kind === kind)
      .flatMap((mark) => overWholeWords(mark, words, text));
    return kind === "mine"
      ? mergeSpans(whole, (from, to) => text.slice(from, to).trim() === "")
      : mergeSpans(whole);
  });
}

/** The words and numbers of a block, in order. */
function wordsOf(runs: readonly Run[]): Placed[] {
  const at = starts(runs);
  return runs.flatMap((run, index) =>
    "text" in run ? placed(run.text, at[index] ?? 0).filter(({ kind }) => kind !== "between") : [],
  );
}

function placed(text: string, from: number): Placed[] {
  let at = from;
  return segments(text).map((segment) => {
    const start = at;
    at += segment.text.length;
    return { ...segment, at: start };
  });
}

function overWholeWords(mark: Mark, words: readonly Placed[], text: string): Mark[] {
  const touched = words.filter(
    (word) => word.at < mark.to && word.at + word.text.length > mark.from,
  );
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return [];
  const own = text.slice(mark.from, mark.to);
  const lead = own.length - own.trimStart().length;
  const tail = own.length - own.trimEnd().length;
  const from = Math.min(mark.from + lead, first.at);
  const to = Math.max(mark.to - tail, last.at + last.text.length);
  return [{ ...mark, from, to: Math.min(to, text.length) }];
}

/**
 * A run's text, cut where drawn marks begin and end; a word is never cut.
 * @param from where the run begins in its block
 */
export function stretches(text: string, from: number, marks: readonly Mark[]): Stretch[] {
  const edges = marks.flatMap((mark) => [mark.from, mark.to]);
  const pieces = placed(text, from).flatMap((piece) =>
    piece.kind === "between" ? cut(piece, edges) : [piece],
  );
  const found: Stretch[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const to = piece.at + piece.text.length;
    const on = (kind: Mark["kind"]) =>
      marks.find((mark) => mark.kind === kind && mark.from <= piece.at && mark.to >= to);
    const [mine, evidence] = [on("mine"), on("evidence")];
    if (last && last.mine === mine && last.evidence === evidence)
      found[found.length - 1] = { ...last, pieces: [...last.pieces, piece], to };
    else found.push({ pieces: [piece], from: piece.at, to, mine, evidence });
  }
  return found;
}

function cut(piece: Placed, edges: readonly number[]): Placed[] {
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
  stretch: Pick<Mark, "from" | "to">,
  marks: readonly Mark[],
): boolean {
  const mine = drawn(runs, marks).filter(({ kind }) => kind === "mine");
  const words = wordsOf(runs).filter(
    ({ at, text }) => at < stretch.to && at + text.length > stretch.from,
  );
  return (
    words.length > 0 &&
    words.every(({ at, text }) =>
      mine.some((mark) => mark.from <= at && mark.to >= at + text.length),
    )
  );
}
