/** Lists whose words and meanings stand in lines of their own, brought to one line for each word. */

const isEnglish = (line: string): boolean => /[A-Za-z]/u.test(line) && !/[가-힣]/u.test(line);
const isKorean = (line: string): boolean => /[가-힣]/u.test(line) && !/[A-Za-z]{3}/u.test(line);

/** A word by itself is no longer. */
const MAX_WORD = 60;
const LEAST_WORDS = 2;

export interface ArrangedLine {
  /** From 1, in the text as it was. */
  readonly line: number;
  readonly text: string;
}

/**
 * One line for each word, with a tab before the meaning, where meanings stand below their words, or all below all.
 * @example arrangedLines("bee\n벌\nant\n개미").map(({ text }) => text) // ["bee\t벌", "ant\t개미"]
 */
export function arrangedLines(text: string): ArrangedLine[] {
  const lines = rowsOf(text)
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((line) => line.text.trim() !== "");
  return inTurn(lines) ?? inTwoBlocks(lines) ?? lines;
}

/** Rows end with a line break; of some exports, with a semicolon. */
function rowsOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/u);
  const filled = lines.filter((line) => line.trim() !== "");
  const [only = ""] = filled;
  const tabs = only.split("\t").length - 1;
  return filled.length === 1 && tabs >= 2 && only.split(";").length - 1 >= tabs - 1
    ? only.split(";")
    : lines;
}

function inTurn(lines: readonly ArrangedLine[]): ArrangedLine[] | null {
  if (lines.length < LEAST_WORDS * 2 || lines.length % 2 === 1) return null;
  const first = isEnglish(lines[0]?.text ?? "") ? isEnglish : isKorean;
  const second = first === isEnglish ? isKorean : isEnglish;
  const alternate = lines.every(({ text }, at) => (at % 2 === 0 ? first : second)(text));
  if (!alternate || !areWords(lines)) return null;
  return Array.from({ length: lines.length / 2 }, (_, at) =>
    pair(lines[at * 2]!, lines[at * 2 + 1]!),
  );
}

function inTwoBlocks(lines: readonly ArrangedLine[]): ArrangedLine[] | null {
  const half = lines.length / 2;
  if (lines.length < LEAST_WORDS * 2 || lines.length % 2 === 1) return null;
  const [above, below] = [lines.slice(0, half), lines.slice(half)];
  const isSo =
    (above.every(({ text }) => isEnglish(text)) && below.every(({ text }) => isKorean(text))) ||
    (above.every(({ text }) => isKorean(text)) && below.every(({ text }) => isEnglish(text)));
  return isSo && areWords(lines) ? above.map((line, at) => pair(line, below[at]!)) : null;
}

function areWords(lines: readonly ArrangedLine[]): boolean {
  return lines.every(({ text }) => !isEnglish(text) || text.trim().length <= MAX_WORD);
}

/** A word or a meaning without its number. */
function plain(text: string): string {
  return text.trim().replace(/^\(?\d{1,4}[.)]\s{0,3}/u, "");
}

function pair(one: ArrangedLine, other: ArrangedLine): ArrangedLine {
  const [word, meaning] = isEnglish(one.text) ? [one.text, other.text] : [other.text, one.text];
  return { line: one.line, text: `${plain(word)}\t${plain(meaning)}` };
}
