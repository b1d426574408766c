/** Two columns that stand side by side in a paste, as readers that keep the page's layout give them. */

const LEAST_LINES = 8;
/** Where a gutter may stand, in characters, and how wide it is at least. */
const FIRST = 24;
const LAST = 110;
const GUTTER = 3;
/** By so many characters the right column may begin later in some lines, where letters have widths of their own. */
const SHIFT = 3;
/** The shares of a page's lines that have the gutter, and that may cross it (heads and titles). */
const LEAST_SHARE = 0.5;
const MOST_CROSSING = 0.2;

/**
 * The text with the right column of each page below the left one.
 * @param text pages end with a form feed
 */
export function withoutColumns(text: string): string {
  return text.split("\f").map(pageInOneColumn).join("\f");
}

function pageInOneColumn(page: string): string {
  const lines = page.split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length < LEAST_LINES || !page.includes(" ".repeat(GUTTER))) return page;
  const gutter = gutterOf(filled);
  if (gutter === null) return page;
  const left: string[] = [];
  const right: string[] = [];
  for (const line of lines) {
    const end = rightColumn(line, gutter);
    if (end === null) {
      // a head over both columns closes what stands above it
      if (line.length > gutter + SHIFT) left.push(...right.splice(0));
      left.push(line);
    } else {
      left.push(line.slice(0, end).trimEnd());
      right.push(line.slice(end).trimEnd());
    }
  }
  return [...left, "", ...right].join("\n");
}

/** Where the right column begins in most lines, at the earliest. */
function gutterOf(lines: readonly string[]): number | null {
  const counts = Array.from({ length: LAST + SHIFT + 1 }, () => 0);
  for (const line of lines) for (const at of startsBehindGaps(line)) counts[at]! += 1;
  let best = { at: 0, count: 0 };
  for (let at = FIRST; at <= LAST; at++) {
    const count = counts.slice(at, at + SHIFT + 1).reduce((sum, one) => sum + one, 0);
    if (count > best.count && counts[at]! > 0) best = { at, count };
  }
  const crossing = lines.filter(
    (line) => line.length > best.at + SHIFT && rightColumn(line, best.at) === null,
  ).length;
  return best.count >= Math.max(LEAST_LINES / 2, lines.length * LEAST_SHARE) &&
    crossing <= lines.length * MOST_CROSSING
    ? best.at
    : null;
}

/** Where something begins behind a gap that has something before it. */
function startsBehindGaps(line: string): number[] {
  return [...line.slice(0, LAST + SHIFT + 1).matchAll(/(?<=\S) {3,120}(?=\S)/gu)].map(
    (gap) => gap.index + gap[0].length,
  );
}

/** Where the right column begins in a line; null where the line has none, or crosses the gutter. */
function rightColumn(line: string, gutter: number): number | null {
  for (let at = gutter; at <= gutter + SHIFT && at < line.length; at++)
    if (line[at] !== " " && line.slice(at - GUTTER, at).trim() === "") return at;
  return null;
}
