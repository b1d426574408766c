/** Merging of half-open spans `[from, to)`. */

interface TextSpan {
  readonly from: number;
  readonly to: number;
  /** Spans of different blocks never merge. */
  readonly block?: number;
}

/**
 * Spans in order, those that overlap or touch made one.
 * @param bridges whether the text between two spans, `[from, to)`, is no reason to keep them apart
 * @example mergeSpans([{ from: 4, to: 9 }, { from: 0, to: 4 }]) // [{ from: 0, to: 9 }]
 */
export function mergeSpans<Span extends TextSpan>(
  spans: readonly Span[],
  bridges: (from: number, to: number) => boolean = () => false,
): Span[] {
  const inOrder = spans.toSorted((a, b) => (a.block ?? 0) - (b.block ?? 0) || a.from - b.from);
  const merged: Span[] = [];
  for (const span of inOrder) {
    const last = merged.at(-1);
    const isApart =
      !last || last.block !== span.block || (span.from > last.to && !bridges(last.to, span.from));
    if (isApart) merged.push(span);
    else merged[merged.length - 1] = { ...last, to: Math.max(last.to, span.to) };
  }
  return merged;
}
