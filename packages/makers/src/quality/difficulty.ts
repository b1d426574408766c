/**
 * The difficulty of an item, earned from its features: how many students of the second year of high school would answer
 * it right, by a logistic regression that `npm run fit` fits to a judge's estimates.
 */
import type { Difficulty } from "@pulda/question";
import type { Source } from "../maker.ts";
import weights from "./difficulty-weights.json" with { type: "json" };
import { difficultyFeatures } from "./features/difficulty.ts";
import type { Features } from "./features/features.ts";
import { featuresOf } from "./features/index.ts";
import type { ItemView } from "./item-view.ts";
import { predict } from "./logit-weights.ts";

/** An item that more students answer right is easy; one that fewer answer right is hard. */
const EASY = 0.64;
const HARD = 0.61;

/** The features that the difficulty is computed from: the text, what is asked, and those of the type. */
export function difficultyFeaturesOf(view: ItemView, source: Source): Features {
  return { ...featuresOf(view, source), ...difficultyFeatures(view, source) };
}

/** The share of students who answer an item right, 0–1; null for a type that no judge has rated. */
export function easeOf(view: ItemView, source: Source): number | null {
  return predict(weights, view.type, difficultyFeaturesOf(view, source));
}

/** 하, 중 or 상. */
export function difficultyOf(ease: number): Difficulty {
  return ease >= EASY ? "low" : ease < HARD ? "high" : "middle";
}
