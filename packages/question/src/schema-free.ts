/**
 * The part of this package that pages load at run time, without its schemas: zod would be a sixth of the first
 * load. No module exported here imports zod.
 */
export * from "./item/numerals.ts";
export * from "./item/text-content.ts";
export * from "./annotation/merge-spans.ts";
export { withHighlight, withStrike } from "./annotation/annotation.ts";
export * from "./item/passage-problem.ts";
export * from "./item/review.ts";
export * from "./item/amount.ts";
export * from "./item/fit-points.ts";
export { MAX_POINTS, MIN_POINTS, isPoints, sumPoints } from "./item/points.ts";
export * from "./item/response-text.ts";
export * from "./item/taker-view.ts";
export * from "./user-day.ts";
