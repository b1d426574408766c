/** Merging of half-open spans `[start, end)`. */

interface TextSpan {
  readonly start: number;
  readonly end: number;
  /** Spans of different blocks never merge. */
  readonly block?: number;
}

/**
 * Sorts spans and merges those that overlap or touch.
 * @param bridges whether two spans also merge across the text between them, `[start, end)`
 * @example mergeSpans([{ start: 4, end: 9 }, { start: 0, end: 4 }]) // [{ start: 0, end: 9 }]
 */
export function mergeSpans<Span extends TextSpan>(
  spans: readonly Span[],
  bridges: (start: number, end: number) => boolean = () => false,
): Span[] {
  const inOrder = spans.toSorted((a, b) => (a.block ?? 0) - (b.block ?? 0) || a.start - b.start);
  const merged: Span[] = [];
  for (const span of inOrder) {
    const last = merged.at(-1);
    const isApart =
      !last ||
      last.block !== span.block ||
      (span.start > last.end && !bridges(last.end, span.start));
    if (isApart) merged.push(span);
    else merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end) };
  }
  return merged;
}
