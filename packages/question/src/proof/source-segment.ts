/** A segment of an item's source text. */
export interface SourceSegment {
  /** The segment's text in the source. */
  readonly text: string;
  /** Where the item shows it verbatim, in the offsets of `BlockSpan`; null where the key supplies it. */
  readonly shown: { readonly block: number; readonly start: number } | null;
}
