/** Lines that readers run together, and cells of tables: each part in a line of its own. */
import { numberOfCircled } from "@pulda/question";
import { wordCount } from "./letters.ts";

/** Before a question in the midst of a line, and behind its instruction. */
const BEFORE_QUESTION =
  /(?<=\S) {1,3}(?=\[?\d{1,3}(?:[.)\]]|~\d{1,3}\]) ?(?:다음|윗글|밑줄|글의|주어진|위 ?글)[^\n]{0,120}(?:것은|시오))/gu;
const AFTER_INSTRUCTION =
  /(?<=(?:것은\?|시오\.)(?: ?[[(]\d(?:\.\d)? ?점[\])])?) {1,3}(?=[A-Z“"'‘(])/gu;
const BEFORE_OPTIONS =
  /(?<=[.?!]["”’)]?) {1,3}(?=① ?[^①-⑤\n]{1,100}② ?[^①-⑤\n]{1,100}③ ?[^①-⑤\n]{1,100}④)/gu;
const WHOLE_LINE = 400;

/** A paper that was copied as one line. */
export function withBrokenLines(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line.length < WHOLE_LINE
        ? line
        : line
            .replaceAll(BEFORE_QUESTION, "\n\n")
            .replaceAll(AFTER_INSTRUCTION, "\n")
            .replaceAll(BEFORE_OPTIONS, "\n"),
    )
    .join("\n");
}

/** A passage in a cell has so many words. */
const WORDS_OF_CELL = 20;

/**
 * The rows of a table that hold passages, each cell in a line; a number before a passage gets its point.
 * @example cellsAsLines("18\tYesterday's bread …\t어제의 빵은 …") // "18.\nYesterday's bread …\n\n어제의 빵은 …"
 */
export function cellsAsLines(text: string): string {
  const rows = text.split("\n").map(cellsOf);
  const tables = rows.filter(({ length }) => length >= 2);
  const words = tables.map((cells) => wordCount(englishCell(cells)));
  const isOfSentences =
    tables.length >= LEAST_SENTENCES &&
    words.reduce((sum, count) => sum + count, 0) / tables.length < WORDS_OF_SENTENCE;
  return rows
    .map((cells) => {
      if (cells.length < 2) return cells.join("");
      if (isOfSentences && isHeader(cells)) return "";
      if (isOfSentences) return cells.filter((cell) => !/^\d{1,3}[.)]?$/u.test(cell)).join("\n");
      if (!cells.some((cell) => wordCount(cell) >= WORDS_OF_CELL)) return cells.join("\t");
      return cells.map((cell) => (/^\d{1,3}$/u.test(cell) ? `\n${cell}.` : cell)).join("\n\n");
    })
    .join("\n");
}

/** A table whose English cells have fewer words on average is of sentences. */
const WORDS_OF_SENTENCE = 40;

/** The names of a table's columns: short, and no sentences. */
function isHeader(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.length <= 16 && !/[.?!]$/u.test(cell));
}

/** "| --- | :-: |" */
const RULE_OF_TABLE = /^\s{0,8}\|(?:\s{0,8}:?-{1,80}:?\s{0,8}\|){1,40}\s{0,8}$/u;
const ROW = /^\s{0,8}\|[^\n]{0,20000}\|\s{0,8}$/u;

/** The cells of a row, of a spreadsheet or of Markdown; any other line is one. */
function cellsOf(line: string): string[] {
  if (RULE_OF_TABLE.test(line)) return [];
  const isMarkdown = ROW.test(line);
  if (!isMarkdown && !line.includes("\t")) return [line];
  return line
    .split(isMarkdown ? "|" : "\t")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
}

function englishCell(cells: readonly string[]): string {
  return cells.find((cell) => /[A-Za-z]{2}/u.test(cell) && !/[가-힣]/u.test(cell)) ?? "";
}

/** So many sentences in a row are numbered as sentences, not as a list. */
const LEAST_SENTENCES = 5;
const SENTENCE = /^(?:(\d{1,2})[.)]?|[①-⑳]) (?=["“'‘]?[A-Z])/u;

/** Lines without the numbers of their sentences, where each line is a sentence. */
export function withoutSentenceNumbers(lines: readonly string[]): string[] {
  const kept = [...lines];
  let run: number[] = [];
  const close = (): void => {
    const words = run.reduce((sum, at) => sum + wordCount(lines[at]!), 0);
    const areSentences = run.every((at) => /[.?!]["”’)]{0,2}$/u.test(lines[at]!));
    if (
      run.length >= LEAST_SENTENCES &&
      areSentences &&
      words / run.length >= 8 &&
      words / run.length < 40
    )
      for (const at of run) kept[at] = kept[at]!.replace(SENTENCE, "");
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    if (line === "" || !/[A-Za-z]/u.test(line)) continue;
    const number = numberOf(line);
    if (number !== run.length + 1) close();
    if (number === run.length + 1) run.push(at);
  }
  close();
  return kept;
}

function numberOf(line: string): number | null {
  const found = SENTENCE.exec(line);
  if (!found) return null;
  return found[1] === undefined ? numberOfCircled(line[0]!) : Number(found[1]);
}
