/** WordNet's senses, with their hypernyms and similar senses. */
import { lazy, readLines } from "./data.ts";

/** Noun, verb, adjective, adverb. */
export type PartOfSpeech = "n" | "v" | "a" | "r";

export interface Sense {
  readonly id: number;
  readonly pos: PartOfSpeech;
  /** WordNet's lexicographer file (0–44): 5 animals, 18 persons, 6 artifacts … */
  readonly field: number;
  /** Lemmas of the same meaning; "_" stands for a space, names have their capital. */
  readonly words: readonly string[];
  /** Ids of hypernyms. */
  readonly above: readonly number[];
  /** Ids of similar senses (adjectives). */
  readonly similar: readonly number[];
  /** A short definition; empty for a few. */
  readonly gloss: string;
}

const lines = lazy(() => readLines("senses.txt"));
const cache = new Map<number, Sense>();
/** How many parsed senses are cached. */
const CACHE_SIZE = 8000;

/**
 * A sense by its id.
 * @throws for an id that no word has
 * @example getSense(entryOf("bee")!.uses[0]!.sense).gloss
 */
export function getSense(id: number): Sense {
  const cached = cache.get(id);
  if (cached) return cached;
  const line = lines()[id];
  if (line === undefined) throw new Error(`no sense ${id}`);
  const [pos = "n", field = "0", words = "", above = "", similar = "", gloss = ""] =
    line.split("\t");
  const sense: Sense = {
    id,
    pos: pos as PartOfSpeech,
    field: Number(field),
    words: words.split(" "),
    above: numbers(above),
    similar: numbers(similar),
    gloss,
  };
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(id, sense);
  return sense;
}

function numbers(list: string): number[] {
  return list === "" ? [] : list.split(" ").map(Number);
}

/**
 * The hypernyms of a sense, itself first, nearest first.
 * @param height the most levels to go up
 */
export function hypernymsOf(id: number, height = 20): number[] {
  const found = [id];
  let level = [id];
  for (let step = 0; step < height && level.length > 0; step++) {
    level = level.flatMap((below) => getSense(below).above).filter((one) => !found.includes(one));
    found.push(...level);
  }
  return found;
}
