/** Features of items that ask for one word: its level, and how near the other options are to it. */
import { lemmasOf, levelOf, similarity } from "@pulda/english";
import type { FeatureExtractor } from "./features.ts";

/** Words of this level or below are known to beginners. */
const BEGINNER = 2;

export const vocabularyFeatures: FeatureExtractor = (
  { key, options, answers, prompt, places, excerpt },
  source,
) => {
  const shown = source.text.slice(places[0]?.start ?? 0, places[0]?.end ?? 0);
  const keyed = options[(key ?? 0) - 1]?.[0] ?? answers[0] ?? "";
  // a word may be asked for by its meaning, or be given to be understood
  const asked = [prompt, keyed, shown].find((text) => /^[a-z-]+$/iu.test(text)) ?? "";
  const lemma = lemmaOf(asked);
  const others = options
    .filter((_, at) => at + 1 !== key)
    .flatMap(([cell = ""]) => (/^[a-z-]+$/iu.test(cell) ? [lemmaOf(cell)] : []));
  const near = others.map((other) => similarity(lemma, other) ?? 0);
  const levels = others.map((other) => levelOf(other));
  const level = levelOf(lemma);
  const text = source.text.slice(excerpt.start, excerpt.end).toLowerCase();
  const mentions = text.split(/[^a-z-]+/u).filter((word) => lemmaOf(word) === lemma).length;
  return {
    level: level / 5,
    beginner: level <= BEGINNER ? 1 : 0,
    /** The mean over the other options. */
    nearness: mean(near),
    /** Of the other options that are as hard as the key, or nearly. */
    equals: mean(levels.map((other) => (Math.abs(other - level) <= 1 ? 1 : 0))),
    repeated: mentions > 1 ? 1 : 0,
  };
};

const lemmas = new Map<string, string>();
/** How many words are remembered: those of some hundred passages. */
const MAX_REMEMBERED = 20_000;

function lemmaOf(word: string): string {
  const lower = word.toLowerCase();
  let lemma = lemmas.get(lower);
  if (lemma === undefined) {
    if (lemmas.size >= MAX_REMEMBERED) lemmas.clear();
    lemmas.set(lower, (lemma = lemmasOf(lower)[0]?.lemma ?? lower));
  }
  return lemma;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
