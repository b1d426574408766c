/** Chooses five statements in the order of the text, one of which is false. */
import { countWords } from "@pulda/question";
import type { Random } from "../../shared/random.ts";
import type { Offered } from "./offered.ts";
import { contentOf, placeIn } from "./place-in-source.ts";

export const OPTION_COUNT = 5;

export interface Chosen {
  readonly options: readonly Offered[];
  /** From 1. */
  readonly key: number;
}

/** The longest option may have so many times the words of the shortest. */
const MOST_UNEVEN = 2.5;
/** The key may have so many times the words of the longest and of the shortest other option. */
const LONGEST_KEY = 1.5;
const SHORTEST_KEY = 0.85;
/** Two options may share so much of their content words. */
const MOST_SHARED = 0.6;
/** Of a sentence of so many words two things can be stated, if they share hardly a word. */
const LONG_SENTENCE = 15;
const MOST_SHARED_IN_ONE = 0.25;
/** So many statements are tried as the key. */
const MAX_KEYS = 12;

export interface ChooseOrder {
  readonly random: Random;
  readonly keyNumbers: readonly number[];
  isKey(offered: Offered): boolean;
}

/** Whether it is false: the key. */
const isOdd = ({ reversal }: Offered): boolean => reversal !== null;

/** Null where no five statements fit together. */
export function choose(
  offered: readonly Offered[],
  { random, keyNumbers, isKey }: ChooseOrder,
): Chosen | null {
  const keys = bestFirst(
    offered.filter((one) => isOdd(one) && isKey(one)),
    random,
  ).slice(0, MAX_KEYS);
  const others = bestFirst(
    offered.filter((one) => !isOdd(one)),
    random,
  );
  for (const number of keyNumbers)
    for (const key of keys) {
      const before = pick(
        others.filter(({ span }) => span.start < key.span.start),
        number - 1,
        [key],
      );
      if (!before) continue;
      const after = pick(
        others.filter(({ span }) => span.start > key.span.start),
        OPTION_COUNT - number,
        [key, ...before],
      );
      if (!after) continue;
      const options = [...inOrder(before), key, ...inOrder(after)];
      if (isEven(options, number)) return { options, key: number };
    }
  return null;
}

/** The most worth first, those of near worth in random order. */
function bestFirst(offered: readonly Offered[], random: Random): Offered[] {
  return random
    .shuffled(offered)
    .map((one) => ({ one, rank: one.worth + random.next() * 0.15 }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}

/** So many statements, none of which says what another one says. */
function pick(
  from: readonly Offered[],
  count: number,
  beside: readonly Offered[],
): Offered[] | null {
  const picked: Offered[] = [];
  for (const one of from) {
    if (picked.length === count) break;
    const offered = [...beside, ...picked];
    if (
      offered.some((other) => excludeEachOther(other, one)) ||
      offered.filter(({ span }) => span.start === one.span.start).length > 1
    )
      continue;
    picked.push(one);
  }
  return picked.length === count ? picked : null;
}

/** A statement of the age at which something was done. */
const AGED = /\bwas in (?:his|her) [a-z]+ties when\b/u;

/** Whether two statements say the same, or are of one sentence that is too short for two. */
function excludeEachOther(one: Offered, other: Offered): boolean {
  if (AGED.test(one.text) && AGED.test(other.text)) return true;
  const shared = sharedOf(one.text, other.text);
  if (one.span.start !== other.span.start) return shared > MOST_SHARED;
  const isLong = countWords(one.source) >= LONG_SENTENCE;
  return !isLong || one.reversal !== null || other.reversal !== null || shared > MOST_SHARED_IN_ONE;
}

const inOrder = (offered: readonly Offered[]): Offered[] =>
  offered.toSorted((a, b) => a.span.start - b.span.start || placeIn(a) - placeIn(b));

function sharedOf(one: string, other: string): number {
  const [a, b] = [contentOf(one), contentOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** Whether the options are of near lengths, and the key is neither much longer nor much shorter than all others. */
function isEven(options: readonly Offered[], key: number): boolean {
  const lengths = options.map(({ text }) => countWords(text));
  const own = lengths[key - 1]!;
  const others = lengths.filter((_, at) => at !== key - 1);
  return (
    Math.max(...lengths) <= MOST_UNEVEN * Math.min(...lengths) &&
    own <= Math.max(...others) * LONGEST_KEY &&
    own >= Math.min(...others) * SHORTEST_KEY
  );
}
