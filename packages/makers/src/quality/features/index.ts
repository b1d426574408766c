/** The features of each question type; a type that is missing here is judged by its type alone. */
import type { ItemView } from "../item-view.ts";
import type { Source } from "../../maker.ts";
import type { FeatureExtractor, Features } from "./features.ts";
import { connectiveFeatures } from "./connective.ts";
import { excerptFeatures } from "./excerpt.ts";
import { grammarFeatures } from "./grammar.ts";
import { sentenceInsertionFeatures } from "./sentence-insertion.ts";
import { sentenceOrderFeatures } from "./sentence-order.ts";
import { vocabularyFeatures } from "./vocabulary.ts";
import { wordFormFeatures, wordOrderFeatures } from "./written-forms.ts";

const EXTRACTORS: Readonly<Record<string, FeatureExtractor>> = {
  connective: connectiveFeatures,
  definition: vocabularyFeatures,
  "grammar-choice": grammarFeatures,
  "grammar-correction": grammarFeatures,
  "grammar-error": grammarFeatures,
  "sentence-insertion": sentenceInsertionFeatures,
  "sentence-order": sentenceOrderFeatures,
  synonym: vocabularyFeatures,
  "word-form": wordFormFeatures,
  "word-meaning": vocabularyFeatures,
  "word-order": wordOrderFeatures,
  "word-spelling": vocabularyFeatures,
};

/** Features that can only speak for an item. */
const FOR = [
  "equals",
  "firmParts",
  "firmTies",
  "heldBack",
  "heldForward",
  "keyWorth",
  "level",
  "long",
  "lures",
  "nearness",
  "tiedOpenings",
  "tieKinds",
  "triggers",
  "words",
];
/** Features that can only speak against an item. */
const AGAINST = [
  "beginner",
  "breaksOff",
  "brokenParts",
  "deadKeys",
  "doubledOptions",
  "echoed",
  "enumerated",
  "faultySentences",
  "fillers",
  "longestRun",
  "longParts",
  "mechanical",
  "oddOne",
  "oneHalf",
  "pointsBack",
  "printed",
  "repeated",
  "severalParagraphs",
  "single",
  "singleParts",
  "slotAtBreak",
  "slotAtEnd",
  "unevenness",
  "unusualLength",
];

/**
 * Whether a feature can only speak for an item (1) or against it (−1); 0 where it may be either. A weight of the other
 * sign says something of the few items that it was fitted to, not of items.
 */
export function signOf(feature: string): -1 | 0 | 1 {
  if (FOR.includes(feature)) return 1;
  return AGAINST.includes(feature) ? -1 : 0;
}

/**
 * The features of an item: those of its excerpt, and those of its type.
 * @example featuresOf(view, source).keyWorth // 0.75
 */
export function featuresOf(view: ItemView, source: Source): Features {
  const own = Object.hasOwn(EXTRACTORS, view.type) ? EXTRACTORS[view.type] : undefined;
  return { ...excerptFeatures(view, source), ...own?.(view, source) };
}
