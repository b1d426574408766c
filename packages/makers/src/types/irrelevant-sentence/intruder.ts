/** Intruders: sentences about what a text is about that say something else than it argues. */
import { factsWith, hasFacts, stemOf, type Analysis, type Sentence } from "@pulda/english";
import { apart, type Apart, type Surroundings } from "./apart.ts";
import { hooksOf, type Hook } from "./hook.ts";
import { standaloneSentencesOf } from "./standalone.ts";
import { topicNouns } from "./topic-nouns.ts";

export interface Intruder extends Apart {
  readonly text: string;
  /** The noun of a sentence beside it that it takes up, as it stands there. */
  readonly hook: string;
  /** How well it hides, about 0 to 1.5: it is near the text, and takes up what the text speaks of. */
  readonly promise: number;
}

/**
 * What an intruder must have not to be found at once: its noun is what the text is about, its first noun belongs to the
 * text's world, and so does the whole.
 */
const LEAST = { topical: 0.55, opening: 0.1, nearness: 0.4 } as const;
/** What each counts, beside each word that is shared and that the noun stands right before: fitted to 198 judged items. */
const WEIGHTS = { topical: 0.6, opening: 1, nearness: 0.5, shared: 0.12, takenUp: 0.05 } as const;

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
  const topical = topicNouns(surroundings);
  const hooks = new Map<string, Hook & { readonly bonus: number }>();
  for (const hook of hooksOf(after)) hooks.set(stemOf(hook.word), { ...hook, bonus: 0 });
  for (const hook of hooksOf(before))
    hooks.set(stemOf(hook.word), { ...hook, bonus: WEIGHTS.takenUp });
  return [...hooks]
    .flatMap(([stem, { word, lemma, bonus }]) => {
      const weight = topical.get(stem) ?? 0;
      if (weight < LEAST.topical || !hasFacts(lemma)) return [];
      return textsWith(word, surroundings, neighbours).flatMap((text): Intruder[] => {
        const found = apart(text, word, surroundings);
        if (!found || found.openingNearness < LEAST.opening || found.nearness < LEAST.nearness)
          return [];
        const promise =
          WEIGHTS.topical * weight +
          WEIGHTS.opening * found.openingNearness +
          WEIGHTS.nearness * found.nearness +
          WEIGHTS.shared * found.shared +
          bonus;
        return [{ ...found, text, hook: word, promise }];
      });
    })
    .toSorted((a, b) => b.promise - a.promise || (a.text < b.text ? -1 : 1));
}

/** The facts that name a noun, and are about it or another word of the text; and such sentences of other passages. */
function textsWith(
  noun: string,
  { stems }: Surroundings,
  neighbours: readonly Analysis[],
): string[] {
  const stem = stemOf(noun);
  return [
    ...factsWith(noun)
      .filter((fact) => stems.has(stemOf(fact.noun)))
      .map(({ text }) => text),
    ...neighbours
      .flatMap(standaloneSentencesOf)
      .filter((sentence) => sentence.stems.has(stem))
      .map(({ text }) => text),
  ];
}
