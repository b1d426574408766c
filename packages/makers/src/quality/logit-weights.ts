/** A fitted logistic model with weights for each question type. */
import type { Features } from "./features/features.ts";

interface TypeWeights {
  readonly intercept: number;
  /** By the name of the feature: what one unit more adds to the logit. */
  readonly weights: Readonly<Record<string, number>>;
}

export type LogitWeights = Readonly<Record<string, TypeWeights>>;

/**
 * What the model says, from 0 to 1; null for a type that it was not fitted to.
 * @example predict(weights, "word-form", { longestGap: 0.4 })
 */
export function predict(model: LogitWeights, type: string, features: Features): number | null {
  const own = Object.hasOwn(model, type) ? model[type] : undefined;
  if (!own) return null;
  const logit = Object.entries(own.weights).reduce(
    (sum, [name, weight]) => sum + weight * (features[name] ?? 0),
    own.intercept,
  );
  return 1 / (1 + Math.exp(-logit));
}
