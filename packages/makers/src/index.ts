import type { Shape } from "@pulda/question";
import type { Subject } from "./maker.ts";
import { findMaker, MAKERS, OWN_TYPES } from "./registry.ts";
import { WORD_MAKERS } from "./word-test/word-test.ts";

export { make, makeInSteps, makePiece } from "./exam/assemble.ts";
export type {
  MadePiece,
  MakePiece,
  Amount,
  MakeRequest,
  MakeResult,
  MakeStep,
  Refusal,
  TargetPick,
} from "./exam/making.ts";
export { considerAll, type ConsideredType } from "./exam/consider-all.ts";
export type { Source } from "./maker.ts";
export { difficultyFeaturesOf } from "./quality/difficulty.ts";
export { featuresOf, signOf } from "./quality/features/index.ts";
export type { Features } from "./quality/features/features.ts";
export type { ItemView } from "./quality/item-view.ts";
export { targetOf } from "./shared/target.ts";
export { regenerate, type RegenerateRequest } from "./exam/regenerate.ts";
export { survey, type Survey } from "./exam/survey.ts";
export { composeOwnChoice } from "./types/own-choice/compose.ts";
export { composeOwnWrite } from "./types/own-write/compose.ts";
export {
  makeWordTest,
  regenerateWordItem,
  WORD_MAKERS,
  type WordTestRequest,
} from "./word-test/word-test.ts";
export { makeRuleReviewExam, type RuleReviewExamRequest } from "./exam/rule-review.ts";
export { printItem, printKey, printQuestion } from "./exam/print.ts";
export { FACTS, SAMPLES } from "./samples/index.ts";

/** The version of the question engine: changes whenever the same request may give different items. */
export const ENGINE_VERSION = "6.15.0";

/**
 * The shapes in which items of a type are made from a passage; none for a type that is not.
 * @example shapesOf("word-order") // ["arrange", "write"]
 */
export function shapesOf(type: string): Shape[] {
  const maker = findMaker(type);
  return maker ? [maker.shape, ...(maker.secondShape ? [maker.secondShape] : [])] : [];
}

/**
 * Every question type, in the order in which it is listed for teachers: `auto` types are made from a passage,
 * `of_words` types from a word of a word list.
 */
export function questionTypes(): {
  id: string;
  name: string;
  shape: Shape;
  asks: Subject | "own";
  auto: boolean;
  of_words: boolean;
}[] {
  const ofWordsAlone = Object.values(WORD_MAKERS)
    .filter(({ id }) => !Object.hasOwn(MAKERS, id))
    .map((maker) => ({ ...maker, auto: false }));
  return [...Object.values(MAKERS), ...ofWordsAlone, ...Object.values(OWN_TYPES)].map(
    ({ id, name, shape, asks, auto }) => ({
      id,
      name,
      shape,
      asks,
      auto,
      of_words: Object.hasOwn(WORD_MAKERS, id),
    }),
  );
}
