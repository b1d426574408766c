/** The runs of a passage in which some places are shown otherwise than they stand. */
import type { ItemContent, Run, Span } from "@pulda/question";

/** A stretch of the passage and what is shown in its stead. */
export interface RunReplacement {
  readonly span: Span;
  readonly run: Run;
}

/**
 * A stretch of the passage with its marks, in order.
 * @param marks stretches inside `span` that do not overlap, in any order
 * @example passageRuns(text, { start: 0, end: text.length }, [{ span, run: { kind: "blank" } }])
 */
export function passageRuns(text: string, span: Span, marks: readonly RunReplacement[]): Run[] {
  const runs: Run[] = [];
  let from = span.start;
  for (const mark of marks.toSorted((a, b) => a.span.start - b.span.start)) {
    if (mark.span.start > from)
      runs.push({ kind: "plain", text: text.slice(from, mark.span.start) });
    runs.push(mark.run);
    from = mark.span.end;
  }
  if (from < span.end) runs.push({ kind: "plain", text: text.slice(from, span.end) });
  return runs;
}

/** A list with the key put where the set wants it, the others around it in their order. */
export function insertKeyAt<T>(key: T, others: readonly T[], place: number): T[] {
  return [...others.slice(0, place - 1), key, ...others.slice(place - 1)];
}

/** 2 points, or 3 for a hard item. */
export function pointsFor(difficulty: ItemContent["difficulty"]): number {
  return difficulty === "high" ? 3 : 2;
}
