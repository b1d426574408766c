/** The options of a question: their marks, and the text before, of and after them. */
import { numberOfCircled } from "../item/numerals.ts";

export interface FoundOptions {
  /** The text before the first mark. */
  readonly before: string;
  readonly texts: readonly string[];
  /** What stands after an empty line behind the last option. */
  readonly after: string;
}

/** The ways to mark options, those first that mean nothing else. */
const STYLES = [
  { mark: /[①②③④⑤⑥⑦⑧⑨]/gu, least: 2 },
  { mark: /(?<![^\s])\(([1-9])\)(?=\s|\S)/gu, least: 2 },
  { mark: /(?<![^\s])([1-9])\)(?=\s|\S)/gu, least: 2 },
  { mark: /(?<![^\n])([1-9])\.(?=\s)/gu, least: 2 },
  { mark: /(?<![^\s])([A-Ea-e])[.)](?=\s)/gu, least: 3 },
  { mark: /(?<![^\n])\(([A-Ea-e])\)(?=\s)/gu, least: 4 },
] as const;

/** A question with more marks is none; only the last are looked at. */
const MOST_MARKS = 200;

interface Mark {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The last run of marks 1, 2, … in a text that begins a line, or follows a question mark.
 * @example findOptions("맞는 것은?\n① a ② b")?.texts // ["a", "b"]
 */
export function findOptions(text: string): FoundOptions | null {
  for (const { mark, least } of STYLES) {
    const run = lastRun(text, [...text.matchAll(mark)].slice(-MOST_MARKS).map(markOf));
    if (run.length >= least) return split(text, run);
  }
  return null;
}

/**
 * Whether the marks ①–⑤ are places within running text, as in items about a sentence that does not belong.
 * @example hasPlaces("Bees dance. ① They fly. ② They sleep.") // true
 */
export function hasPlaces(text: string): boolean {
  const marks = [...text.matchAll(STYLES[0].mark)].slice(0, MOST_MARKS).map(markOf);
  return ascending(marks, 0).length >= 3;
}

function markOf(match: RegExpExecArray): Mark {
  const [whole] = match;
  const sign = match[1] ?? whole;
  const start = match.index;
  const number =
    numberOfCircled(sign) ||
    (/\d/u.test(sign) ? Number(sign) : sign.toLowerCase().charCodeAt(0) - 96);
  return { number, start, end: start + whole.length };
}

function lastRun(text: string, marks: readonly Mark[]): Mark[] {
  for (let at = marks.length - 1; at >= 0; at--) {
    if (marks[at]!.number !== 1 || !beginsOptions(text, marks[at]!.start)) continue;
    const run = ascending(marks, at);
    if (run.length >= 2) return run;
  }
  return [];
}

/** The marks 1, 2, … from one on; a mark that repeats an option's own text, as in "① (1)", is passed over. */
function ascending(marks: readonly Mark[], from: number): Mark[] {
  const run: Mark[] = [];
  for (const mark of marks.slice(from)) if (mark.number === run.length + 1) run.push(mark);
  return run;
}

/** The characters before a mark that are looked at. */
const BEFORE = 12;

function beginsOptions(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start).trimEnd();
  const line = text.slice(Math.max(0, start - BEFORE), start);
  return (
    before === "" || /\n[ ]*$/u.test(line) || /[?\]]$|(?:시오|세요|것은|[점답]\))\.?$/u.test(before)
  );
}

function split(text: string, run: readonly Mark[]): FoundOptions {
  const texts = run.map(({ end }, at) => text.slice(end, run[at + 1]?.start ?? text.length));
  const last = texts.at(-1) ?? "";
  const gap = texts.slice(0, -1).some((one) => one.trimEnd().includes("\n\n"))
    ? -1
    : last.trimStart().indexOf("\n\n");
  const isLast = (at: number): boolean => at === texts.length - 1;
  return {
    before: text.slice(0, run[0]?.start),
    texts: texts.map((one, at) =>
      oneLine(isLast(at) && gap >= 0 ? one.trimStart().slice(0, gap) : one),
    ),
    after: gap >= 0 ? last.trimStart().slice(gap).trim() : "",
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
