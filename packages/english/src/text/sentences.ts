/** Sentence segmentation, as exact spans of the source text. */

/** A sentence without the white space around it; half-open, in UTF-16 units of the whole text. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
  /** The index of its paragraph, from 0. */
  readonly paragraph: number;
}

/** Abbreviations: a full stop after them does not end a sentence. */
const ABBREVIATIONS = new Set(
  "mr mrs ms dr prof st jr sr vs v no fig figs eq vol ed eds pp p ch dept univ gen col lt sgt capt rev hon gov sen rep mt ft approx ca al etc inc ltd co corp jan feb mar apr jun jul aug sept sep oct nov dec e.g i.e a.m p.m u.s u.k u.n ph.d b.c a.d cf".split(
    " ",
  ),
);

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
  const word = /[\p{L}.]+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? "";
  if (ABBREVIATIONS.has(word.toLowerCase())) return false;
  // an initial, as in "J. Smith" (but "Part I." may end a sentence)
  return !/^[A-HJ-Z]$/u.test(word);
}
