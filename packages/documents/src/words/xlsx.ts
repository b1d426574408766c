/** The rows of a spreadsheet in the form of Excel (XLSX): values as they stand there, formulas by their last value. */
import { DocumentError } from "../files/document-error.ts";
import { walkXml } from "../files/xml-text.ts";
import type { Zip } from "../files/zip.ts";

/** What is read of a sheet: a list of words has a tenth of it. */
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 50;
const MAX_CELL_LENGTH = 2000;
const MAX_STRINGS = 200_000;
const MAX_SHEETS = 50;

/**
 * The rows of the first sheet that has any.
 * @throws DocumentError where the file is no spreadsheet, or damaged
 */
export function readXlsx(zip: Zip): string[][] {
  if (!zip.has("xl/workbook.xml")) throw new DocumentError("no-words");
  const strings = sharedStrings(zip);
  for (const path of sheetPaths(zip)) {
    const sheet = zip.read(path);
    const rows = sheet === null ? [] : rowsOf(sheet, strings);
    if (rows.length > 0) return rows;
  }
  throw new DocumentError("no-text");
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/** The paths of the sheets that can be seen, in their order. */
function sheetPaths(zip: Zip): string[] {
  const targets = new Map<string, string>();
  walkXml(zip.read("xl/_rels/workbook.xml.rels") ?? NO_RELATIONS, {
    open: (name, attributes) => {
      const { Id: id, Target: target } = attributes;
      if (local(name) === "Relationship" && id !== undefined && target !== undefined)
        targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    },
  });
  const paths: string[] = [];
  walkXml(zip.read("xl/workbook.xml") ?? new Uint8Array(), {
    open: (name, attributes) => {
      const target = targets.get(attributes["r:id"] ?? "");
      const isHidden = attributes["state"] === "hidden" || attributes["state"] === "veryHidden";
      if (local(name) === "sheet" && target !== undefined && !isHidden) paths.push(target);
    },
  });
  return paths.slice(0, MAX_SHEETS);
}

const NO_RELATIONS = new TextEncoder().encode("<Relationships/>");

/** The texts that cells name by their number; how they are read aloud (rPh) is none of them. */
function sharedStrings(zip: Zip): string[] {
  const bytes = zip.read("xl/sharedStrings.xml");
  const strings: string[] = [];
  if (bytes === null) return strings;
  let text = "";
  let [inText, phonetic] = [false, 0];
  walkXml(bytes, {
    open: (name) => {
      if (local(name) === "si") text = "";
      if (local(name) === "rPh") phonetic++;
      inText = local(name) === "t" && phonetic === 0;
    },
    close: (name) => {
      if (local(name) === "si" && strings.length < MAX_STRINGS) strings.push(text);
      if (local(name) === "rPh") phonetic--;
      if (local(name) === "t") inText = false;
    },
    text: (part) => {
      if (inText && text.length < MAX_CELL_LENGTH) text += part.slice(0, MAX_CELL_LENGTH);
    },
  });
  return strings;
}

function rowsOf(sheet: Uint8Array, strings: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = { at: 0, kind: "n", text: "" };
  let inValue = false;
  walkXml(sheet, {
    open: (name, attributes) => {
      const tag = local(name);
      if (tag === "row") row = [];
      else if (tag === "c")
        cell = {
          at: columnOf(attributes["r"] ?? "") ?? row.length,
          kind: attributes["t"] ?? "n",
          text: "",
        };
      inValue = tag === "v" || tag === "t";
    },
    close: (name) => {
      const tag = local(name);
      if (tag === "v" || tag === "t") inValue = false;
      if (tag === "c" && cell.at < MAX_COLUMNS) {
        while (row.length < cell.at) row.push("");
        row[cell.at] = valueOf(cell, strings);
      }
      if (tag === "row" && rows.length < MAX_ROWS && row.some((one) => one.trim() !== ""))
        rows.push(row);
    },
    text: (part) => {
      if (inValue && cell.text.length < MAX_CELL_LENGTH)
        cell.text += part.slice(0, MAX_CELL_LENGTH);
    },
  });
  return rows;
}

function valueOf(
  { kind, text }: { kind: string; text: string },
  strings: readonly string[],
): string {
  if (kind === "s") return strings[Number(text)] ?? "";
  return kind === "e" ? "" : text;
}

/** @example columnOf("AB12") // 27 */
function columnOf(reference: string): number | null {
  const letters = /^([A-Z]{1,3})\d{1,7}$/u.exec(reference)?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
