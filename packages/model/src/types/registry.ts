/** The registry of the types that a language model can propose. */
import { blank, clauseBlank } from "./blank.ts";
import { connective } from "./connective.ts";
import { definition } from "./definition.ts";
import { guidedWriting } from "./guided-writing.ts";
import { implication } from "./implication.ts";
import { irrelevantSentence } from "./irrelevant-sentence.ts";
import type { ModelType } from "./model-type.ts";
import { mood } from "./mood.ts";
import { reference } from "./reference.ts";
import { contentMatch, contentMatchKorean } from "./statements.ts";
import { summary } from "./summary.ts";
import { synonym } from "./synonym.ts";
import { claim, gist, purpose, title, topic } from "./whole-text.ts";
import { wordChoice } from "./word-choice.ts";
import { wordInContext } from "./word-in-context.ts";
import { wordOrder } from "./word-order.ts";

/** In the order in which teachers see them: first what only a model can propose. */
export const MODEL_TYPES = {
  topic,
  title,
  gist,
  claim,
  purpose,
  mood,
  implication,
  summary,
  reference,
  "content-match-korean": contentMatchKorean,
  "clause-blank": clauseBlank,
  "guided-writing": guidedWriting,
  blank,
  "irrelevant-sentence": irrelevantSentence,
  "content-match": contentMatch,
  "word-in-context": wordInContext,
  "word-choice": wordChoice,
  synonym,
  definition,
  connective,
  "word-order": wordOrder,
} as const satisfies Record<string, ModelType>;

/** A type that a model can propose, or null. */
export function findModelType(id: string): ModelType | null {
  return Object.hasOwn(MODEL_TYPES, id) ? (MODEL_TYPES as Record<string, ModelType>)[id]! : null;
}
