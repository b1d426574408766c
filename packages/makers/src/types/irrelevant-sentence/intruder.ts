/** Intruders: sentences about what a text is about that say something else than it argues. */
import { factsWith, hasFacts, stemOf, type Analysis, type Sentence } from "@pulda/english";
import { apart, type Apart } from "./apart.ts";
import { hooksOf, type Hook } from "./hook.ts";
import { standaloneSentencesOf } from "./standalone.ts";
import type { Surroundings } from "./surroundings.ts";
import { topicNouns } from "./topic-nouns.ts";

export interface Intruder extends Apart {
  readonly text: string;
  /** The noun of a sentence beside it that it takes up, as it stands there. */
  readonly hook: string;
  /** How likely a judge prints it as it is, 0 to 1: it takes up what the text is about, and is of its world. */
  readonly promise: number;
}

/** Less of a text that is about the noun is not enough: an intruder that takes it up is seen to be foreign. */
const LEAST_TOPICAL = 0.55;
/** Less is found at once. */
const LEAST_PROMISE = 0.5;
/** A logistic regression, fitted to 288 items that judges have rated (docs/quality.md). */
const LOGIT = { intercept: -4.9, topical: 1.6, kinship: 4.2, opening: 1.45, shared: 0.3 } as const;
/** More sentences that have a shared noun count no more. */
const MOST_SHARED = 3;
/** What it counts that the sentence before has the noun. */
const TAKEN_UP = 0.02;

function promiseOf({ kinship, opening, shared }: Apart, topical: number): number {
  const logit =
    LOGIT.intercept +
    LOGIT.topical * topical +
    LOGIT.kinship * kinship +
    LOGIT.opening * opening +
    LOGIT.shared * Math.min(shared, MOST_SHARED);
  return 1 / (1 + Math.exp(-logit));
}

/**
 * The intruders that can stand between two sentences, best first: facts of our bank that name a noun of one of them that
 * the text is about, and sentences of the exam's other passages that do.
 */
export function intrudersBetween(
  before: Sentence,
  after: Sentence,
  surroundings: Surroundings,
  neighbours: readonly Analysis[],
): Intruder[] {
  const hooks = new Map<string, Hook & { readonly bonus: number }>();
  for (const hook of hooksOf(after)) hooks.set(stemOf(hook.word), { ...hook, bonus: 0 });
  for (const hook of hooksOf(before)) hooks.set(stemOf(hook.word), { ...hook, bonus: TAKEN_UP });
  return [...hooks.values()]
    .filter(({ lemma }) => hasFacts(lemma))
    .flatMap(({ word, bonus }) =>
      intrudersAbout(word, surroundings, neighbours).flatMap((one): Intruder[] => {
        const promise = one.promise + bonus;
        return promise < LEAST_PROMISE ? [] : [{ ...one, hook: word, promise }];
      }),
    )
    .toSorted((a, b) => b.promise - a.promise || (a.text < b.text ? -1 : 1));
}

/** By excerpt and stem: the sentences that take up a noun are the same at each of its places. */
const cache = new WeakMap<Surroundings, Map<string, readonly Omit<Intruder, "hook">[]>>();

function intrudersAbout(
  noun: string,
  surroundings: Surroundings,
  neighbours: readonly Analysis[],
): readonly Omit<Intruder, "hook">[] {
  const stem = stemOf(noun);
  const known = cache.get(surroundings) ?? new Map<string, readonly Omit<Intruder, "hook">[]>();
  cache.set(surroundings, known);
  let found = known.get(stem);
  if (!found) {
    const weight = topicNouns(surroundings).get(stem) ?? 0;
    const texts = weight < LEAST_TOPICAL ? [] : textsWith(noun, surroundings, neighbours);
    found = texts.flatMap((text) => {
      const one = apart(text, noun, surroundings);
      return one ? [{ ...one, text, promise: promiseOf(one, weight) }] : [];
    });
    known.set(stem, found);
  }
  return found;
}

/** The facts that name a noun, and are about it or another word of the text; and such sentences of other passages. */
function textsWith(
  noun: string,
  { counts }: Surroundings,
  neighbours: readonly Analysis[],
): string[] {
  const stem = stemOf(noun);
  return [
    ...factsWith(noun)
      .filter((fact) => counts.has(stemOf(fact.noun)))
      .map(({ text }) => text),
    ...neighbours
      .flatMap(standaloneSentencesOf)
      .filter((sentence) => sentence.stems.has(stem))
      .map(({ text }) => text),
  ];
}
