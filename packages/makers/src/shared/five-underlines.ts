/** Five places of a text to underline, the keyed one where the set would like its key. */
import type { Span } from "@pulda/question";
import type { Random } from "./random.ts";

/** A place that can be underlined. */
export interface Underlinable extends Span {
  /** Index of its sentence. */
  readonly sentence: number;
  /** Of one kind only one is underlined: a grammar rule, a word. */
  readonly kind: string;
}

export interface FiveUnderlines<T> {
  /** In the order of the text. */
  readonly points: readonly T[];
  /** The number of the keyed one, from 1. */
  readonly key: number;
}

const UNDERLINES = 5;
/** How often a random selection is tried for one key and one place. */
const MAX_TRIES = 12;
/** So many of a sentence, and no nearer to each other than this. */
const MAX_PER_SENTENCE = 2;
const MIN_GAP = 8;

/**
 * A key and four others of other kinds, or null when no key can have a wanted number. The key
 * stands alone in its sentence, so that no other underline depends on it.
 * @param keys the places that can be keyed, the best first
 * @param sorted puts a list of places in the order in which they are tried, by chance
 */
export function chooseFiveUnderlines<T extends Underlinable>(
  keys: readonly T[],
  all: readonly T[],
  places: readonly number[],
  sorted: (list: readonly T[]) => T[],
): FiveUnderlines<T> | null {
  for (const place of places)
    for (const key of keys) {
      const others = all.filter(
        ({ kind, sentence }) => kind !== key.kind && sentence !== key.sentence,
      );
      const before = others.filter(({ end }) => end <= key.start);
      const after = others.filter(({ start }) => start >= key.end);
      if (before.length < place - 1 || after.length < UNDERLINES - place) continue;
      for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
        const picked = [key];
        pick(sorted(before), place - 1, picked);
        pick(sorted(after), UNDERLINES - place, picked);
        if (picked.length === UNDERLINES)
          return { points: picked.toSorted((a, b) => a.start - b.start), key: place };
      }
    }
  return null;
}

function pick<T extends Underlinable>(from: readonly T[], count: number, picked: T[]): void {
  const goal = picked.length + count;
  for (const point of from) {
    if (picked.length === goal) return;
    const clash = picked.some(
      (other) =>
        other.kind === point.kind ||
        (point.start < other.end + MIN_GAP && other.start < point.end + MIN_GAP),
    );
    const crowd = picked.filter(({ sentence }) => sentence === point.sentence).length;
    if (!clash && crowd < MAX_PER_SENTENCE) picked.push(point);
  }
}

/** A random order in which those with more weight mostly come first. */
export function byWeight<T>(list: readonly T[], weight: (one: T) => number, random: Random): T[] {
  return list
    .map((one) => ({ one, rank: random.next() + weight(one) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}
