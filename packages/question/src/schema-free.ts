/**
 * What pages need of this package at run time without its schemas, and zod with them: a sixth of the
 * first load. No module that is exported here imports zod.
 */
export * from "./item/numerals.ts";
export * from "./item/text-content.ts";
export * from "./annotation/merge-spans.ts";
export { highlighted, struckOut } from "./annotate.ts";
export * from "./passageProblem.ts";
export * from "./review.ts";
export * from "./takerView.ts";
export * from "./user-day.ts";
