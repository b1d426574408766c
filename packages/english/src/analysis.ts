/** Analysis of a text: sentences, tokens, and the part-of-speech tags on which the tagger votes agree. */
import { majorityTag, agreedTags } from "./tagging/vote.ts";
import { tagSentence } from "./tagging/tagger-votes.ts";
import { splitSentences } from "./text/sentences.ts";
import { tokenise } from "./text/tokens.ts";

/** A word or punctuation mark. Offsets are half-open, in UTF-16 units of the whole text. */
export interface Token {
  /** The index in its sentence, from 0. */
  readonly index: number;
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** The Penn Treebank tag on which the tagger votes agree, or null where they differ. */
  readonly tag: string | null;
  /** The majority tag, for which two of three taggers vote: only for checking contexts. */
  readonly likely: string | null;
  /** The lemma where it is known; the lower-case word otherwise. */
  readonly lemma: string;
  /** Whether it follows white space or starts the sentence. */
  readonly spaced: boolean;
}

export interface Sentence {
  readonly index: number;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Empty when `readable` is false. */
  readonly tokens: readonly Token[];
  /** Whether it starts within a quotation, so that it cannot be separated from the sentence before. */
  readonly inQuotation: boolean;
  /** False for text that is not an ordinary sentence: too long, all capitals, not Latin, code. */
  readonly readable: boolean;
}

export interface Analysis {
  readonly text: string;
  readonly sentences: readonly Sentence[];
}

/** Longer "sentences" are lists or unpunctuated text, which cannot be analysed reliably. */
const MAX_SENTENCE_TOKENS = 90;

/**
 * Analyses a text. Pure, and linear in the length of the text.
 * @example analyse("Bees dance.").sentences[0]?.tokens[0]?.tag // "NNS"
 */
export function analyse(text: string): Analysis {
  const isInQuotation = quotationsOf(text);
  const sentences = splitSentences(text).map((span, index): Sentence => {
    const sentence = text.slice(span.start, span.end);
    const spans = isReadable(sentence) ? tokenise(sentence, span.start) : [];
    const readable = spans.length > 0 && spans.length <= MAX_SENTENCE_TOKENS;
    const tokens = readable ? tag(text, sentence, span.start, spans) : [];
    const inQuotation = isInQuotation(span.start);
    return { ...span, index, text: sentence, tokens, inQuotation, readable };
  });
  return { text, sentences };
}

/**
 * Returns a function that says whether a double quotation mark before an offset, in the same paragraph, is not
 * closed yet. It reads the text once: each offset must be after the one before.
 */
function quotationsOf(text: string): (at: number) => boolean {
  let read = 0;
  let straight = 0;
  let curly = 0;
  return (at) => {
    for (; read < at; read++) {
      const character = text[read];
      if (character === "\n") straight = curly = 0;
      else if (character === '"') straight++;
      else if (character === "“") curly++;
      else if (character === "”") curly--;
    }
    return straight % 2 === 1 || curly > 0;
  };
}

function isReadable(sentence: string): boolean {
  if (sentence.length > 900) return false;
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /[A-Za-zÀ-ɏ]/u.test(letter)).length;
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  if (letters.length < 2 || latin < letters.length) return false;
  if (letters.length > 12 && capitals > letters.length / 2) return false;
  return !/[{}<>\\|=_]|https?:|www\.|[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Extended_Pictographic}/u.test(
    sentence,
  );
}

function tag(
  text: string,
  sentence: string,
  offset: number,
  spans: ReturnType<typeof tokenise>,
): Token[] {
  const votes = tagSentence(sentence, offset, spans);
  const tags = agreedTags(votes);
  return spans.map((span, index) => ({
    ...span,
    index,
    lower: votes[index]?.lower ?? span.text.toLowerCase(),
    tag: tags[index] ?? null,
    likely: votes[index] ? majorityTag(votes[index]) : null,
    lemma: votes[index]?.lemma ?? span.text.toLowerCase(),
    spaced: index === 0 || /\s/u.test(text[span.start - 1] ?? " "),
  }));
}
