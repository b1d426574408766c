/** Dictionary entries of lemmas: frequency, senses, opposites and derivationally related words. */
import { lazy, readLines } from "./data.ts";
import type { PartOfSpeech } from "./senses.ts";

/** One sense of a lemma, the most used of a part of speech first. */
export interface Use {
  readonly pos: PartOfSpeech;
  /** For `getSense`. */
  readonly sense: number;
  /** Its count in a sense-tagged corpus. */
  readonly count: number;
}

/** A word related to one sense of a lemma: an opposite, or a word of the same root. */
interface Relative {
  readonly pos: PartOfSpeech;
  /** The number of the sense within its part of speech, from 1. */
  readonly order: number;
  readonly relativePos: PartOfSpeech;
  readonly word: string;
}

export interface Entry {
  readonly lemma: string;
  /** Zipf value, 0 (never seen) to about 7 ("the"): the power of ten of its count in 10⁹ words. */
  readonly zipf: number;
  readonly uses: readonly Use[];
  readonly opposites: readonly Relative[];
  readonly relatives: readonly Relative[];
}

const lines = lazy(
  () => new Map(readLines("words.txt").map((line) => [line.slice(0, line.indexOf("\t")), line])),
);
const cache = new Map<string, Entry>();
/** How many parsed entries are cached: enough for common words, not for the whole dictionary. */
const CACHE_SIZE = 5000;

/**
 * The entry of a lemma, or null for a word without one.
 * @param lemma lower case, one word
 * @example entryOf("increase")?.opposites[0]?.word // "decrease"
 */
export function entryOf(lemma: string): Entry | null {
  const cached = cache.get(lemma);
  if (cached !== undefined) return cached;
  const line = lines().get(lemma);
  const entry = line === undefined ? null : parse(line);
  // unknown words are not cached, since their number is unlimited
  if (entry) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(lemma, entry);
  }
  return entry;
}

function parse(line: string): Entry {
  const [lemma = "", tenths = "0", uses = "", opposites = "", relatives = "", pertaining = ""] =
    line.split("\t");
  return {
    lemma,
    zipf: Number(tenths) / 10,
    uses: list(uses).map((use) => {
      const [sense = "0", count = "0"] = use.slice(1).split("*");
      return { pos: use[0] as PartOfSpeech, sense: Number(sense), count: Number(count) };
    }),
    opposites: list(opposites).map(relative),
    relatives: [...list(relatives), ...list(pertaining)].map(relative),
  };
}

function list(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

/** "v1nincrease": sense 1 of the verb, the noun "increase". */
function relative(text: string): Relative {
  const [, pos = "n", order = "1", relativePos = "n", word = ""] =
    /^([nvar])(\d+)([nvar])(.+)$/u.exec(text) ?? [];
  return {
    pos: pos as PartOfSpeech,
    order: Number(order),
    relativePos: relativePos as PartOfSpeech,
    word,
  };
}

/** Whether a word is a lemma with a part of speech. */
export function isLemma(word: string, pos: PartOfSpeech): boolean {
  return entryOf(word)?.uses.some((use) => use.pos === pos) ?? false;
}

/** The lemma's uses as one part of speech, the most used first. */
export function usesAs(lemma: string, pos: PartOfSpeech): readonly Use[] {
  return entryOf(lemma)?.uses.filter((use) => use.pos === pos) ?? [];
}

/**
 * The entries of words of a least frequency, in alphabetical order; they are not added to the cache.
 * @param least a Zipf value
 */
export function* entriesFrom(least: number): Generator<Entry> {
  for (const [lemma, line] of lines()) {
    const tenths = line.slice(lemma.length + 1, line.indexOf("\t", lemma.length + 1));
    if (Number(tenths) >= least * 10) yield cache.get(lemma) ?? parse(line);
  }
}
