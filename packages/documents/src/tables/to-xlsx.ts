/** Tables as XLSX, for Excel and what reads its files. */
import writeExcelFile from "write-excel-file/node";
import { emsOf } from "../paper/ems.ts";
import type { Cell, Table } from "./table.ts";

/** What a cell and the name of a sheet may have. */
const MAX_CELL = 32_767;
const MAX_NAME = 31;
/** How wide columns are, in digits. */
const WIDTH = { least: 8, most: 60 } as const;
/** So many rows say how wide a column is. */
const MEASURED_ROWS = 1000;

/**
 * Tables as a file with a sheet for each. Texts are texts: nothing is computed.
 * @example (await toXlsx(table)).subarray(0, 2) // "PK"
 */
export function toXlsx(...tables: readonly Table[]): Promise<Uint8Array> {
  return writeExcelFile(tables.map(sheetOf)).toBuffer();
}

function sheetOf(table: Table) {
  const head = table.columns.map((value) => ({
    value,
    type: String,
    fontWeight: "bold" as const,
  }));
  return {
    data: [head, ...table.rows.map((row) => row.map(cellOf))],
    sheet: sheetName(table.name),
    columns: table.columns.map((_, at) => ({ width: widthOf(table, at) })),
    stickyRowsCount: 1,
  };
}

function cellOf(value: Cell) {
  if (typeof value === "number") return { value, type: Number };
  if (value === "") return null;
  return { value: value.slice(0, MAX_CELL).toWellFormed(), type: String, wrap: true };
}

/** A name that Excel takes: short, without what its formulas use. */
function sheetName(name: string): string {
  const taken = name
    .replace(/[\\/?*[\]:]/gu, " ")
    .slice(0, MAX_NAME)
    .toWellFormed();
  return taken.replace(/^[\s']+|[\s']+$/gu, "") || "Pulda";
}

function widthOf({ columns, rows }: Table, at: number): number {
  const texts = [columns[at] ?? "", ...rows.slice(0, MEASURED_ROWS).map((row) => String(row[at]))];
  // a digit is about half an em wide
  const widest = Math.max(...texts.map((text) => emsOf(text) * 2)) + 2;
  return Math.min(WIDTH.most, Math.max(WIDTH.least, Math.ceil(widest)));
}
