/** How a sentence that is not of a text stands to it: near enough to seem part of it, and beside what it says. */
import {
  distinctiveVector,
  isContent,
  singularOf,
  stemOf,
  usesAs,
  vectorSimilarity,
  type Sentence,
} from "@pulda/english";
import { contentOf } from "../../shared/claims/claim-content.ts";
import { isSupported } from "../../shared/claims/supported.ts";

/** What sentences are compared with: an excerpt of an analysed text. */
export interface Surroundings {
  readonly sentences: readonly Sentence[];
  /** The distinctive vector of its words. */
  readonly topic: Float32Array;
  readonly stems: ReadonlySet<string>;
  /** In how many sentences each stem stands. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The surroundings that an excerpt gives; null where none of its words has a vector. */
export function surroundingsOf(sentences: readonly Sentence[]): Surroundings | null {
  const content = sentences.map(({ tokens }) => tokens.filter(isContent));
  const topic = distinctiveVector(content.flat().map(({ lower }) => lower));
  if (!topic) return null;
  const counts = new Map<string, number>();
  for (const tokens of content)
    for (const stem of new Set(tokens.map(({ text }) => stemOf(text))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { sentences, topic, stems: new Set(counts.keys()), counts };
}

/** A sentence that stands apart from a text. */
export interface Apart {
  /** Up to two nouns of it that are farthest from the text. */
  readonly strange: readonly string[];
  /** How near it is to the text in what sets it apart from others, −1 to 1. */
  readonly nearness: number;
  /** How near its first noun is, −1 to 1: what it begins with is seen first. */
  readonly openingNearness: number;
  /** How many words it shares with the text, beside the hook. */
  readonly shared: number;
}

/** What is nearer to the text may say what it says. */
const MOST_NEARNESS = 0.58;
/** A sentence that shares more words with the text, beside its hook, would continue it. */
const MOST_SHARED = 2;
/** How many of its strange words are named. */
const STRANGE = 2;

/**
 * How a sentence stands to a text; null where it may say what the text says. Cost: linear in the words of both.
 * @param hook the noun that both have, a lemma
 */
export function apart(text: string, hook: string, surroundings: Surroundings): Apart | null {
  const { words, vector, whole, openingNoun } = contentBeside(text, hook);
  if (!vector || !whole) return null;
  const { topic, stems, sentences } = surroundings;
  if (vectorSimilarity(vector, topic) > MOST_NEARNESS) return null;
  const nearness = vectorSimilarity(whole, topic);
  const shared = new Set(words.map(stemOf).filter((stem) => stems.has(stem))).size;
  if (shared > MOST_SHARED) return null;
  // last, because it compares the words with every word of the text
  if (isSupported(words, sentences)) return null;
  const opening = openingNoun && vectorOf(openingNoun);
  const openingNearness = opening ? vectorSimilarity(opening, topic) : 0;
  return { strange: strangeOf(words, surroundings), nearness, openingNearness, shared };
}

/** What a sentence says beside its hook. */
interface Content {
  readonly words: readonly string[];
  readonly vector: Float32Array | null;
  /** The vector of all its words. */
  readonly whole: Float32Array | null;
  readonly openingNoun: string | null;
}

const contents = new Map<string, Content>();
/** How many are cached: the facts of the nouns of some passages. */
const CACHE_SIZE = 5000;

function contentBeside(text: string, hook: string): Content {
  const name = `${hook} ${text}`;
  const known = contents.get(name);
  if (known) return known;
  const all = contentOf(text.toLowerCase());
  const words = all.filter((word) => stemOf(word) !== stemOf(hook));
  const found = {
    words,
    vector: distinctiveVector(words),
    whole: distinctiveVector(all),
    openingNoun: all.find(isNounFirst) ?? null,
  };
  if (contents.size >= CACHE_SIZE) contents.clear();
  contents.set(name, found);
  return found;
}

const vectors = new Map<string, Float32Array | null>();

/** The distinctive vector of a word; cached, as facts have the same nouns. */
function vectorOf(word: string): Float32Array | null {
  let vector = vectors.get(word);
  if (vector === undefined) {
    if (vectors.size >= CACHE_SIZE) vectors.clear();
    vectors.set(word, (vector = distinctiveVector([word])));
  }
  return vector;
}

/** The nouns that the text does not have and that are farthest from it, in the order of the sentence. */
function strangeOf(words: readonly string[], { stems, topic }: Surroundings): string[] {
  const distances = [...new Set(words)]
    .filter((word) => word.length > 3 && !stems.has(stemOf(word)) && isNounFirst(word))
    .flatMap((word) => {
      const vector = vectorOf(word);
      return vector ? [{ word, similarity: vectorSimilarity(vector, topic) }] : [];
    })
    .toSorted((a, b) => a.similarity - b.similarity)
    .slice(0, STRANGE);
  return distances.map(({ word }) => word).toSorted((a, b) => words.indexOf(a) - words.indexOf(b));
}

/** Whether a word, or the word of which it is the plural, is used as a noun most. */
function isNounFirst(word: string): boolean {
  const lemma = singularOf(word);
  const [noun] = usesAs(lemma, "n");
  const most = Math.max(
    0,
    ...(["v", "a", "r"] as const).flatMap((pos) => usesAs(lemma, pos).map(({ count }) => count)),
  );
  return noun !== undefined && noun.count >= most;
}
