/** Two columns that stand side by side in a paste, as readers that keep the page's layout give them. */

const LEAST_LINES = 8;
/** Where a gutter may stand, in characters, and how wide it is at least. */
const FIRST = 24;
const LAST = 110;
const GUTTER = 3;
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
    if (crosses(line, gutter)) {
      // a head over both columns closes what stands above it
      left.push(...right.splice(0), line);
    } else {
      left.push(line.slice(0, gutter).trimEnd());
      right.push(line.slice(gutter).trimEnd());
    }
  }
  return [...left, "", ...right].join("\n");
}

function gutterOf(lines: readonly string[]): number | null {
  let best = { at: 0, count: 0 };
  for (let at = FIRST; at <= LAST; at++) {
    const count = lines.filter((line) => hasGutter(line, at)).length;
    if (count > best.count) best = { at, count };
  }
  const crossing = lines.filter((line) => crosses(line, best.at)).length;
  return best.count >= Math.max(LEAST_LINES / 2, lines.length * LEAST_SHARE) &&
    crossing <= lines.length * MOST_CROSSING
    ? best.at
    : null;
}

function hasGutter(line: string, at: number): boolean {
  const right = line.slice(at);
  return (
    line.slice(at - GUTTER, at).trim() === "" &&
    line.slice(0, at).trim() !== "" &&
    /^\S/u.test(right)
  );
}

function crosses(line: string, at: number): boolean {
  return line.length > at && line.slice(at - GUTTER, at + 1).trim().length > 1;
}
