/** What a sentence says beside the noun that it takes up: its words, its nouns, their vectors. */
import { distinctiveVector, singularOf, stemOf, usesAs } from "@pulda/english";
import { contentOf } from "../../shared/claims/claim-content.ts";

export interface SentenceContent {
  /** Its content words beside the hook. */
  readonly words: readonly string[];
  /** Their vector; null where none has one. */
  readonly vector: Float32Array | null;
  /** Its nouns, the hook among them, in its order. */
  readonly nouns: readonly string[];
}

const contents = new Map<string, SentenceContent>();
/** How many contents and vectors are cached: those of the facts of some passages. */
const CACHE_SIZE = 5000;

/**
 * The content of a sentence; cached.
 * @param hook a word that it has
 */
export function contentBeside(text: string, hook: string): SentenceContent {
  const name = `${hook} ${text}`;
  const known = contents.get(name);
  if (known) return known;
  const all = contentOf(text.toLowerCase());
  const words = all.filter((word) => stemOf(word) !== stemOf(hook));
  const found = { words, vector: distinctiveVector(words), nouns: all.filter(isNounFirst) };
  if (contents.size >= CACHE_SIZE) contents.clear();
  contents.set(name, found);
  return found;
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

const vectors = new Map<string, Float32Array | null>();

/** The distinctive vector of a word; cached, since facts have the same nouns. */
export function vectorOfWord(word: string): Float32Array | null {
  let vector = vectors.get(word);
  if (vector === undefined) {
    if (vectors.size >= CACHE_SIZE) vectors.clear();
    vectors.set(word, (vector = distinctiveVector([word])));
  }
  return vector;
}
