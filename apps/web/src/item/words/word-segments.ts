/** The English words of a text, and the sentence around a word. */

export interface Segment {
  readonly text: string;
  /** A `word` may be in a dictionary; a `token` is a number or a word of another script. */
  readonly kind: "word" | "token" | "between";
}

const LETTER = String.raw`[\p{Script=Latin}\p{M}]+`;
const TOKEN = String.raw`[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*`;
const WORD = new RegExp(`(${LETTER}(?:['’-]${LETTER})*)|${TOKEN}`, "gu");

/**
 * A text cut into words and what is between them; joined again they are the text.
 * @example segments("It's far.") // [{ "It's", word }, { " ", between }, { "far", word }, { ".", between }]
 */
export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), kind: "between" });
    found.push({ text: match[0], kind: match[1] === undefined ? "token" : "word" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), kind: "between" });
  return found;
}

/**
 * The sentence of `text` around offset `at`, without white space at its ends, and where `at` lies in it.
 * @example sentenceAround("One. Two is here. Three.", 9) // { sentence: "Two is here.", at: 4 }
 */
export function sentenceAround(text: string, at: number): { sentence: string; at: number } {
  const before = text.slice(0, at);
  const starts = [...before.matchAll(/[.!?]["”’)]*\s+|\n/g)];
  const last = starts.at(-1);
  const start = last ? last.index + last[0].length : 0;
  const ending = /[.!?]["”’)]*(?=\s|$)|\n/.exec(text.slice(at));
  const end = ending ? at + ending.index + ending[0].length : text.length;
  const whole = text.slice(start, end);
  const sentence = whole.trimStart();
  return { sentence: sentence.trimEnd(), at: at - start - (whole.length - sentence.length) };
}

/**
 * A word as it is added to the word list: in lower case where it is capitalized only because its sentence
 * begins with it.
 */
export function listForm(word: string, sentence: string): string {
  const startsSentence = sentence.replace(/^["“‘'(]+/, "").startsWith(word);
  const isPlainCapital = /^[A-Z][a-z'’-]*$/.test(word) && word !== "I";
  return startsSentence && isPlainCapital ? word.toLowerCase() : word;
}
