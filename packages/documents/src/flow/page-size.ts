/** How large the pages of a paper are and where the text stands on them, in mm; the same as on the PDF. */
import type { PaperLayout } from "../paper/paper.ts";

export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly columns: 1 | 2;
  /** Between two columns. */
  readonly gap: number;
}

const SIZES = { A4: { width: 210, height: 297 }, B4: { width: 257, height: 364 } } as const;

/** The pages of a layout. */
export function pageSizeOf({ size, columns }: PaperLayout): PageSize {
  return { ...SIZES[size], margin: { side: 15, top: 21, bottom: 17 }, columns, gap: 9 };
}

/** How wide the text is over all columns. */
export function textWidth({ width, margin }: PageSize): number {
  return width - 2 * margin.side;
}

/**
 * How wide a column is.
 * @example columnWidth(pageSizeOf({ size: "A4", columns: 2 })) // 85.5
 */
export function columnWidth(page: PageSize): number {
  return (textWidth(page) - page.gap * (page.columns - 1)) / page.columns;
}

/** How high the columns of a page are. */
export function columnHeight({ height, margin }: PageSize): number {
  return height - margin.top - margin.bottom;
}
