/** Features of items whose words are to be formed or put in order. */
import { sentencesIn } from "../../shared/excerpt.ts";
import type { FeatureExtractor } from "./features.ts";

export const wordFormFeatures: FeatureExtractor = ({ excerpt, answers, places }, source) => {
  const tokens = sentencesIn(source, excerpt).flatMap((sentence) => sentence.tokens);
  const isPrinted = (answer: string): boolean => {
    const last = answer.toLowerCase().split(" ").at(-1);
    return tokens.some(
      ({ lower, start, end }) =>
        lower === last && places.every((place) => end <= place.start || start >= place.end),
    );
  };
  return {
    single: answers.length === 1 ? 1 : 0,
    printed: answers.some(isPrinted) ? 1 : 0,
    /** The share of blanks that are filled by adding -ly. */
    mechanical:
      answers.filter((answer) => answer.endsWith("ly")).length / Math.max(1, answers.length),
    infinitive: answers.some((answer) => answer.startsWith("to ")) ? 1 : 0,
  };
};

/** Words that open a clause within the clause, or a construction that has to be known. */
const TRIGGER = /^(?:that|which|who|whom|whose|how|what|why|where|whether|to|than|as|if)$/u;
/** A clause of this many words is worth putting in order. */
const LONG_WORDS = 8;

export const wordOrderFeatures: FeatureExtractor = ({ answers }) => {
  const words = (answers[0] ?? "").toLowerCase().split(/\s+/u);
  const triggers = words.filter((word) => TRIGGER.test(word)).length;
  return {
    words: Math.min(words.length, 12) / 12,
    long: words.length >= LONG_WORDS ? 1 : 0,
    triggers: Math.min(triggers, 3) / 3,
    passive: /\b(?:is|are|was|were|be|been|being) [a-z]+(?:ed|en|wn|ught)\b/u.test(words.join(" "))
      ? 1
      : 0,
  };
};
