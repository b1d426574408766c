/** Lexical relations: synonyms, opposites and near-synonyms. */
import { OPPOSITES } from "../words/opposites.ts";
import { entryOf, isLemma, usesAs } from "./entries.ts";
import { hypernymsOf, getSense, type PartOfSpeech } from "./senses.ts";
import { similarity } from "./vectors.ts";

/** The least share of a lemma's uses that makes a sense a main sense. */
const MIN_MAIN_SHARE = 0.15;

/** The main senses of a lemma, most frequent first; rare ones are left out. */
export function mainSenses(lemma: string, pos: PartOfSpeech): number[] {
  const uses = usesAs(lemma, pos);
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  const main = uses.filter(
    ({ count }, at) => at === 0 || (total > 0 ? count / total >= MIN_MAIN_SHARE : at < 3),
  );
  return main.map(({ sense }) => sense);
}

/**
 * The sense that a lemma nearly always has, or null where several are common.
 * @param share the least share of its uses, 0–1
 */
export function soleSense(lemma: string, pos: PartOfSpeech, share = 0.8): number | null {
  const uses = usesAs(lemma, pos);
  const [first] = uses;
  if (!first) return null;
  if (uses.length === 1) return first.sense;
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  return total >= 5 && first.count / total >= share ? first.sense : null;
}

/** The opposite that readers expect, from our own table, or null. */
export function oppositeOf(lemma: string, pos: PartOfSpeech): string | null {
  return OPPOSITES[pos].get(lemma) ?? null;
}

/** The lemmas of a part of speech with an opposite in our table, in alphabetical order. */
export function oppositeLemmas(pos: PartOfSpeech): readonly string[] {
  return [...new Set(OPPOSITES[pos].keys())].toSorted();
}

/** Every known opposite of a lemma: from our table in both directions, and from WordNet. */
export function oppositesOf(lemma: string, pos: PartOfSpeech): ReadonlySet<string> {
  const found = new Set<string>();
  const listed = OPPOSITES[pos].get(lemma);
  if (listed) found.add(listed);
  for (const [word, opposite] of OPPOSITES[pos]) if (opposite === lemma) found.add(word);
  for (const relative of entryOf(lemma)?.opposites ?? [])
    if (relative.pos === pos && relative.order <= 3) found.add(relative.word);
  return found;
}

/** Synonyms of the lemma's main senses, single words only. */
export function synonymsOf(lemma: string, pos: PartOfSpeech): ReadonlySet<string> {
  const found = new Set<string>();
  for (const id of mainSenses(lemma, pos))
    for (const sense of [id, ...getSense(id).similar])
      for (const word of getSense(sense).words)
        if (word !== lemma && isLemma(word, pos)) found.add(word);
  return found;
}

/** Synonyms of the lemma's first sense, single words only. */
export function exactSynonymsOf(lemma: string, pos: PartOfSpeech): ReadonlySet<string> {
  const [first] = mainSenses(lemma, pos);
  if (first === undefined) return new Set();
  return new Set(getSense(first).words.filter((word) => word !== lemma && isLemma(word, pos)));
}

/** Derivationally related words, of any part of speech. */
export function relativesOf(lemma: string): ReadonlySet<string> {
  return new Set((entryOf(lemma)?.relatives ?? []).map(({ word }) => word));
}

/** The cosine similarity from which one word may replace another. */
const MIN_SIMILARITY = 0.62;

/**
 * Whether two lemmas of a part of speech are so similar in meaning that one might replace the other: synonyms,
 * hyponym and hypernym, words of one root, co-hyponyms, and words with similar vectors. In doubt, true.
 * @example areNearSynonyms("disease", "illness", "n") // true
 */
export function areNearSynonyms(a: string, b: string, pos: PartOfSpeech): boolean {
  if (a === b) return true;
  if ((similarity(a, b) ?? 0) >= MIN_SIMILARITY) return true;
  if (relativesOf(a).has(b) || relativesOf(b).has(a)) return true;
  const senses = (lemma: string): number[] =>
    usesAs(lemma, pos)
      .slice(0, 5)
      .map(({ sense }) => sense);
  const [first, second] = [senses(a), senses(b)];
  const height = pos === "n" ? 3 : 1;
  const above = (ids: readonly number[]): Set<number> =>
    new Set(ids.flatMap((id) => [...hypernymsOf(id, height), ...getSense(id).similar]));
  const aboveFirst = above(first);
  const aboveSecond = above(second);
  return (
    first.some((id) => aboveSecond.has(id)) ||
    second.some((id) => aboveFirst.has(id)) ||
    // co-hyponyms
    first.some((id) =>
      getSense(id).above.some((up) => second.some((other) => getSense(other).above.includes(up))),
    )
  );
}
