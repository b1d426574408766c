/** WordNet's senses: what a word can mean, and which senses stand above or beside which. */
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
  /** Ids of more general senses. */
  readonly above: readonly number[];
  /** Ids of senses of nearly the same meaning (adjectives). */
  readonly similar: readonly number[];
  /** A short definition; empty for a few. */
  readonly gloss: string;
}

const lines = lazy(() => readLines("senses.txt"));
const parsed = new Map<number, Sense>();
/** So many parsed senses are kept. */
const CACHE_SIZE = 8000;

/**
 * A sense by its id.
 * @throws for an id that no word has
 * @example getSense(entryOf("bee")!.uses[0]!.sense).gloss
 */
export function getSense(id: number): Sense {
  const known = parsed.get(id);
  if (known) return known;
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
  if (parsed.size >= CACHE_SIZE) parsed.clear();
  parsed.set(id, sense);
  return sense;
}

function numbers(list: string): number[] {
  return list === "" ? [] : list.split(" ").map(Number);
}

/**
 * The senses that stand above one, itself first, nearest first.
 * @param height how many steps up at most
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
