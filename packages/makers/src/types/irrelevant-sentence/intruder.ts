/** Intruders: sentences that take up a word of the sentence before them, and speak of another question than the text. */
import {
  analyse,
  asidesOf,
  distinctiveVector,
  framedAsidesOf,
  isContent,
  stemOf,
  vectorSimilarity,
  type Analysis,
  type Sentence,
  type Tie,
} from "@pulda/english";
import { countWords } from "@pulda/question";
import { tiesOf } from "../../shared/cohesion.ts";
import { canOpenExcerpt } from "../../shared/excerpt-opening.ts";
import { topicVector } from "../../shared/topic-vector.ts";
import { hooksOf, isNoun, lemmaOfNoun, type Hook } from "./hook.ts";

/** A sentence that can be understood on its own, with its topic vector. */
interface StandaloneSentence {
  readonly text: string;
  readonly question: string | null;
  readonly stems: ReadonlySet<string>;
  /** The content words, in lower case. */
  readonly words: readonly string[];
  readonly subject: Float32Array;
}

export interface Intruder {
  readonly text: string;
  /** What our own aside speaks of, in one word; null for a sentence of another passage. */
  readonly question: string | null;
  /** The noun of the sentence before that it takes up, as it stands there. */
  readonly hook: string;
  /** How near it is to the text in what sets both apart from other texts, without the noun that it takes up, −1 to 1. */
  readonly nearness: number;
  /** Its similarity to the topic of the text, −1 to 1. */
  readonly topicSimilarity: number;
  /** In how many sentences of the text the noun stands. */
  readonly hookedSentences: number;
}

/**
 * The similarity of the topics of a text and of an intruder: related enough to be plausible, and, for a sentence of
 * another text, different enough to be out of place. Our own asides cannot be too near: none speaks of what texts argue.
 */
const RELATED = { least: 0.45, most: 0.85 } as const;
/**
 * How near an aside must be to the text in what sets both apart from other texts, without the noun that it takes up: one
 * that has only the noun in common is seen to be foreign.
 */
const LEAST_NEARNESS = 0.42;
/** In how many sentences of the text a noun must stand that an intruder takes up: what stands in passing is seen to be foreign. */
const LEAST_SENTENCES = 3;
/** It must be among so many nouns that stand in the most sentences: what the text is about. */
const CENTRAL = 3;
const WORDS = { least: 8, most: 26 } as const;
/** A sentence that shares more words with the text, beside its hook, would continue it. */
const MAX_SHARED = 1;

const standaloneByAnalysis = new WeakMap<Analysis, readonly StandaloneSentence[]>();
const asidesByNoun = new Map<string, readonly StandaloneSentence[]>();

/** The sentences of a text that can be understood on their own, cached. */
function standaloneSentencesOf(analysis: Analysis): readonly StandaloneSentence[] {
  const found = standaloneByAnalysis.get(analysis);
  if (found) return found;
  const ties = tiesOf(analysis);
  const standalone = analysis.sentences
    .filter((sentence) => isStandalone(sentence, ties))
    .flatMap((sentence) => standaloneSentenceOf(sentence, null));
  standaloneByAnalysis.set(analysis, standalone);
  return standalone;
}

function isStandalone(sentence: Sentence, ties: readonly Tie[]): boolean {
  const count = countWords(sentence.text);
  if (count < WORDS.least || count > WORDS.most) return false;
  if (!/^[A-Z][^"“”?!:;()]*\.$/u.test(sentence.text) || !canOpenExcerpt(sentence, ties))
    return false;
  return !/\b(?:I|we|you|my|our|your|he|she|his|him|her|it|its|they|them|their|this|these|those|such|there|following|therefore|however|also|too|then|instead|thus|another|other|same)\b/iu.test(
    sentence.text,
  );
}

function standaloneSentenceOf(sentence: Sentence, question: string | null): StandaloneSentence[] {
  const subject = topicVector([sentence]);
  const words = sentence.tokens.filter(isContent).map(({ lower }) => lower);
  const stems = new Set(words.map(stemOf));
  return subject && stems.size >= 4
    ? [{ text: sentence.text, question, stems, words, subject }]
    : [];
}

/** Our own sentences about a noun, those on the very noun first, cached. */
function asideSentencesOf(noun: string): readonly StandaloneSentence[] {
  const found = asidesByNoun.get(noun);
  if (found) return found;
  const sentences = [...asidesOf(noun), ...framedAsidesOf(noun)].flatMap(({ question, sentence }) =>
    analyse(sentence).sentences.flatMap((read) => standaloneSentenceOf(read, question)),
  );
  asidesByNoun.set(noun, sentences);
  return sentences;
}

/** What intruders are compared with: the words and the topic of an excerpt. */
export interface Surroundings {
  readonly topic: Float32Array;
  /** The content words, in lower case. */
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** In how many sentences each noun stands, by its lemma. */
  readonly nouns: ReadonlyMap<string, number>;
}

/** The surroundings that an excerpt gives; null where none of its words has a vector. */
export function surroundingsOf(sentences: readonly Sentence[]): Surroundings | null {
  const topic = topicVector(sentences);
  if (!topic) return null;
  const content = sentences.flatMap(({ tokens }) => tokens.filter(isContent));
  const stems = new Set(content.map(({ text }) => stemOf(text)));
  const nouns = new Map<string, number>();
  for (const { tokens } of sentences)
    for (const lemma of new Set(tokens.filter(isNoun).map(lemmaOfNoun)))
      nouns.set(lemma, (nouns.get(lemma) ?? 0) + 1);
  return { topic, words: content.map(({ lower }) => lower), stems, nouns };
}

/**
 * The intruders that can follow a sentence, best first: our own asides on one of its nouns, and sentences of the
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
    .flatMap((hook) => {
      const stem = stemOf(hook.word);
      const taken = foreign.filter(({ stems }) => stems.has(stem));
      const ours = asideSentencesOf(hook.lemma).flatMap((sentence) =>
        intruderOf(sentence, hook, stem, surroundings),
      );
      const others = taken
        .flatMap((sentence) => intruderOf(sentence, hook, stem, surroundings))
        .filter(({ topicSimilarity }) => topicSimilarity <= RELATED.most);
      return [...ours, ...others];
    })
    .toSorted((a, b) => promiseOf(b) - promiseOf(a) || (a.text < b.text ? -1 : 1));
}

/** Whether a text is about a noun, and does not only mention it. */
function isTopical({ lemma }: Hook, { nouns }: Surroundings): boolean {
  const count = nouns.get(lemma) ?? 0;
  if (count < LEAST_SENTENCES) return false;
  return [...nouns.values()].filter((other) => other > count).length < CENTRAL;
}

/** How well an intruder hides, roughly 0 to 2: it is near the text, and takes up what the text speaks of. */
export function promiseOf({ nearness, hookedSentences }: Intruder): number {
  return 2 * nearness + 0.1 * Math.min(4, hookedSentences);
}

function intruderOf(
  { text, question, stems, words, subject }: StandaloneSentence,
  hook: Hook,
  hookStem: string,
  surroundings: Surroundings,
): Intruder[] {
  const topicSimilarity = vectorSimilarity(surroundings.topic, subject);
  const hookedSentences = surroundings.nouns.get(hook.lemma) ?? 0;
  if (topicSimilarity < RELATED.least) return [];
  const shared = [...stems].filter((stem) => stem !== hookStem && surroundings.stems.has(stem));
  if (shared.length > MAX_SHARED) return [];
  // of what the text itself speaks, nothing is beside the point
  if (question !== null && surroundings.stems.has(stemOf(question))) return [];
  const nearness = nearnessOf(words, hookStem, surroundings);
  if (question !== null && nearness < LEAST_NEARNESS) return [];
  return [{ text, question, hook: hook.word, nearness, topicSimilarity, hookedSentences }];
}

function nearnessOf(
  words: readonly string[],
  hookStem: string,
  { words: ofText }: Surroundings,
): number {
  const without = (list: readonly string[]): string[] =>
    list.filter((word) => stemOf(word) !== hookStem);
  const [own, text] = [distinctiveVector(without(words)), distinctiveVector(without(ofText))];
  return own && text ? vectorSimilarity(own, text) : 0;
}
