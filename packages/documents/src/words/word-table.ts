/** Word lists as spreadsheets and word services write them: CSV and TSV. */
import Papa from "papaparse";

/** The names that a header may have for the columns of words and meanings. */
const TEXT_NAMES = /^(?:단어|영어|영단어|낱말|표제어|word|words|text|english|term|front)$/iu;
const MEANING_NAMES = /^(?:뜻|의미|한국어|우리말|해석|meaning|korean|definition|back)$/iu;

/**
 * A file's words as lines for pasting: `word⇥meaning`. The columns are found by the names in the header; without
 * a header they are the first two.
 * @example linesOfTable("번호,뜻,단어\n1,벌집,hive") // "hive\t벌집"
 */
export function linesOfTable(file: string): string {
  const { data } = Papa.parse<string[]>(file.replace(/^\uFEFF/u, ""), { skipEmptyLines: "greedy" });
  return linesOfRows(data);
}

/** Rows that are looked at for their header: a title may stand above it. */
const HEADER_SEARCH = 5;
/** The share of rows in which a column of numbers has one. */
const MOST_NUMBERED = 0.8;

/**
 * The words of a table's rows as lines, likewise; without a header a first column of numbers is passed over.
 * @example linesOfRows([["1", "hive", "벌집"]]) // "hive\t벌집"
 */
export function linesOfRows(data: readonly (readonly string[])[]): string {
  const heads = data.slice(0, HEADER_SEARCH);
  const head = heads.findIndex((row) => row.some((name) => TEXT_NAMES.test(name.trim())));
  const names = (data[head] ?? []).map((name) => name.trim());
  const text = names.findIndex((name) => TEXT_NAMES.test(name));
  const named = names.findIndex((name) => MEANING_NAMES.test(name));
  const numbered = data.filter(([first = ""]) => /^\s*\d{1,5}\s*$/u.test(first)).length;
  const word = text < 0 ? Number(data.length > 0 && numbered >= data.length * MOST_NUMBERED) : text;
  const meaning = named < 0 ? word + 1 : named;
  return data
    .slice(head + 1)
    .map((row) =>
      [row[word], row[meaning]]
        // a quote before = or + is the escape that keeps spreadsheets from computing
        .map((cell = "") => cell.replace(/^'(?=[=+\-@\t\r])/u, "").replaceAll(/[\t\r\n]+/gu, " "))
        .join("\t"),
    )
    .join("\n");
}

/** Lines that are looked at to tell a table from a list. */
const LOOKED_AT = 50;

/**
 * Whether a text is a table: it has a header, quoted cells, or words before the first comma of nearly every line.
 * @example isTable("abandon,버리다\nability,능력") // true
 */
function isTable(text: string): boolean {
  const lines = text
    .replace(/^\uFEFF/u, "")
    .split(/\r\n?|\n/u, LOOKED_AT)
    .filter((line) => line.trim() !== "");
  const names = (lines[0] ?? "").split(/[,;\t]/u).map((name) => name.replaceAll('"', "").trim());
  if (names.length > 1 && names.some((name) => TEXT_NAMES.test(name))) return true;
  if (lines.length < 2) return false;
  if (lines.every((line) => /^"[^"]{0,200}"[,;\t]/u.test(line))) return true;
  const rows = lines.filter((line) =>
    /^[A-Za-z][A-Za-z'’ -]{0,60}[,;]\s?["(~]{0,2}[가-힣]/u.test(line),
  );
  return rows.length >= lines.length * 0.9;
}

/**
 * The lines of a file's text, for pasting: of a table its columns, of anything else as it is.
 * @example linesOfFile("abandon: 버리다") // "abandon: 버리다"
 */
export function linesOfFile(file: string): string {
  return isTable(file) ? linesOfTable(file) : file.replace(/^\uFEFF/u, "");
}
