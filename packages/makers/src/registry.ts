/** Every question type. A new one is a folder of its own and a line here. */
import { connective } from "./connective/maker.ts";
import { contentMatch } from "./content-match/maker.ts";
import { irrelevantSentence } from "./irrelevant-sentence/maker.ts";
import { wordOrder } from "./word-order/maker.ts";
import { definition } from "./definition/maker.ts";
import { grammarChoice } from "./grammar-choice/maker.ts";
import { grammarCorrection } from "./grammar-correction/maker.ts";
import { synonym } from "./synonym/maker.ts";
import { wordChoice } from "./word-choice/maker.ts";
import { wordForm } from "./word-form/maker.ts";
import { wordInContext } from "./word-in-context/maker.ts";
import { wordMeaning } from "./word-meaning/maker.ts";
import { wordSpelling } from "./word-spelling/maker.ts";
import { blank } from "./blank/maker.ts";
import { grammarError } from "./grammar-error/maker.ts";
import type { Maker, OwnType } from "./maker.ts";
import { ownChoice } from "./own-choice/compose.ts";
import { ownWrite } from "./own-write/compose.ts";
import { sentenceInsertion } from "./sentence-insertion/maker.ts";
import { sentenceOrder } from "./sentence-order/maker.ts";

export const MAKERS = {
  "grammar-error": grammarError,
  "grammar-choice": grammarChoice,
  "grammar-correction": grammarCorrection,
  "word-in-context": wordInContext,
  "word-choice": wordChoice,
  blank,
  connective,
  "sentence-order": sentenceOrder,
  "sentence-insertion": sentenceInsertion,
  "irrelevant-sentence": irrelevantSentence,
  "content-match": contentMatch,
  definition,
  synonym,
  "word-meaning": wordMeaning,
  "word-form": wordForm,
  "word-spelling": wordSpelling,
  "word-order": wordOrder,
} as const satisfies Record<string, Maker>;

export const OWN_TYPES = {
  "own-choice": ownChoice,
  "own-write": ownWrite,
} as const satisfies Record<string, OwnType>;

/** The maker of a type, or null for a type that is not made from passages. */
export function findMaker(type: string): Maker | null {
  return Object.hasOwn(MAKERS, type) ? (MAKERS as Record<string, Maker>)[type]! : null;
}
