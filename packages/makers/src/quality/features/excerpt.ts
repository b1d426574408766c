/** Features that the items of every type have: of the text that is shown. */
import { dependenceOf, sentencesIn, wordCountOf } from "../../shared/excerpt.ts";
import type { FeatureExtractor } from "./features.ts";

/** The length of a text that exams print, in words. */
const USUAL_WORDS = { least: 90, most: 190 } as const;

export const excerptFeatures: FeatureExtractor = ({ excerpt }, source) => {
  const sentences = sentencesIn(source, excerpt);
  const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
  const { pointsBack, breaksOff, faulty } = dependenceOf(source, sentences);
  return {
    pointsBack: pointsBack ? 1 : 0,
    breaksOff: breaksOff ? 1 : 0,
    faultySentences: Math.min(4, faulty),
    unusualLength: words < USUAL_WORDS.least || words > USUAL_WORDS.most ? 1 : 0,
    severalParagraphs: new Set(sentences.map(({ paragraph }) => paragraph)).size > 1 ? 1 : 0,
  };
};
