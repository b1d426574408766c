/** The options of a question: their markers, and the text before, of and after them. */
import { numberOfCircled } from "../item/numerals.ts";

export interface FoundOptions {
  /** The text before the first marker. */
  readonly before: string;
  readonly texts: readonly string[];
  /** What stands after an empty line behind the last option. */
  readonly after: string;
}

/** The ways to mark options, those first that mean nothing else. */
const STYLES = [
  { marker: /[①②③④⑤⑥⑦⑧⑨]/gu, least: 2 },
  { marker: /(?<![^\s])\(([1-9])\)(?=\s|\S)/gu, least: 2 },
  { marker: /(?<![^\s])([1-9])\)(?=\s|\S)/gu, least: 2 },
  { marker: /(?<![^\n])([1-9])\.(?=\s)/gu, least: 2 },
  { marker: /(?<![^\s])([A-Ea-e])[.)](?=\s)/gu, least: 3 },
  { marker: /(?<![^\n])\(([A-Ea-e])\)(?=\s)/gu, least: 4 },
] as const;

/** A question with more markers is none; only the last are looked at. */
const MAX_MARKERS = 200;

interface OptionMarker {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The last run of markers 1, 2, … in a text that begins a line, or follows a question mark.
 * @example findOptions("맞는 것은?\n① a ② b")?.texts // ["a", "b"]
 */
export function findOptions(text: string): FoundOptions | null {
  for (const { marker, least } of STYLES) {
    const run = lastRun(text, [...text.matchAll(marker)].slice(-MAX_MARKERS).map(markerOf));
    if (run.length >= least) return split(text, run);
  }
  return null;
}

/**
 * Whether the markers ①–⑤ are places within running text, as in items about a sentence that does not belong.
 * @example hasPlaces("Bees dance. ① They fly. ② They sleep.") // true
 */
export function hasPlaces(text: string): boolean {
  const markers = [...text.matchAll(STYLES[0].marker)].slice(0, MAX_MARKERS).map(markerOf);
  return ascending(markers, 0).length >= 3;
}

function markerOf(match: RegExpExecArray): OptionMarker {
  const [whole] = match;
  const sign = match[1] ?? whole;
  const start = match.index;
  const number =
    numberOfCircled(sign) ||
    (/\d/u.test(sign) ? Number(sign) : sign.toLowerCase().charCodeAt(0) - 96);
  return { number, start, end: start + whole.length };
}

function lastRun(text: string, markers: readonly OptionMarker[]): OptionMarker[] {
  for (let at = markers.length - 1; at >= 0; at--) {
    if (markers[at]!.number !== 1 || !beginsOptions(text, markers[at]!.start)) continue;
    const run = ascending(markers, at);
    if (run.length >= 2) return run;
  }
  return [];
}

/** The markers 1, 2, … from one on; a marker that repeats an option's own text, as in "① (1)", is passed over. */
function ascending(markers: readonly OptionMarker[], from: number): OptionMarker[] {
  const run: OptionMarker[] = [];
  for (const marker of markers.slice(from)) if (marker.number === run.length + 1) run.push(marker);
  return run;
}

/** The characters before a marker that are looked at. */
const BEFORE = 12;

function beginsOptions(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start).trimEnd();
  const line = text.slice(Math.max(0, start - BEFORE), start);
  return (
    before === "" || /\n[ ]*$/u.test(line) || /[?\]]$|(?:시오|세요|것은|[점답]\))\.?$/u.test(before)
  );
}

function split(text: string, run: readonly OptionMarker[]): FoundOptions {
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
