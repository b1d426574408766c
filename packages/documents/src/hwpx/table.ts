/** A table of a HWPX file: a box is one with a single cell. */
import { element, type Xml, type XmlContent } from "../markup/xml.ts";
import { ofMm } from "./units.ts";

export interface Cell {
  /** In mm. */
  readonly width: number;
  /** About how high, in mm: what Hangul makes higher where the text needs it. */
  readonly height: number;
  readonly content: XmlContent;
  readonly column: number;
  /** How many columns it goes over. */
  readonly span: number;
  /** The number of the line around it. */
  readonly border: number;
}

/** Where a table stands: as a character, in the column, or above all columns of the first page. */
export type TableAnchor = "character" | "column" | "page";

export interface TableForm {
  readonly id: number;
  /** How many columns it has. */
  readonly columns: number;
  /** The number of the line around all of it. */
  readonly border: number;
  /** Left and right in each cell, in mm. */
  readonly padding: number;
  /** A character is not split, and what is above all columns is not either. */
  readonly anchor: TableAnchor;
}

/** Above and below a table, and in its cells, in mm. */
const OUTSIDE = 1;
const INSIDE = 1;
/** Between the title and the columns. */
const BELOW_TITLE = 2.5;

/** A table whose rows go over all its columns. */
export function table(rows: readonly (readonly Cell[])[], form: TableForm): Xml {
  const { id, columns, border, anchor } = form;
  const width = sum((rows[0] ?? []).map((cell) => cell.width));
  const height = sum(rows.map(([cell]) => cell?.height ?? 0));
  return element(
    "hp:tbl",
    {
      id,
      zOrder: 0,
      numberingType: "TABLE",
      textWrap: "TOP_AND_BOTTOM",
      textFlow: "BOTH_SIDES",
      lock: 0,
      dropcapstyle: "None",
      pageBreak: "CELL",
      repeatHeader: 0,
      rowCnt: rows.length,
      colCnt: columns,
      cellSpacing: 0,
      borderFillIDRef: border,
      noAdjust: 0,
    },
    element("hp:sz", {
      width: ofMm(width),
      widthRelTo: "ABSOLUTE",
      height: ofMm(height),
      heightRelTo: "ABSOLUTE",
      protect: 0,
    }),
    element("hp:pos", {
      treatAsChar: anchor === "character" ? 1 : 0,
      affectLSpacing: 0,
      flowWithText: 1,
      allowOverlap: 0,
      holdAnchorAndSO: 0,
      vertRelTo: anchor === "page" ? "PAGE" : "PARA",
      horzRelTo: anchor === "page" ? "PAGE" : "COLUMN",
      vertAlign: "TOP",
      horzAlign: "LEFT",
      vertOffset: 0,
      horzOffset: 0,
    }),
    margin("hp:outMargin", 0, anchor === "page" ? BELOW_TITLE : OUTSIDE),
    margin("hp:inMargin", form.padding, INSIDE),
    rows.map((row, rowAddr) =>
      element(
        "hp:tr",
        {},
        row.map((cell) => tableCell(cell, rowAddr, form)),
      ),
    ),
  );
}

function tableCell(
  { width, height, content, column, span, border }: Cell,
  rowAddr: number,
  { padding }: TableForm,
): Xml {
  return element(
    "hp:tc",
    {
      name: "",
      header: 0,
      hasMargin: 1,
      protect: 0,
      editable: 0,
      dirty: 0,
      borderFillIDRef: border,
    },
    subList(content, "CENTER"),
    element("hp:cellAddr", { colAddr: column, rowAddr }),
    element("hp:cellSpan", { colSpan: span, rowSpan: 1 }),
    element("hp:cellSz", { width: ofMm(width), height: ofMm(height) }),
    margin("hp:cellMargin", padding, INSIDE),
  );
}

/** Paragraphs inside of something: a cell, what stands on every page. */
export function subList(
  content: XmlContent,
  vertAlign: "TOP" | "CENTER" | "BOTTOM",
  { width, height }: { readonly width: number; readonly height: number } = { width: 0, height: 0 },
): Xml {
  return element(
    "hp:subList",
    {
      id: "",
      textDirection: "HORIZONTAL",
      lineWrap: "BREAK",
      vertAlign,
      linkListIDRef: 0,
      linkListNextIDRef: 0,
      textWidth: ofMm(width),
      textHeight: ofMm(height),
      hasTextRef: 0,
      hasNumRef: 0,
    },
    content,
  );
}

function margin(name: string, sides: number, ends: number): Xml {
  return element(name, {
    left: ofMm(sides),
    right: ofMm(sides),
    top: ofMm(ends),
    bottom: ofMm(ends),
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
