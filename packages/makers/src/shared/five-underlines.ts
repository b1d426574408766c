/** Selection of five candidates to underline, so that the key gets a preferred choice number. */
import type { Span } from "@pulda/question";
import type { Random } from "./random.ts";
import { SearchBudget } from "./search-budget.ts";

/** A candidate for an underline. */
export interface Underlinable extends Span {
  /** Index of its sentence. */
  readonly sentence: number;
  /** A grammar rule or a word; at most one of each kind is underlined. */
  readonly kind: string;
}

export interface FiveUnderlines<T> {
  /** In the order of the text. */
  readonly points: readonly T[];
  /** The number of the keyed one, from 1. */
  readonly key: number;
}

const UNDERLINES = 5;
/** How often a random selection is tried for one key and one choice number. */
const MAX_TRIES = 12;
const MAX_PER_SENTENCE = 2;
/** How many candidates the search for one item may look at: a hundred times what an ordinary passage needs. */
const MAX_STEPS = 40_000;
/** The least distance between two underlines, in characters. */
const MIN_GAP = 8;

/** The budget of one item's search for underlines. */
export function underlineBudget(): SearchBudget {
  return new SearchBudget(MAX_STEPS);
}

/**
 * Selects a key and four others of other kinds; null when no key can have any of the choice numbers, or none was
 * found within the budget. The key is alone in its sentence, so that no other underline depends on it.
 * @param keys the candidates for the key, the best first
 * @param keyNumbers the choice numbers that the key may have, the preferred first
 * @param sorted sorts candidates into the random order in which they are tried
 * @param budget of all the searches for one item
 * @param valueOf how good a selection is: of all that are tried the best is taken; if left out, the first one
 */
export function chooseFiveUnderlines<T extends Underlinable>(
  keys: readonly T[],
  all: readonly T[],
  keyNumbers: readonly number[],
  sorted: (list: readonly T[]) => T[],
  budget: SearchBudget,
  valueOf: ((points: readonly T[]) => number) | null = null,
): FiveUnderlines<T> | null {
  for (const keyNumber of keyNumbers)
    for (const key of keys) {
      if (!budget.spend(all.length)) return null;
      const others = all.filter(
        ({ kind, sentence }) => kind !== key.kind && sentence !== key.sentence,
      );
      const before = others.filter(({ end }) => end <= key.start);
      const after = others.filter(({ start }) => start >= key.end);
      if (before.length < keyNumber - 1 || after.length < UNDERLINES - keyNumber) continue;
      let best: { points: readonly T[]; value: number } | null = null;
      for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
        if (best !== null && valueOf === null) break;
        if (!budget.spend(before.length + after.length)) break;
        const picked = [key];
        pick(sorted(before), keyNumber - 1, picked);
        pick(sorted(after), UNDERLINES - keyNumber, picked);
        if (picked.length < UNDERLINES) continue;
        const points = picked.toSorted((a, b) => a.start - b.start);
        const value = valueOf?.(points) ?? 0;
        if (best === null || value > best.value) best = { points, value };
      }
      if (best) return { points: best.points, key: keyNumber };
    }
  return null;
}

/**
 * The longest stretch of a text that five underlines leave empty, as a share of it.
 * @example longestEmpty([{ start: 50, end: 54 }], { start: 0, end: 100 }) // 0.5
 */
export function longestEmpty(points: readonly Span[], span: Span): number {
  const length = Math.max(1, span.end - span.start);
  const at = [0, ...points.map(({ start }) => (start - span.start) / length), 1];
  return Math.max(...at.slice(1).map((one, index) => one - (at[index] ?? 0)));
}

function pick<T extends Underlinable>(from: readonly T[], count: number, picked: T[]): void {
  const goal = picked.length + count;
  for (const point of from) {
    if (picked.length === goal) return;
    const isTooClose = picked.some(
      (other) =>
        other.kind === point.kind ||
        (point.start < other.end + MIN_GAP && other.start < point.end + MIN_GAP),
    );
    const inSentence = picked.filter(({ sentence }) => sentence === point.sentence).length;
    if (!isTooClose && inSentence < MAX_PER_SENTENCE) picked.push(point);
  }
}

/** A random order in which elements of greater weight tend to come first. */
export function byWeight<T>(list: readonly T[], weight: (one: T) => number, random: Random): T[] {
  return list
    .map((one) => ({ one, rank: random.next() + weight(one) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}
