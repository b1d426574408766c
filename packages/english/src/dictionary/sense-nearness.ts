/** The nearness of a lemma's Korean meanings to a text: a second vote on the sense, beside part of speech. */
import type { Sentence } from "../analysis.ts";
import { isContent } from "../cohesion/stem.ts";
import { centroid, vectorSimilarity } from "../lexicon/vectors.ts";
import { lemmasMeaning, meaningsOf, type WordClass } from "./meanings.ts";

/** How much nearer the next meaning must be to the text to be taken instead: cosine similarity. */
const MARGIN = 0.2;
/** The fewest English words of a meaning that show what it means. */
const MIN_WORDS = 2;
/** The most words of a meaning that are looked at. */
const MAX_WORDS = 12;

/**
 * What the sentences of a word are about, without the word itself and words of its root; null where they say nothing.
 * @param sentences those around the word
 */
export function topicAround(sentences: readonly Sentence[], lemma: string): Float32Array | null {
  const root = lemma.slice(0, Math.max(4, lemma.length - 2));
  return centroid(
    sentences.flatMap(({ tokens }) =>
      tokens
        .filter((token) => isContent(token) && !token.lower.startsWith(root))
        .map(({ lower }) => lower),
    ),
  );
}

/**
 * The Korean meanings of a lemma with the one first that is clearly nearest to a topic: the English words that share
 * the meaning are compared with the topic. In their own order where none is clearly nearest.
 * @example nearestFirst("firmly", "r", ["단호하게", "단단히"], topic)[0] // "단단히", of a gate in a canal
 */
export function nearestFirst(
  lemma: string,
  pos: WordClass,
  korean: readonly string[],
  topic: Float32Array | null,
): readonly string[] {
  if (korean.length < 2 || topic === null) return korean;
  const ranked: { meaning: string; nearness: number }[] = [];
  for (const meaning of korean) {
    const words = wordsMeaning(meaning, lemma, pos);
    const profile = words.length < MIN_WORDS ? null : centroid(words);
    // a meaning that nothing is known about may be the nearest
    if (profile === null) return korean;
    ranked.push({ meaning, nearness: vectorSimilarity(profile, topic) });
  }
  ranked.sort((a, b) => b.nearness - a.nearness);
  const [first, second] = ranked;
  if (!first || !second || first.nearness - second.nearness < MARGIN) return korean;
  return [first.meaning, ...korean.filter((one) => one !== first.meaning)];
}

/** Other lemmas with a Korean meaning, of the same part of speech. */
function wordsMeaning(meaning: string, lemma: string, pos: WordClass): string[] {
  return meaning
    .split(", ")
    .flatMap((one) => lemmasMeaning(one))
    .filter((word) => word !== lemma && meaningsOf(word).some((one) => one.pos === pos))
    .slice(0, MAX_WORDS);
}
