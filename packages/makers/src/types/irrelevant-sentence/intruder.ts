/** Intruders: sentences about a noun of the sentence before them that say something else than the text argues. */
import {
  discourseOf,
  isContent,
  stemOf,
  themeOf,
  vectorSimilarity,
  type Analysis,
  type Sentence,
} from "@pulda/english";
import { topicVector } from "../../shared/topic-vector.ts";
import { claimIntruders } from "./claim-intruders.ts";
import { hooksOf, isNoun, lemmaOfNoun, type Hook } from "./hook.ts";
import { standaloneSentencesOf, type StandaloneSentence } from "./standalone.ts";

export interface Intruder {
  readonly text: string;
  /** What it speaks of, in Korean; null where that is not known. */
  readonly theme: string | null;
  /** The noun of the sentence before that it takes up, as it stands there. */
  readonly hook: string;
  /** How well it hides, about 0 to 1: it is near the text, and takes up what the text speaks of. */
  readonly promise: number;
}

/**
 * The similarity of the topics of a text and of a sentence of another passage: related enough to be plausible, different
 * enough to be out of place.
 */
const RELATED = { least: 0.45, most: 0.85 } as const;
/** In how many sentences of the text a noun must stand that an intruder takes up: what stands in passing is seen to be foreign. */
const LEAST_SENTENCES = 3;
/** It must be among so many nouns that stand in the most sentences: what the text is about. */
const CENTRAL = 3;
/** A foreign sentence that shares more words with the text, beside its hook, would continue it. */
const MAX_SHARED = 1;

/** What intruders are compared with: an excerpt of an analysed text. */
export interface Surroundings {
  readonly analysis: Analysis;
  readonly sentences: readonly Sentence[];
  readonly topic: Float32Array;
  readonly stems: ReadonlySet<string>;
  /** In how many sentences each noun stands, by its lemma. */
  readonly nouns: ReadonlyMap<string, number>;
  /** The nouns of the sentences that make the point, by their lemmas. */
  readonly pointed: ReadonlySet<string>;
}

/** The surroundings that an excerpt gives; null where none of its words has a vector. */
export function surroundingsOf(
  analysis: Analysis,
  sentences: readonly Sentence[],
): Surroundings | null {
  const topic = topicVector(sentences);
  if (!topic) return null;
  const content = sentences.flatMap(({ tokens }) => tokens.filter(isContent));
  const stems = new Set(content.map(({ text }) => stemOf(text)));
  const nouns = new Map<string, number>();
  for (const { tokens } of sentences)
    for (const lemma of new Set(tokens.filter(isNoun).map(lemmaOfNoun)))
      nouns.set(lemma, (nouns.get(lemma) ?? 0) + 1);
  const pointed = new Set(
    discourseOf(analysis)
      .filter(({ role }) => /^(?:claim|turn|conclusion)$/u.test(role))
      .flatMap(({ sentence }) => sentence.tokens.filter(isNoun).map(lemmaOfNoun)),
  );
  return { analysis, sentences, topic, stems, nouns, pointed };
}

/**
 * The intruders that can follow a sentence, best first: what our bank claims of one of its nouns, and sentences of the
 * exam's other passages that have one of them.
 */
export function intrudersAfter(
  before: Sentence,
  surroundings: Surroundings,
  neighbours: readonly Analysis[],
): Intruder[] {
  const foreign = neighbours.flatMap(standaloneSentencesOf);
  return hooksOf(before)
    .filter((hook) => isTopical(hook, surroundings))
    .flatMap((hook) => [
      ...claimIntruders(hook, surroundings.analysis, surroundings.sentences).map(
        ({ text, theme, nearness }) => ({
          text,
          theme: themeOf(theme)?.name ?? null,
          hook: hook.word,
          promise: nearness,
        }),
      ),
      ...foreign.flatMap((sentence) => foreignIntruder(sentence, hook, surroundings)),
    ])
    .toSorted((a, b) => b.promise - a.promise || (a.text < b.text ? -1 : 1));
}

/** Whether a text is about a noun, and does not only mention it. */
function isTopical({ lemma }: Hook, { nouns, pointed }: Surroundings): boolean {
  if (!pointed.has(lemma)) return false;
  const count = nouns.get(lemma) ?? 0;
  if (count < LEAST_SENTENCES) return false;
  return [...nouns.values()].filter((other) => other > count).length < CENTRAL;
}

function foreignIntruder(
  { text, stems, subject }: StandaloneSentence,
  hook: Hook,
  surroundings: Surroundings,
): Intruder[] {
  const hookStem = stemOf(hook.word);
  if (!stems.has(hookStem)) return [];
  const similarity = vectorSimilarity(surroundings.topic, subject);
  if (similarity < RELATED.least || similarity > RELATED.most) return [];
  const shared = [...stems].filter((stem) => stem !== hookStem && surroundings.stems.has(stem));
  if (shared.length > MAX_SHARED) return [];
  return [{ text, theme: null, hook: hook.word, promise: similarity - RELATED.least }];
}
