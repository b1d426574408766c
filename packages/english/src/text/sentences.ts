/** Sentence segmentation, as exact spans of the source text. */

/** A sentence without the white space around it; half-open, in UTF-16 units of the whole text. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
  /** The index of its paragraph, from 0. */
  readonly paragraph: number;
}

/** Abbreviations that another word follows: a full stop after them never ends a sentence. */
const ABBREVIATIONS = new Set(
  "mr mrs ms messrs dr drs prof profs st vs v fig figs eq eqs vol vols ed eds pp p ch chap dept univ gen col lt sgt cpl capt cmdr rev hon gov sen reps rep pres mt ft approx ca viz cf e.g i.e jan feb mar apr jun jul aug sept sep oct nov dec".split(
    " ",
  ),
);

/** Abbreviations that may also stand last: what follows decides. Letters with full stops ("U.S.") are such, too. */
const LAST_OR_NOT = new Set("al etc inc ltd co corp jr sr bros esq ave blvd est ph.d".split(" "));

/** Abbreviations only before a number: "No. 5", but "The answer is no. He left." */
const BEFORE_NUMBER = new Set(["no", "nos", "art", "sec", "para"]);

/** Words that, with a capital, begin a sentence: no name begins with them. */
const SENTENCE_OPENER =
  /^["“‘'(]?(?:The|This|That|These|Those|It|Its|He|She|His|Her|They|Their|We|Our|You|Your|I|My|In|On|At|By|For|From|To|With|Without|After|Before|When|While|If|As|Since|Because|Although|But|And|Or|So|Yet|However|Then|There|Here|Some|Many|Most|All|Each|Every|Both|One|Once|No|Not|What|Why|How|Who|Where|Even|Only|Now|Today|Another|Such|A|An)\b/u;

/** Tried only where a run of marks begins, so that a long run is read once and not from each of its marks. */
const TERMINATOR = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)/gu;

/** White space with a line break, tried only where the white space begins, for the same reason. */
const LINE_BREAK = /(?<!\s)\s*\n\s*/gu;

/** A reporting clause: `"Stop!" Anna shouted.` is one sentence. */
const REPORTING_CLAUSE =
  /^(?:\p{Lu}\p{Ll}+(?:['’]s \p{Ll}+)?|(?:The|His|Her|My|Our|Their) \p{Ll}+) (?:said|says|asked|asks|shouted|cried|replied|answered|exclaimed|called|whispered|added|told|yelled|sighed|laughed)\b/u;

/**
 * Splits a text into sentences. Every character that is not white space belongs to exactly one.
 * A line break ends a sentence unless the line above stops in mid-sentence and the next goes on
 * in lower case (a hard-wrapped line). Linear in the length of the text, whatever it contains.
 * @example splitSentences("Dr. Kim ran. He won!") // spans of "Dr. Kim ran." and "He won!"
 */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let paragraph = 0;
  for (const [start, end] of paragraphs(text)) {
    const before = spans.length;
    let from = start;
    const line = text.slice(start, end);
    for (const match of line.matchAll(TERMINATOR)) {
      const at = start + match.index + match[0].length;
      if (!endsSentence(text, start + match.index, match[0], at, end)) continue;
      push(spans, text, from, at, paragraph);
      from = at;
    }
    push(spans, text, from, end, paragraph);
    if (spans.length > before) paragraph++;
  }
  return spans;
}

function push(
  spans: SentenceSpan[],
  text: string,
  from: number,
  to: number,
  paragraph: number,
): void {
  let start = from;
  let end = to;
  while (start < end && /\s/u.test(text[start] ?? "")) start++;
  while (end > start && /\s/u.test(text[end - 1] ?? "")) end--;
  if (start < end) spans.push({ start, end, paragraph });
}

function paragraphs(text: string): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (const match of text.matchAll(LINE_BREAK)) {
    const next = text[match.index + match[0].length] ?? "";
    const blankLine = (match[0].match(/\n/gu)?.length ?? 0) > 1;
    const last = text[match.index - 1] ?? "";
    if (!blankLine && /[a-z(]/u.test(next) && /[\p{L}\p{N},;-]/u.test(last)) continue;
    found.push([from, match.index]);
    from = match.index + match[0].length;
  }
  found.push([from, text.length]);
  return found;
}

/** Whether the punctuation at `at` ends a sentence, by the word before and the character after. */
function endsSentence(
  text: string,
  at: number,
  punctuation: string,
  after: number,
  end: number,
): boolean {
  const rest = text.slice(after, Math.min(end, after + 40)).trimStart();
  if (rest === "") return true;
  // `"Why?" she asked` goes on; so does `... and then`
  if (/^[a-z]/u.test(rest)) return false;
  if (/^[,;:)\]–—-]/u.test(rest)) return false;
  if (/["”’']$/u.test(punctuation) && REPORTING_CLAUSE.test(rest)) return false;
  if (punctuation !== ".") return true;
  const before = text.slice(Math.max(0, at - 20), at);
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? "";
  const lower = word.toLowerCase();
  if (ABBREVIATIONS.has(lower)) return false;
  if (BEFORE_NUMBER.has(lower)) return !/^\d/u.test(rest);
  if (LAST_OR_NOT.has(lower) || /^(?:\p{L}\.)+\p{L}$/u.test(word))
    return SENTENCE_OPENER.test(rest);
  // "J. Smith", "George W. Bush", but "Part I." and "rich in vitamin C. The …"
  if (/^[A-HJ-Z]$/u.test(word)) return /\p{Ll} \p{Lu}$/u.test(before) && SENTENCE_OPENER.test(rest);
  // "1. Wash the rice." in a list
  return !/\n\s*\d{1,2}$/u.test(at > 20 ? before : `\n${before}`);
}
