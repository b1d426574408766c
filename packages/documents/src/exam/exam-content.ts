/** All of an exam, as the formats that other programs read are written from it. */
import type { Item, Passage } from "@pulda/question";

/** An exam with its passages and items. Unlike a paper it has keys, explanations and proofs. */
export interface ExamContent {
  readonly title: string;
  /** Where `proof.passage` of an item points to. */
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
  /** The number that all chance came from. */
  readonly seed?: number;
  /** The exam code, by which the same exam is made again from its passages. */
  readonly code?: string;
}
