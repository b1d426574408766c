/** The excerpt of a passage that an item shows: all of it, or a part of a long one. */
import type { Sentence } from "@pulda/english";
import { countWords, type Span } from "@pulda/question";
import type { Source } from "../maker.ts";

/** A run of adjacent sentences. */
export interface Excerpt {
  readonly span: Span;
  readonly sentences: readonly Sentence[];
}

const wordCounts = new WeakMap<Sentence, number>();

/** The number of words in a sentence, cached. */
export function wordCountOf(sentence: Sentence): number {
  let count = wordCounts.get(sentence);
  if (count === undefined) wordCounts.set(sentence, (count = countWords(sentence.text)));
  return count;
}

/** The sentences of a span of the source. */
export function sentencesIn({ analysis }: Source, { start, end }: Span): Sentence[] {
  return analysis.sentences.filter((sentence) => sentence.start >= start && sentence.end <= end);
}

/** A passage of up to this many words is shown whole. */
const MAX_WHOLE_WORDS = 280;
/** An excerpt of a longer passage has about this many words. */
const MAX_EXCERPT_WORDS = 170;

/**
 * The excerpts of a passage, in order: the whole of a passage of ordinary length, overlapping parts of a longer
 * one.
 */
export function excerpts({ text, analysis: { sentences } }: Source): Excerpt[] {
  const counts = sentences.map(wordCountOf);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= MAX_WHOLE_WORDS) return [{ span: { start: 0, end: text.length }, sentences }];
  const found: Excerpt[] = [];
  for (let begin = 0; begin < sentences.length;) {
    let end = begin;
    let size = 0;
    while (
      end < sentences.length &&
      size + (counts[end] ?? 0) <= MAX_WHOLE_WORDS &&
      size < MAX_EXCERPT_WORDS
    )
      size += counts[end++] ?? 0;
    const first = sentences[begin];
    const last = sentences[end - 1];
    if (first && last && end > begin && size >= MAX_EXCERPT_WORDS / 2)
      found.push({
        span: { start: first.start, end: last.end },
        sentences: sentences.slice(begin, end),
      });
    begin = Math.max(begin + 1, Math.floor((begin + end) / 2));
  }
  return found;
}
