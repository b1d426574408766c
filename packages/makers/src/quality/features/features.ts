/** The named numbers that a score is computed from. */
import type { ItemView } from "../item-view.ts";
import type { Source } from "../../maker.ts";

/** By name; a flag is 0 or 1, a share 0–1, and a count is bounded by what an item can hold. */
export type Features = Readonly<Record<string, number>>;

/** Computes the features of one type's items. Pure; linear in the length of the excerpt. */
export type FeatureExtractor = (view: ItemView, source: Source) => Features;
