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

/**
 * The features of an item: those of its excerpt, and those of its type.
 * @example featuresOf(view, source).words // 148
 */
export function featuresOf(view: ItemView, source: Source): Features {
  const own = Object.hasOwn(EXTRACTORS, view.type) ? EXTRACTORS[view.type] : undefined;
  return { ...excerptFeatures(view, source), ...own?.(view, source) };
}
