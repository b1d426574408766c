import type { Shape } from "@pulda/question";
import type { Subject } from "./maker.ts";
import { MAKERS, OWN_TYPES } from "./registry.ts";
import { WORD_MAKERS } from "./word-test/word-test.ts";

export {
  make,
  making,
  type MakeRequest,
  type MakeResult,
  type Pick,
  type Refusal,
  type Step,
} from "./assemble.ts";
export { placeOf } from "./place.ts";
export { remake, type RemakeRequest } from "./remake.ts";
export { survey, type Survey } from "./survey.ts";
export { composeOwnChoice } from "./own-choice/compose.ts";
export { composeOwnWrite } from "./own-write/compose.ts";
export {
  makeWordTest,
  remakeWord,
  WORD_MAKERS,
  type WordTestRequest,
} from "./word-test/word-test.ts";
export { practise, type PractiseRequest } from "./practise.ts";
export { printItem, printKey, printQuestion } from "./print.ts";
export { SAMPLES } from "./passages/index.ts";

/** Changes whenever the same request may give other items. */
export const ENGINE_VERSION = "3.1.1";

/**
 * Every question type, in the order in which a teacher reads them: `auto` needs only a passage, `of_words`
 * only a word of a list.
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
