/** The lines of a page from its fragments of text, column by column. */

export interface Fragment {
  readonly text: string;
  readonly x: number;
  /** From the bottom of the page, as in PDF. */
  readonly y: number;
  readonly width: number;
  /** Of its letters. */
  readonly height: number;
}

/** Where a gutter may stand, as shares of the page's width; how wide it is at least, in points. */
const FIRST = 0.35;
const LAST = 0.65;
const GUTTER = 7;
const STEP = 2;
/** The share of lines that may cross the gutter: heads, titles, questions over both columns. */
const MOST_CROSSING = 0.15;
/** Each column has at least this share of the fragments; the right one of a last page is short. */
const LEAST_IN_COLUMN = 0.05;
/** The right column is so wide at least, and most of its lines begin alike, within so many points. */
const LEAST_WIDTH = 0.15;
const BEGIN_ALIKE = 3;
const SHARE_ALIKE = 0.6;
const LEAST_FRAGMENTS = 12;
/** A page with more lines over both columns has none. */
const MOST_HEADS = 60;

/** A gap of this share of the letters' height is a space; one of this many heights parts cells. */
const SPACE = 0.18;
const WIDE_SPACE = 2.5;
/** Lines further apart than this many times the usual distance have a blank line between them. */
const BLANK_LINE = 1.45;

/**
 * The text of a page: its columns one below the other, blank lines where there is space between lines.
 * @param width of the page
 */
export function pageText(fragments: readonly Fragment[], width: number): string {
  const filled = fragments.filter(({ text }) => text.trim() !== "");
  const gutter = gutterOf(filled, width);
  if (gutter === null) return linesText(filled);
  const crossing = filled
    .filter((fragment) => crosses(fragment, gutter))
    .toSorted((a, b) => b.y - a.y);
  const inColumns = filled.filter((fragment) => !crosses(fragment, gutter));
  const heads = linesOf(crossing);
  if (heads.length > MOST_HEADS) return linesText(filled);
  const parts: string[] = [];
  let rest = inColumns;
  for (const head of heads) {
    const y = head[0]!.y;
    parts.push(
      columnsText(
        rest.filter((fragment) => fragment.y > y),
        gutter,
      ),
      lineText(head),
    );
    rest = rest.filter((fragment) => fragment.y <= y);
  }
  parts.push(columnsText(rest, gutter));
  return parts.filter((part) => part !== "").join("\n");
}

function columnsText(fragments: readonly Fragment[], gutter: number): string {
  const left = linesText(fragments.filter(({ x, width }) => x + width / 2 < gutter));
  const right = linesText(fragments.filter(({ x, width }) => x + width / 2 >= gutter));
  return [left, right].filter((part) => part !== "").join("\n");
}

function crosses({ x, width }: Fragment, gutter: number): boolean {
  return x < gutter - 1 && x + width > gutter + 1;
}

/** The place between two columns, or null. */
function gutterOf(fragments: readonly Fragment[], width: number): number | null {
  if (fragments.length < LEAST_FRAGMENTS) return null;
  let best: { at: number; crossing: number } | null = null;
  for (let at = width * FIRST; at <= width * LAST; at += STEP) {
    const crossing = fragments.filter(
      ({ x, width: own }) => x < at + GUTTER / 2 && x + own > at - GUTTER / 2,
    ).length;
    const isMiddle =
      best !== null &&
      crossing === best.crossing &&
      Math.abs(at - width / 2) < Math.abs(best.at - width / 2);
    if (best === null || crossing < best.crossing || isMiddle) best = { at, crossing };
  }
  if (best === null || best.crossing > fragments.length * MOST_CROSSING) return null;
  const { at } = best;
  const left = fragments.filter(({ x, width: own }) => x + own <= at).length;
  const right = fragments.filter(({ x }) => x >= at).length;
  const least = Math.max(2, fragments.length * LEAST_IN_COLUMN);
  if (left < least || right < least) return null;
  return isColumn(linesOf(fragments.filter(({ x }) => x >= at)), width) ? at : null;
}

/** A table's narrow column and numbers at the right are no column of text. */
function isColumn(lines: readonly (readonly Fragment[])[], width: number): boolean {
  const widest = Math.max(...lines.map((line) => endOf(line) - line[0]!.x));
  const begins = lines.map((line) => line[0]!.x).toSorted((a, b) => a - b);
  const usual = begins[Math.floor(begins.length * 0.3)] ?? 0;
  const alike = begins.filter((x) => Math.abs(x - usual) < BEGIN_ALIKE).length;
  return widest > width * LEAST_WIDTH && alike >= lines.length * SHARE_ALIKE;
}

function endOf(line: readonly Fragment[]): number {
  const last = line.at(-1)!;
  return last.x + last.width;
}

/** Fragments of one height in a line each, from top to bottom, from left to right. */
function linesOf(fragments: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    const base = line?.[0];
    if (
      line &&
      base &&
      Math.abs(base.y - fragment.y) < Math.max(base.height, fragment.height) * 0.5
    )
      line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

function linesText(fragments: readonly Fragment[]): string {
  const lines = linesOf(fragments);
  const distances = lines.slice(1).map((line, at) => lines[at]![0]!.y - line[0]!.y);
  const usual = distances.toSorted((a, b) => a - b)[Math.floor((distances.length - 1) / 2)] ?? 0;
  const edge = rightEdge(lines);
  return lines
    .map((line, at) => {
      const isApart = at > 0 && distances[at - 1]! > usual * BLANK_LINE;
      const hyphen = lostHyphen(line, lines[at + 1], edge);
      return `${isApart ? "\n" : ""}${lineText(line)}${hyphen}`;
    })
    .join("\n");
}

/** Lines of justified text end within so many points of one another, at least this share of them. */
const EDGE = 0.75;
const LEAST_AT_EDGE = 0.4;
/** How wide a hyphen is, as shares of the letters' height. */
const HYPHEN = [0.15, 0.6] as const;

/** Where the lines of justified text end; null where they do not end alike. */
function rightEdge(lines: readonly (readonly Fragment[])[]): number | null {
  const ends = lines.map(endOf).toSorted((a, b) => a - b);
  const edge = ends[Math.floor(ends.length * 0.8)];
  if (edge === undefined) return null;
  const atEdge = ends.filter((end) => Math.abs(end - edge) < EDGE).length;
  return atEdge >= 4 && atEdge >= lines.length * LEAST_AT_EDGE ? edge : null;
}

/** The reader drops soft hyphens: a line of justified text that ends short by one, before a small letter, had it. */
function lostHyphen(
  line: readonly Fragment[],
  next: readonly Fragment[] | undefined,
  edge: number | null,
): "" | "-" {
  const last = line.at(-1);
  if (edge === null || !last || !/[A-Za-z]$/u.test(last.text)) return "";
  if (!/^[a-z]/u.test(next?.[0]?.text ?? "")) return "";
  const short = (edge - endOf(line)) / last.height;
  return short > HYPHEN[0] && short < HYPHEN[1] ? "-" : "";
}

function lineText(line: readonly Fragment[]): string {
  let text = "";
  let end: number | null = null;
  for (const fragment of line) {
    const gap = end === null ? 0 : fragment.x - end;
    if (end !== null && gap > fragment.height * WIDE_SPACE) text = `${text.trimEnd()}   `;
    else if (end !== null && gap > fragment.height * SPACE && !text.endsWith(" ")) text += " ";
    text += fragment.text;
    end = fragment.x + fragment.width;
  }
  return text.trimEnd();
}
