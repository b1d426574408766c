/** The stretch of a passage that an item shows: all of it, or a part of a long one. */
import type { Sentence } from "@pulda/english";
import { countWords, type Span } from "@pulda/question";
import type { Source } from "../maker.ts";

/** A run of neighbouring sentences. */
export interface Excerpt {
  readonly span: Span;
  readonly sentences: readonly Sentence[];
}

const known = new WeakMap<Sentence, number>();

/** How many words a sentence has; counted once for each. */
export function lengthOf(sentence: Sentence): number {
  let count = known.get(sentence);
  if (count === undefined) known.set(sentence, (count = countWords(sentence.text)));
  return count;
}

/** Up to this many words a passage is shown whole. */
const MAX_WHOLE_WORDS = 280;
/** A part of a longer passage has about this many. */
const MAX_EXCERPT_WORDS = 170;

/**
 * The stretches of a passage that can be shown, in order: one for a passage of ordinary length,
 * overlapping parts for a longer one.
 */
export function excerpts({ text, analysis: { sentences } }: Source): Excerpt[] {
  const counts = sentences.map(lengthOf);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= MAX_WHOLE_WORDS) return [{ span: { start: 0, end: text.length }, sentences }];
  const found: Excerpt[] = [];
  for (let from = 0; from < sentences.length;) {
    let to = from;
    let size = 0;
    while (
      to < sentences.length &&
      size + (counts[to] ?? 0) <= MAX_WHOLE_WORDS &&
      size < MAX_EXCERPT_WORDS
    )
      size += counts[to++] ?? 0;
    const first = sentences[from];
    const last = sentences[to - 1];
    if (first && last && to > from && size >= MAX_EXCERPT_WORDS / 2)
      found.push({
        span: { start: first.start, end: last.end },
        sentences: sentences.slice(from, to),
      });
    from = Math.max(from + 1, Math.floor((from + to) / 2));
  }
  return found;
}
