/** Tables as CSV, for any spreadsheet. */
import Papa from "papaparse";
import type { Table } from "./table.ts";

/** Without it Excel takes Korean for something else. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A table as CSV. A cell that a spreadsheet would compute, such as one that begins with "=", begins with "'".
 * @example toCsv({ name: "단어", columns: ["단어"], rows: [["=1+1"]] }) // "\ufeff단어\r\n'=1+1\r\n"
 */
export function toCsv({ columns, rows }: Table): string {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: true, newline: "\r\n" },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
