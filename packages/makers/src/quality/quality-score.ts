/**
 * The quality score of an item: how likely a strict teacher prints it as it is rather than writing a new one. A logistic
 * regression, fitted by `npm run fit` to items that a judge has rated.
 */
import weights from "./weights.json" with { type: "json" };
import type { Features } from "./features/features.ts";
import { predict } from "./logit-weights.ts";

/** Of a type that nobody has rated yet. */
const UNRATED = 0.3;
/**
 * Of types that are new since the last fit, or whose maker is: the mean of what judges have rated since (docs/quality.md),
 * 0–1.
 */
const RATED_SINCE: Readonly<Record<string, number>> = {
  "content-match-korean": 0.66,
  "irrelevant-sentence": 0.7,
  "misplaced-sentence": 0.88,
  "not-mentioned": 0.85,
  "sentence-matching": 0.93,
};

/**
 * From 0 to 1.
 * @example qualityScoreOf("word-form", { longestGap: 0.4 }) > 0.5
 */
export function qualityScoreOf(type: string, features: Features): number {
  return RATED_SINCE[type] ?? predict(weights, type, features) ?? UNRATED;
}
