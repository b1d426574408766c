/**
 * The flow: a paper as paragraphs, boxes and grids in their order, each under its role. Files of word processors are
 * written from it, so that they hold the same and differ only in how their format says it.
 */
import type { PageSize } from "./page-size.ts";
import type { Role } from "./roles.ts";

/** Text in one form. "\t" goes to the next tab stop; there are no line breaks in it. */
export interface Inline {
  readonly text: string;
  readonly form?: "bold" | "underlined" | "boxed";
}

export interface FlowParagraph {
  readonly kind: "paragraph";
  readonly role: Role;
  /** What hangs before the text, "①" or "(A)"; the role says how far. */
  readonly marker?: string;
  readonly inlines: readonly Inline[];
  /** The shares of the line at which its tab stops are. */
  readonly tabStops?: readonly number[];
  /** Whether it stands in the column in which the next one begins. */
  readonly keepsNext?: boolean;
  readonly startsPage?: boolean;
}

/** Paragraphs with a line around them. */
export interface FlowBox {
  readonly kind: "box";
  readonly paragraphs: readonly FlowParagraph[];
  readonly keepsNext?: boolean;
}

export interface FlowCell {
  readonly paragraph: FlowParagraph;
  /** How many columns it goes over; 1 where it is not said. */
  readonly span?: number;
}

/** Paragraphs in rows and columns. */
export interface FlowGrid {
  readonly kind: "grid";
  /** Around each cell, below each row, below the last row, or none. */
  readonly lines: "all" | "rows" | "below" | "none";
  /** The share of the width that each column has. */
  readonly shares: readonly number[];
  /** The cells of each row go over all columns. */
  readonly rows: readonly (readonly FlowCell[])[];
  readonly keepsNext?: boolean;
}

export type FlowBlock = FlowParagraph | FlowBox | FlowGrid;

export interface Flow {
  readonly title: string;
  readonly page: PageSize;
  /** What stands over all columns of the first page. */
  readonly head: FlowGrid;
  /** What stands above the text from the second page on. */
  readonly runningHead: FlowGrid;
  /** What stands in the columns. */
  readonly body: readonly FlowBlock[];
}

/**
 * A paragraph of a role.
 * @example paragraph("instruction", [{ text: "1. 다음 글의 주제는?", form: "bold" }])
 */
export function paragraph(
  role: Role,
  inlines: readonly Inline[],
  rest: Omit<FlowParagraph, "kind" | "role" | "inlines"> = {},
): FlowParagraph {
  return { kind: "paragraph", role, inlines, ...rest };
}

/** The paragraphs of a block, row by row. */
export function paragraphsOfBlock(block: FlowBlock): readonly FlowParagraph[] {
  switch (block.kind) {
    case "paragraph":
      return [block];
    case "box":
      return block.paragraphs;
    case "grid":
      return block.rows.flat().map((cell) => cell.paragraph);
  }
}

/**
 * A row of cells with what each needs of the columns: where it begins, how many it has, its share of the width.
 * @example placed([{ paragraph, span: 2 }, { paragraph }], [0.3, 0.3, 0.4]).map(({ share }) => share) // [0.6, 0.4]
 */
export function placed(
  row: readonly FlowCell[],
  shares: readonly number[],
): { paragraph: FlowParagraph; column: number; span: number; share: number }[] {
  let column = 0;
  return row.map(({ paragraph: one, span = 1 }) => {
    const start = column;
    column += span;
    const share = shares.slice(start, column).reduce((sum, each) => sum + each, 0);
    return { paragraph: one, column: start, span, share };
  });
}

/** Where the cells of a row have a line: around them, below them, or nowhere. */
export function rowBorder({ lines, rows }: FlowGrid, row: number): "all" | "bottom" | "none" {
  if (lines === "all" || lines === "none") return lines;
  return lines === "rows" || row === rows.length - 1 ? "bottom" : "none";
}
