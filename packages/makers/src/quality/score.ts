/**
 * The score of an item: how likely a strict teacher prints it as it is rather than writing a new one. A logistic
 * regression, fitted by `npm run fit` to items that a judge has rated.
 */
import weights from "./weights.json" with { type: "json" };
import type { Features } from "./features/features.ts";

interface TypeWeights {
  readonly intercept: number;
  /** By the name of the feature: what one unit more adds to the logit. */
  readonly weights: Readonly<Record<string, number>>;
}

const BY_TYPE: Readonly<Record<string, TypeWeights>> = weights;
/** Of a type that nobody has rated yet. */
const UNRATED: TypeWeights = { intercept: -1, weights: {} };

/**
 * From 0 to 1.
 * @example scoreOf("word-form", { longestGap: 0.4 }) > 0.5
 */
export function scoreOf(type: string, features: Features): number {
  const { intercept, weights: own } = (Object.hasOwn(BY_TYPE, type) && BY_TYPE[type]) || UNRATED;
  const logit = Object.entries(own).reduce(
    (sum, [name, weight]) => sum + weight * (features[name] ?? 0),
    intercept,
  );
  return 1 / (1 + Math.exp(-logit));
}
