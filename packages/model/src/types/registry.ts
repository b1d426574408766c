/** The registry of the types that a language model can propose. */
import { blank } from "./blank.ts";
import { claim } from "./claim.ts";
import { clauseBlank } from "./clause-blank.ts";
import { connective } from "./connective.ts";
import { contentMatchKorean } from "./content-match-korean.ts";
import { contentMatch } from "./content-match.ts";
import { definition } from "./definition.ts";
import { gist } from "./gist.ts";
import { guidedWriting } from "./guided-writing.ts";
import { implication } from "./implication.ts";
import { irrelevantSentence } from "./irrelevant-sentence.ts";
import type { ModelType } from "./shared/model-type.ts";
import { mood } from "./mood.ts";
import { purpose } from "./purpose.ts";
import { reference } from "./reference.ts";
import { summary } from "./summary.ts";
import { synonym } from "./synonym.ts";
import { title } from "./title.ts";
import { topic } from "./topic.ts";
import { wordChoice } from "./word-choice.ts";
import { wordInContext } from "./word-in-context.ts";
import { wordOrder } from "./word-order.ts";

/** In the order in which teachers see them: first those of which rules make little or nothing. */
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
