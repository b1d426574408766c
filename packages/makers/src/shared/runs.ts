/** Runs of a passage with some spans replaced. */
import type { ItemContent, Run, Span } from "@pulda/question";

/** A span of the passage and the run that replaces it. */
export interface RunReplacement {
  readonly span: Span;
  readonly run: Run;
  /** What is put in behind the run: the comma of a reworded connective. */
  readonly added?: string;
}

/**
 * The runs of a span of the passage, with replacements.
 * @param replacements within `span`, not overlapping, in any order
 * @example passageRuns(text, { start: 0, end: text.length }, [{ span, run: { kind: "blank" } }])
 */
export function passageRuns(
  text: string,
  span: Span,
  replacements: readonly RunReplacement[],
): Run[] {
  const runs: Run[] = [];
  let end = span.start;
  let added = "";
  const addPlain = (to: number): void => {
    const plain = added + text.slice(end, to);
    if (plain !== "") runs.push({ kind: "plain", text: plain });
  };
  for (const replacement of replacements.toSorted((a, b) => a.span.start - b.span.start)) {
    addPlain(replacement.span.start);
    runs.push(replacement.run);
    end = replacement.span.end;
    added = replacement.added ?? "";
  }
  addPlain(span.end);
  return runs;
}

/** The options in order: the key inserted at its choice number among the distractors. */
export function insertKeyAt<T>(key: T, distractors: readonly T[], keyNumber: number): T[] {
  return [...distractors.slice(0, keyNumber - 1), key, ...distractors.slice(keyNumber - 1)];
}

/** 2 points, or 3 for a hard item. */
export function pointsFor(difficulty: ItemContent["difficulty"]): number {
  return difficulty === "high" ? 3 : 2;
}
