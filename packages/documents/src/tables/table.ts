/** A table: what spreadsheets read of a word list or of results. */
import { cleanText } from "../markup/clean-text.ts";

export type Cell = string | number;

export interface Table {
  /** "내 단어장"; the sheet's name. */
  readonly name: string;
  readonly columns: readonly string[];
  /** As many cells in each row as there are columns. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A column of things of one kind. */
export interface Column<Thing> {
  readonly name: string;
  readonly cell: (thing: Thing) => Cell;
}

/**
 * The table of some things. A column in which no thing has anything is left out, except the first two.
 * @example tableOf("단어", [{ name: "단어", cell: ({ text }) => text }], [{ text: "brief" }]).rows // [["brief"]]
 */
export function tableOf<Thing>(
  name: string,
  columns: readonly Column<Thing>[],
  things: readonly Thing[],
): Table {
  const used = columns.filter(
    ({ cell }, at) => at < 2 || things.some((thing) => cell(thing) !== ""),
  );
  return {
    name,
    columns: used.map((column) => column.name),
    rows: things.map((thing) => used.map(({ cell }) => cleaned(cell(thing)))),
  };
}

function cleaned(cell: Cell): Cell {
  return typeof cell === "string" ? cleanText(cell).trim() : cell;
}
