/** Features that make an item hard, whatever its type: the text, the sentence that is asked about, the words. */
import { isContent, lemmasOf, levelOf, type Sentence } from "@pulda/english";
import { sentencesIn, wordCountOf } from "../../shared/excerpt.ts";
import type { ItemView } from "../item-view.ts";
import type { FeatureExtractor } from "./features.ts";

/** Words of this level or above are hard for a student of high school. */
const HARD_LEVEL = 4;

export const difficultyFeatures: FeatureExtractor = (view, source) => {
  const sentences = sentencesIn(source, view.excerpt);
  const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
  const target = view.places[(view.key ?? 1) - 1] ?? view.places[0];
  const asked = sentences.find(({ end }) => target !== undefined && end > target.start);
  return {
    /** In hundreds. */
    words: words / 100,
    /** In tens. */
    wordsPerSentence: words / Math.max(1, sentences.length) / 10,
    hardShare: mean(sentences.map(hardShareOf)),
    /** Of the sentence that is asked about, in tens. */
    askedSentence: asked ? wordCountOf(asked) / 10 : 0,
    askedLevel: levelAsked(view) / 5,
    answerWords: view.answers.join(" ").split(/\s+/u).length / 10,
    blanks: view.operation.kind === "blanks" ? view.operation.blanks.length : 0,
  };
};

const hardShares = new WeakMap<Sentence, number>();

/** The share of hard words among the content words of a sentence, cached. */
function hardShareOf(sentence: Sentence): number {
  let share = hardShares.get(sentence);
  if (share === undefined) {
    const content = sentence.tokens.filter(isContent);
    const hard = content.filter(({ lemma }) => levelOf(lemma) >= HARD_LEVEL);
    hardShares.set(sentence, (share = hard.length / Math.max(1, content.length)));
  }
  return share;
}

/** The highest level of the words that must be known to answer: the options' and the prompt's. */
function levelAsked({ options, prompt, answers }: ItemView): number {
  const words = [...options.flat(), prompt, ...answers].flatMap(
    (text) => text.toLowerCase().match(/[a-z]{3,}/gu) ?? [],
  );
  const levels = words.slice(0, 60).map((word) => levelOf(lemmasOf(word)[0]?.lemma ?? word));
  return Math.max(1, ...levels);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
