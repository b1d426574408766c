/** Grids of a DOCX file, which are tables. */
import {
  BorderStyle,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
  type ITableCellBorders,
  type Paragraph,
} from "docx";
import { placed, rowBorder, type FlowGrid } from "../flow/flow.ts";
import { paragraphOf } from "./paragraphs.ts";
import { ofMm } from "./units.ts";

/** In a cell, left and right, and above and below, in mm. */
const PADDING = { sides: 0.7, ends: 1 } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "auto" } as const;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;

/** A grid in a column of some width, in mm. */
export function gridTable(grid: FlowGrid, width: number): Table {
  const { rows, shares, keepsNext } = grid;
  const cells = rows.map((row, at) => {
    // a row stays with the next one as the grid does with what follows
    const isKept = keepsNext === true || at < rows.length - 1;
    return placed(row, shares).map(({ paragraph, span, share }) => {
      const cellWidth = share * width;
      return cellOf([paragraphOf(paragraph, { width: cellWidth, keepsNext: isKept })], {
        border: rowBorder(grid, at),
        share: cellWidth,
        span,
      });
    });
  });
  return tableOf(
    cells,
    shares.map((share) => share * width),
    keepsNext,
  );
}

function tableOf(
  rows: readonly (readonly TableCell[])[],
  widths: readonly number[],
  keepsNext = false,
): Table {
  const columnWidths = widths.map(ofMm);
  return new Table({
    width: { size: columnWidths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    borders: {
      top: NO_LINE,
      bottom: NO_LINE,
      left: NO_LINE,
      right: NO_LINE,
      insideHorizontal: NO_LINE,
      insideVertical: NO_LINE,
    },
    rows: rows.map((cells) => new TableRow({ children: cells, cantSplit: keepsNext })),
  });
}

interface CellForm {
  readonly border: "all" | "bottom" | "none";
  /** In mm. */
  readonly share: number;
  readonly span: number;
}

function cellOf(children: readonly Paragraph[], { border, share, span }: CellForm) {
  const side = border === "all" ? LINE : NO_LINE;
  const borders: ITableCellBorders = {
    top: side,
    left: side,
    right: side,
    bottom: border === "none" ? NO_LINE : LINE,
  };
  return new TableCell({
    children,
    borders,
    columnSpan: span,
    width: { size: ofMm(share), type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    margins: {
      left: ofMm(PADDING.sides),
      right: ofMm(PADDING.sides),
      top: ofMm(PADDING.ends),
      bottom: ofMm(PADDING.ends),
      marginUnitType: WidthType.DXA,
    },
  });
}
