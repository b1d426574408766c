/** Lines put together again to the paragraphs that they were set from. */
import { endsSentence, wordCount } from "./letters.ts";

/** A line that ends a sentence this much shorter than the others ends its paragraph. */
const SHORT_LINE = 0.72;
/** Lines of so many words on average are whole paragraphs or sentences, not lines of print. */
const WORDS_OF_WHOLE_LINE = 22;

const SPEAKER = /^[A-Z][\w.'’]{0,14}(?: [A-Z][\w.'’]{0,14}){0,2} ?: /u;
const GREETING = /^(?:Dear|Hi|Hello|To|Good (?:morning|evening))\b[^?!]{0,50}[,:]$/u;
const CLOSING =
  /^(?:(?:Yours )?(?:Sincerely|Truly|Faithfully)(?: yours)?|Yours|(?:Best|Kind|Warm(?:est)?) (?:regards|wishes)|Regards|Best|Respectfully|Warmly|With (?:love|gratitude|thanks|best wishes|appreciation)|Love|Thank you|Thanks|Gratefully)(?: yours)?,?$/iu;

/**
 * The text of lines without a blank one among them: a hard line break becomes a space, the end of a paragraph "\n".
 * @example joined(["The best communi-", "cation is short."]) // "The best communication is short."
 */
export function joined(lines: readonly string[]): string {
  const typical = typicalLength(lines);
  const areWhole = areWholeLines(lines);
  const width = widthOf(lines);
  const parts: string[] = [];
  let isClosed = false;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before === undefined) parts.push(line);
    else if (isClosed || isBreak(before, line, { typical, areWhole, width }))
      parts.push("\n", line);
    else addLine(parts, line);
    isClosed ||= CLOSING.test(line);
  }
  return withoutSlashes(parts.join("").replaceAll(/ {2,}/gu, " "));
}

const LEAST_SLASHES = 4;
/** In characters, on average: a sense group is longer than a word to choose, and shorter than a sentence. */
const GROUP = { least: 9, most: 80 };

/** A text that was cut into sense groups (직독직해), without the slashes; one that lists words keeps them. */
function withoutSlashes(text: string): string {
  const slashes = text.match(/(?<=\S) \/{1,2} (?=\S)/gu)?.length ?? 0;
  if (slashes < LEAST_SLASHES || !endsSentence(text)) return text;
  const length = text.length / (slashes + 1);
  return length >= GROUP.least && length <= GROUP.most
    ? text.replaceAll(/(?<=\S) \/{1,2}(?= \S)/gu, "")
    : text;
}

/** The length of a full line: that of the fourth fifth, so that one long line does not count. */
function typicalLength(lines: readonly string[]): number {
  const lengths = lines.map(({ length }) => length).toSorted((a, b) => a - b);
  return lengths[Math.floor((lengths.length - 1) * 0.8)] ?? 0;
}

/** Whether each line is a paragraph, as readers of HWP and Word give them. */
function areWholeLines(lines: readonly string[]): boolean {
  const words = lines.reduce((sum, line) => sum + wordCount(line), 0);
  return lines.length > 1 && words / lines.length >= WORDS_OF_WHOLE_LINE;
}

/** Fewer lines say nothing of their width. */
const LEAST_LINES = 5;
/** The share of lines that break where the next word has no room. */
const MOST_LINES = 0.95;

/** The width to which lines were filled, where a word always stands in a line that has room for it; else null. */
function widthOf(lines: readonly string[]): number | null {
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const inner = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    return next === undefined || endsSentence(line) ? [] : [hasRoomFor(line, next, width)];
  });
  const full = inner.filter((hasRoom) => !hasRoom).length;
  return inner.length >= LEAST_LINES && full >= inner.length * MOST_LINES ? width : null;
}

/** Whether the first word of the next line would have stood in this one. */
function hasRoomFor(line: string, next: string, width: number): boolean {
  const end = next.indexOf(" ");
  return line.length + 1 + (end < 0 ? next.length : end) <= width;
}

interface Setting {
  /** The length of a full line. */
  readonly typical: number;
  /** Whether each line is a paragraph. */
  readonly areWhole: boolean;
  readonly width: number | null;
}

function isBreak(before: string, line: string, { typical, areWhole, width }: Setting): boolean {
  if (SPEAKER.test(line) && (SPEAKER.test(before) || endsSentence(before))) return true;
  if (GREETING.test(before) || CLOSING.test(line) || CLOSING.test(before)) return true;
  if (/^\([A-E]\)$|^[↓⇩⇓⇒]/u.test(line) || (/^\([A-E]\) [A-Z]/u.test(line) && endsSentence(before)))
    return true;
  const begins = /^[“"‘'(]{0,2}[A-Z가-힣\d]/u.test(line);
  if (!begins || !endsSentence(before)) return false;
  if (width !== null && hasRoomFor(before, line, width)) return true;
  return areWhole || before.length < typical * SHORT_LINE;
}

/** What stands before a hyphen that belongs to its word, and endings that no such word has behind it. */
const COMPOUND =
  /(?:^|[^A-Za-z-])(?:well|self|high|low|long|short|half|full|hard|soft|old|new|good|bad|first|second|third|one|two|three|four|five|six|seven|eight|nine|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ready|time|cost|decision|problem|large|small|fast|slow|single|double|wide|deep|state|face|mother|father|life|world|year|month|day|week|hour|minute|[a-z]{1,20}-[a-z]{1,20})-$/iu;
const ENDING =
  /^(?:ly|ers?|est|ing|ed|en|ness|e?s|dom|ful|less|ship|hood|some|age|ment|al|ity|y|ary|time|side|ward)\b/u;

/** Where a hyphen divided a word the word is whole again; "well-" keeps its hyphen. */
function addLine(parts: string[], line: string): void {
  const before = parts.at(-1) ?? "";
  const end = before.slice(-60);
  const isDivided = /[A-Za-z]-$/u.test(end) && /^[a-z]/u.test(line);
  if (isDivided && !(COMPOUND.test(end) && !ENDING.test(line)))
    parts[parts.length - 1] = before.slice(0, -1);
  else if (!isDivided && !(/[—–]$/u.test(end) && !/ [—–]$/u.test(end))) parts.push(" ");
  parts.push(line);
}
