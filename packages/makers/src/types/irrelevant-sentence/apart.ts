/** How a sentence that is not of a text stands to it: near enough to seem part of it, and beside what it says. */
import { stemOf, vectorSimilarity } from "@pulda/english";
import { isSupported } from "../../shared/claims/supported.ts";
import { contentBeside, vectorOfWord } from "./sentence-content.ts";
import type { Surroundings } from "./surroundings.ts";

/** A sentence that stands apart from a text. */
export interface Apart {
  /** Up to two nouns of it that are farthest from the text. */
  readonly strange: readonly string[];
  /** How near its first noun is to the text, −1 to 1: what it begins with is seen first. */
  readonly opening: number;
  /** How near its nouns are to words of the text, 0 to 1: the mean of the nearest of each. */
  readonly kinship: number;
  /** In how many sentences the nouns stand that it shares with the text, beside the hook. */
  readonly shared: number;
}

/** What is nearer to the text, beside its hook, may say what it says. */
const MOST_NEARNESS = 0.58;
/** A sentence that shares more words with the text, beside its hook, would continue it. */
const MOST_SHARED = 2;
/** How many of its strange nouns are named. */
const STRANGE = 2;

/**
 * How a sentence stands to a text; null where it may say what the text says. Cost: linear in the words of both.
 * @param hook the noun that both have, in any form
 */
export function apart(text: string, hook: string, surroundings: Surroundings): Apart | null {
  const { words, vector, nouns } = contentBeside(text, hook);
  const [first] = nouns;
  if (!vector || first === undefined) return null;
  const { topic, counts, sentences, kinshipOf } = surroundings;
  if (vectorSimilarity(vector, topic) > MOST_NEARNESS) return null;
  const sharedStems = new Set(words.map(stemOf).filter((stem) => counts.has(stem)));
  if (sharedStems.size > MOST_SHARED) return null;
  // last, because it compares the words with every word of the text
  if (isSupported(words, sentences)) return null;
  const others = nouns.filter((noun) => stemOf(noun) !== stemOf(hook));
  return {
    strange: strangeOf(others, surroundings),
    opening: nearnessOf(first, topic),
    kinship: mean(nouns.map(kinshipOf)),
    shared: sum([...new Set(others.map(stemOf))].map((stem) => counts.get(stem) ?? 0)),
  };
}

function nearnessOf(word: string, topic: Float32Array): number {
  const vector = vectorOfWord(word);
  return vector ? vectorSimilarity(vector, topic) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

/** The nouns that the text does not have and that are farthest from it, in the order of the sentence. */
function strangeOf(nouns: readonly string[], { counts, topic }: Surroundings): string[] {
  const strange = [...new Set(nouns)]
    .filter((noun) => noun.length > 3 && !counts.has(stemOf(noun)))
    .map((noun) => ({ noun, nearness: nearnessOf(noun, topic) }))
    .toSorted((a, b) => a.nearness - b.nearness)
    .slice(0, STRANGE)
    .map(({ noun }) => noun);
  return strange.toSorted((a, b) => nouns.indexOf(a) - nouns.indexOf(b));
}
