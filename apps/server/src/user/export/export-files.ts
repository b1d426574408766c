/** The files of an export: one JSON document, or a ZIP with a table in each file. */
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { EXPORTED_TABLES, type ExportStore } from "./export-store.ts";

/** Columns that hold JSON. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([
  "request",
  "refused",
  "body",
  "former",
  "item",
  "response",
  "retry",
  "marks",
  "card",
]);

/** Text is handed over in pieces of about this length. */
const PIECE_LENGTH = 64 * 1024;

/**
 * One document: `{ "exported_at": …, "tables": { "exam": [ … ], … } }`.
 * @param time ISO 8601
 */
export function jsonExport(store: ExportStore, userId: number, time: string): Readable {
  return Readable.from(inPieces(jsonText(store, userId, time)));
}

async function* jsonText(store: ExportStore, userId: number, time: string) {
  yield `{\n"exported_at": ${JSON.stringify(time)},\n"tables": {`;
  for (const [at, table] of EXPORTED_TABLES.entries()) {
    yield `${at === 0 ? "" : ","}\n${JSON.stringify(table.table)}: [`;
    let isFirst = true;
    for await (const row of store.rows(userId, table)) {
      yield `${isFirst ? "" : ","}\n${JSON.stringify(withJson(row))}`;
      isFirst = false;
    }
    yield isFirst ? "]" : "\n]";
  }
  yield "\n}\n}\n";
}

/** A ZIP of CSV files (RFC 4180; UTF-8 with its mark, so that spreadsheets read the Korean). */
export function csvExport(store: ExportStore, userId: number, time: string): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  for (const table of EXPORTED_TABLES)
    zip.addReadStreamLazy(`${table.table}.csv`, { mtime: new Date(time) }, (begin) =>
      begin(null, Readable.from(inPieces(csvText(store.rows(userId, table))))),
    );
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

type Cell = string | number | null;

async function* csvText(rows: AsyncIterable<Readonly<Record<string, Cell>>>) {
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield `\uFEFF${csvLine(Object.keys(row))}`;
    isFirst = false;
    yield csvLine(Object.values(row));
  }
}

/**
 * A spreadsheet would take a cell that begins like a formula for one: an apostrophe makes it text.
 * @example csvLine(["a,b", "=1+1", 3]) // "\"a,b\",\"'=1+1\",3\r\n"
 */
export function csvLine(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    if (typeof cell !== "string") return cell === null ? "" : String(cell);
    const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(",")}\r\n`;
}

function withJson(row: Readonly<Record<string, Cell>>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]): [string, unknown] => [
      name,
      typeof value === "string" && JSON_COLUMNS.has(name) ? parsed(value) : value,
    ]),
  );
}

/** What cannot be read stays text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Joins short texts, so that a file does not go out row by row. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer, void, void> {
  let piece = "";
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE_LENGTH) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  yield Buffer.from(piece);
}
