/** The questions of a GIFT file, apart: they stand between empty lines. */
import type { Span } from "@pulda/question";

/** A question as it is written, without comments. */
export interface GiftEntry {
  readonly span: Span;
  readonly text: string;
}

/** The entries of a file in their order. Lines that begin with "//" are comments, those with "$CATEGORY:" name folders. */
export function entriesOf(file: string): GiftEntry[] {
  const entries: GiftEntry[] = [];
  let lines: string[] = [];
  let span = { start: 0, end: 0 };
  const close = () => {
    const text = lines.join("\n").trim();
    if (text !== "") entries.push({ span, text });
    lines = [];
  };
  let at = 0;
  for (const line of file.split("\n")) {
    // a byte order mark is white space
    const bare = line.trim();
    const end = at + line.length;
    if (bare === "") close();
    else if (!bare.startsWith("//") && !bare.startsWith("$CATEGORY:")) {
      span = { start: lines.length === 0 ? at : span.start, end };
      lines.push(line.replace(/\r$/u, ""));
    }
    at = end + 1;
  }
  close();
  return entries;
}
