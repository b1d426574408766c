/** The lines of a pasted text, without what pasting adds to them. */
import type { Span } from "../item/passage.ts";

/** A line as it is read, and where it stands in the text. */
export interface Line extends Span {
  readonly text: string;
}

/** The lines of a text. One with a label such as "정답:" in its midst becomes two, which stand in the same place. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split("\n")) {
    const end = start + raw.length;
    for (const part of clean(raw).split(BEFORE_LABEL))
      lines.push({ text: part.trim(), start, end });
    start = end + 1;
  }
  return lines;
}

/**
 * Before a label of a key or an explanation that stands in the midst of a line; "(정답)" behind an option marks it as
 * the key.
 */
const BEFORE_LABEL =
  /\s(?!\(정?답\))(?=[[【<(]\s?(?:정답|답|해설|풀이)(?:\s?[\]】>):]|\s[①-⑤\d])|(?:정답|해설|풀이|Answer)\s?:|정답\s{0,2}[①-⑤])/iu;

/** Full-width signs of ASCII become ASCII; signs of Markdown, tags and characters without width go. */
function clean(line: string): string {
  return line
    .normalize("NFC")
    .replace(/[\uff01-\uff5e]/gu, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2002-\u2009\u3000\t\r]/gu, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/[➀-➄]/gu, (char) => circledAfter(char, "➀"))
    .replace(/[❶-❺]/gu, (char) => circledAfter(char, "❶"))
    .replace(/\*\*|<\/?[a-z]{1,10}\s?\/?>/giu, "")
    .trim()
    .replace(/^(?:[-*=]{3,}|[|:\s-]{5,})$/u, "")
    .replace(/^(?:#{1,6}|>|[-•·]) (?=\S)/u, "");
}

function circledAfter(char: string, first: string): string {
  return String.fromCharCode("①".charCodeAt(0) + char.charCodeAt(0) - first.charCodeAt(0));
}
