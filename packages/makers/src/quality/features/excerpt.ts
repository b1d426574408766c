/** Features that the items of every type have: of the text that is shown, and of how its marks are spread. */
import { dependenceOf, sentencesIn, wordCountOf } from "../../shared/excerpt.ts";
import type { FeatureExtractor } from "./features.ts";

/** The length of a text that exams print, in words. */
const USUAL_WORDS = { least: 90, most: 190 } as const;

export const excerptFeatures: FeatureExtractor = ({ excerpt, places }, source) => {
  const sentences = sentencesIn(source, excerpt);
  const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
  const length = Math.max(1, excerpt.end - excerpt.start);
  const starts = places.map(({ start }) => (start - excerpt.start) / length);
  const gaps = [0, ...starts, 1].map((at, index, all) => (all[index + 1] ?? 1) - at);
  const { pointsBack, breaksOff, faulty } = dependenceOf(source, sentences);
  return {
    pointsBack: pointsBack ? 1 : 0,
    breaksOff: breaksOff ? 1 : 0,
    faultySentences: Math.min(4, faulty),
    unusualLength: words < USUAL_WORDS.least || words > USUAL_WORDS.most ? 1 : 0,
    /** The longest stretch without a mark, as a share of the text. */
    longestGap: places.length < 2 ? 0 : Math.max(...gaps),
    severalParagraphs: new Set(sentences.map(({ paragraph }) => paragraph)).size > 1 ? 1 : 0,
  };
};
